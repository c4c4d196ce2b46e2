import type { Condition } from "../../page/page-document.ts";
import type { JsonPath } from "../json/json-file.ts";
import { nameHelp, nearName } from "../json/nearest-name.ts";
import type { PathProblem } from "../json/path-problem.ts";
import { recordField } from "../schema/operand-field.ts";
import type { KnownWidget } from "../schema/widget-catalogue.ts";
import type { ConditionFacts } from "./condition-facts.ts";
import { senseOf } from "./condition-sense.ts";

/** A condition of a node, for a later look with the names that exist. */
export interface FoundCondition {
  readonly condition: Condition;
  readonly path: JsonPath;
}

/** Reports requests of a condition that the node's widget does not make. */
export function checkRequests(
  condition: Condition,
  path: JsonPath,
  widget: KnownWidget | undefined,
  problems: PathProblem[],
): void {
  for (const [part, at] of partsOf(condition, path)) checkRequests(part, at, widget, problems);
  if (!("hasData" in condition) || !widget) return;
  const requests = Object.keys(widget.manifest.data ?? {});
  if (requests.includes(condition.hasData)) return;
  const message = `"${widget.manifest.name}" has no request "${condition.hasData}".`;
  const near = nameHelp(condition.hasData, requests);
  problems.push({ path: [...path, "hasData"], code: "unknown-request", message, ...near });
}

/** Reports a condition that holds for nobody, or for everybody, whatever its operands are. */
export function checkSense(condition: Condition, path: JsonPath): PathProblem[] {
  const sense = senseOf(condition);
  if (sense === "open") return [];
  if (sense === "always") {
    const message = "The condition always holds: its parts leave nothing out.";
    return [{ path, code: "always-met", message, suggestion: "Take it out.", severity: "warning" }];
  }
  const message = "The condition never holds: its parts contradict each other, so the node never shows.";
  return [{ path, code: "never-met", message, suggestion: 'Take one part out, or write "any" for "all".' }];
}

/**
 * Reports operands that do not exist, and values that an operand never has: either would hide a node for
 * good.
 */
export function checkOperands(
  { condition, path }: FoundCondition,
  query: readonly string[],
  facts: ConditionFacts,
): PathProblem[] {
  const inside = partsOf(condition, path).flatMap(([part, at]) =>
    checkOperands({ condition: part, path: at }, query, facts),
  );
  const comparison = comparisonOf(condition, path);
  if (!comparison) return inside;
  const { operand, at, values } = comparison;
  const unknown = unknownOperand(operand, at, query, facts);
  if (unknown) return [...inside, unknown];
  return [...inside, ...values.flatMap(([value, place]) => wrongValue(operand, value, place, facts) ?? [])];
}

function partsOf(condition: Condition, path: JsonPath): (readonly [Condition, JsonPath])[] {
  if ("not" in condition) return [[condition.not, [...path, "not"]]];
  const key = "all" in condition ? "all" : "any";
  const parts = "all" in condition ? condition.all : "any" in condition ? condition.any : [];
  return parts.map((part, index) => [part, [...path, key, index]]);
}

interface Comparison {
  readonly operand: string;
  readonly at: JsonPath;
  readonly values: readonly (readonly [unknown, JsonPath])[];
}

function comparisonOf(condition: Condition, path: JsonPath): Comparison | undefined {
  if ("exists" in condition) return { operand: condition.exists, at: [...path, "exists"], values: [] };
  if ("eq" in condition) {
    const [operand, value] = condition.eq;
    return { operand, at: [...path, "eq", 0], values: [[value, [...path, "eq", 1]]] };
  }
  if (!("in" in condition)) return undefined;
  const [operand, list] = condition.in;
  const values = list.map((value, index) => [value, [...path, "in", 1, index]] as const);
  return { operand, at: [...path, "in", 0], values };
}

const UNKNOWN = "unknown-operand";

function unknownOperand(
  operand: string,
  path: JsonPath,
  query: readonly string[],
  facts: ConditionFacts,
): PathProblem | undefined {
  const found = facts.operands(operand);
  // What is no operand at all is the schema's to say.
  if (!found) return undefined;
  const { rule, rest } = found;
  const start = operand.slice(0, operand.length - rest.length);
  const problem = (message: string, known: Iterable<string>, otherwise?: string): PathProblem => {
    const { suggestion = otherwise, meant } = nearName(rest, known);
    return { path, code: UNKNOWN, message, suggestion, meant: meant && `${start}${meant}` };
  };
  if (rest === "") return undefined;
  if (rule.group === "query" && !query.includes(rest)) {
    const message = `The page does not declare the query parameter "${rest}", so conditions never see it.`;
    return problem(message, query, `Write "${rest}" in "cache.query" of the page.`);
  }
  if (rule.group === "flag") {
    const experiments = facts.names.get("experiment");
    const [id = ""] = rest.split(".", 1);
    if (experiments && !experiments.has(rest)) return problem(`There is no experiment "${id}".`, experiments);
  }
  const parameters = rule.names === "routeParameter" ? facts.names.get("routeParameter") : undefined;
  if (parameters && !parameters.has(rest))
    return problem(`No address fills in a parameter "${rest}".`, parameters);
  if (rule.record === undefined) return undefined;
  const field = recordField(rule.record, rest, facts.schemas);
  if (field.ok) return undefined;
  const known = field.known.map((name) => [...field.before, name].join("."));
  if (field.isRecord) {
    const message = `"${operand}" is a record, which no value equals.`;
    return problem(message, [], `Name a field of it: ${known.slice(0, 8).join(", ")}.`);
  }
  return problem(`"${operand}" is no field of the ${rule.record}.`, known);
}

function wrongValue(
  operand: string,
  value: unknown,
  path: JsonPath,
  facts: ConditionFacts,
): PathProblem | undefined {
  const found = facts.operands(operand);
  if (!found) return undefined;
  const { rule, rest } = found;
  const never = (message: string, known: Iterable<string> = []): PathProblem => ({
    path,
    code: "unknown-value",
    message,
    ...(typeof value === "string" ? nearName(value, known) : {}),
  });
  const said = JSON.stringify(value);
  if (rule.values && !rule.values.includes(value)) {
    const known = rule.values.map((each) => JSON.stringify(each)).join(", ");
    return never(`"${operand}" is never ${said}; it is one of ${known}.`, rule.values.map(String));
  }
  if (rule.format === "date" && !isDay(value))
    return never(`"${operand}" is a day, YYYY-MM-DD, not ${said}.`);
  const isText = rule.group !== undefined || rule.names !== undefined;
  if (isText && typeof value !== "string")
    return never(`"${operand}" is a text, so it never equals ${said}.`);
  const arms = rule.group === "flag" ? facts.arms.get(rest) : undefined;
  if (arms && !arms.has(String(value)))
    return never(`The experiment "${rest}" has no arm ${said}; it has ${[...arms].join(", ")}.`, arms);
  const names = rule.names === "routeParameter" ? undefined : facts.names.get(rule.names ?? "");
  if (names && !names.has(String(value))) return never(`There is no ${spoken(rule.names)} ${said}.`, names);
  if (rule.record === undefined) return undefined;
  const field = recordField(rule.record, rest, facts.schemas);
  const wrong = field.ok ? field.refuses(value) : undefined;
  return wrong && never(`"${operand}" is never ${said}: ${wrong.expected}.`, wrong.known);
}

function spoken(kind = ""): string {
  return kind === "routeName" ? "route" : kind;
}

function isDay(value: unknown): boolean {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
