import type { Assertion } from "#schemas";
import type { Condition } from "../page/page-document.ts";
import type { JsonPath } from "../release/json/json-file.ts";
import type { PathProblem } from "../release/json/path-problem.ts";
import { checkOperands } from "../release/pages/check-condition.ts";
import type { ConditionFacts } from "../release/pages/condition-facts.ts";
import { recordField } from "../release/schema/operand-field.ts";
import type { Requirement } from "./requirement.ts";

/** What requirements may read. */
export type AssertionFacts = ConditionFacts;

/** Groups of operands that there are where an assertion is asked. */
const GROUPS: Readonly<Record<Assertion["each"], readonly string[]>> = {
  site: ["site", "routes"],
  page: ["site", "page", "routes"],
  country: ["country", "routes"],
  release: ["routes"],
};

/** Operands that do not exist, or not where this is asked, and values that they never have. */
export function checkRequirement(
  requirement: Requirement,
  path: JsonPath,
  each: Assertion["each"],
  facts: AssertionFacts,
): readonly PathProblem[] {
  const inside = partsOf(requirement, path).flatMap(([part, at]) => checkRequirement(part, at, each, facts));
  return [...inside, ...ownProblems(requirement, path, each, facts)];
}

/** Every operand that a requirement reads. */
export function operandsOf(requirement: Requirement): readonly string[] {
  const inside = partsOf(requirement, []).flatMap(([part]) => operandsOf(part));
  return [...operandsIn(requirement, []).map(({ operand }) => operand), ...inside];
}

function ownProblems(
  requirement: Requirement,
  path: JsonPath,
  each: Assertion["each"],
  facts: AssertionFacts,
): readonly PathProblem[] {
  if ("shows" in requirement) {
    if (each === "page") return [];
    const message = `Widgets are shown by pages, and this is asked of each ${each}.`;
    const suggestion = 'Write "each": "page".';
    return [{ path: [...path, "shows"], part: "key", code: "unknown-operand", message, suggestion }];
  }
  return operandsIn(requirement, path).flatMap(({ operand, at }): readonly PathProblem[] => {
    const [group = ""] = operand.split(".");
    if (!GROUPS[each].includes(group)) {
      const message = `"${operand}" is not there where each ${each} is asked.`;
      const suggestion = `Name something of ${GROUPS[each].join(", ")}.`;
      return [{ path: at, code: "unknown-operand", message, suggestion }];
    }
    if ("eq" in requirement || "in" in requirement)
      return checkOperands({ condition: requirement as Condition, path }, [], facts); // these two forms are those of conditions
    const found = facts.operands(operand);
    const field = found?.rule.record && recordField(found.rule.record, found.rest, facts.schemas);
    // A list or a map may be asked for as a whole.
    if (field && !field.ok && field.isRecord) return [];
    // An operand of this schema is none that pages' conditions may read.
    const condition = { exists: operand } as unknown as Condition;
    return checkOperands({ condition, path }, [], facts).map((problem) => ({ ...problem, path: at }));
  });
}

function partsOf(requirement: Requirement, path: JsonPath): (readonly [Requirement, JsonPath])[] {
  if ("not" in requirement) return [[requirement.not, [...path, "not"]]];
  const key = "all" in requirement ? "all" : "any";
  const parts = "all" in requirement ? requirement.all : "any" in requirement ? requirement.any : [];
  return parts.map((part, index) => [part, [...path, key, index]]);
}

function operandsIn(
  requirement: Requirement,
  path: JsonPath,
): readonly { readonly operand: string; readonly at: JsonPath }[] {
  if ("exists" in requirement) return [{ operand: requirement.exists, at: [...path, "exists"] }];
  if ("eq" in requirement) return [{ operand: requirement.eq[0], at: [...path, "eq", 0] }];
  if ("in" in requirement) return [{ operand: requirement.in[0], at: [...path, "in", 0] }];
  if ("includes" in requirement) return [{ operand: requirement.includes[0], at: [...path, "includes", 0] }];
  if (!("within" in requirement)) return [];
  const [operand, others] = requirement.within;
  return [
    { operand, at: [...path, "within", 0] },
    ...others.map((other, index) => ({ operand: other, at: [...path, "within", 1, index] })),
  ];
}
