import { operandScope } from "../plan/conditions.ts";
import type { Condition } from "../plan/page-document.ts";
import type { JsonPath } from "./json-file.ts";
import type { MarkedValue } from "./marked-values.ts";
import { nearName } from "./nearest-name.ts";
import type { PathProblem } from "./path-problem.ts";
import type { KnownWidget } from "./widget-catalogue.ts";

const OPERAND_GROUPS = ["site", "page", "route", "query", "flag", "device", "date", "user"];

/** Reports operands and requests of a condition that do not exist, and collects the experiments it names. */
export function checkCondition(
  condition: Condition,
  path: JsonPath,
  widget: KnownWidget | undefined,
  marked: MarkedValue[],
  problems: PathProblem[],
): void {
  for (const key of ["all", "any"] as const) {
    const parts = (condition as Readonly<Record<string, readonly Condition[] | undefined>>)[key] ?? [];
    for (const [index, part] of parts.entries())
      checkCondition(part, [...path, key, index], widget, marked, problems);
  }
  if ("not" in condition) checkCondition(condition.not, [...path, "not"], widget, marked, problems);
  if ("hasData" in condition && widget) {
    const requests = Object.keys(widget.manifest.data ?? {});
    if (requests.includes(condition.hasData)) return;
    const message = `"${widget.manifest.name}" has no request "${condition.hasData}".`;
    const near = nearName(condition.hasData, requests);
    problems.push({ path: [...path, "hasData"], code: "unknown-request", message, ...near });
  }
  const [operand, at] = operandOf(condition, path);
  if (operand === undefined) return;
  const [group = "", name = ""] = String(operand).split(".");
  if (operandScope(String(operand)) === undefined) {
    const message = `"${operand}" is not an operand; they start with ${OPERAND_GROUPS.join(", ")}.`;
    const { suggestion, meant } = nearName(group, OPERAND_GROUPS);
    problems.push({
      path: at,
      code: "unknown-operand",
      message,
      suggestion,
      meant: meant && `${meant}${String(operand).slice(group.length)}`,
    });
  } else if (group === "flag") {
    marked.push({ path: at, value: name, kind: "experiment", prefix: "flag.", code: "unknown-operand" });
  }
}

function operandOf(condition: Condition, path: JsonPath): [unknown, JsonPath] {
  if ("eq" in condition) return [condition.eq[0], [...path, "eq", 0]];
  if ("in" in condition) return [condition.in[0], [...path, "in", 0]];
  if ("exists" in condition) return [condition.exists, [...path, "exists"]];
  return [undefined, path];
}
