import type { Assertion } from "#schemas";
import type { Condition } from "../page/page-document.ts";
import type { JsonPath } from "../release/json/json-file.ts";
import { nameHelp } from "../release/json/nearest-name.ts";
import type { PathProblem } from "../release/json/path-problem.ts";
import { checkOperands } from "../release/pages/check-condition.ts";
import type { ConditionFacts } from "../release/pages/condition-facts.ts";
import { knownFormats } from "../release/schema/known-formats.ts";
import { recordField } from "../release/schema/operand-field.ts";
import { groupNameOf } from "./country-groups.ts";
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

/** Requirements that name nothing of what they are asked of, and several things of one other. */
export function askedOfOthers(
  requirements: readonly Requirement[],
  each: Assertion["each"],
): PathProblem | undefined {
  const named = requirements.flatMap(operandsOf).map((operand) => operand.split(".", 1)[0] ?? "");
  const things = named.filter((group) => group !== "routes");
  if (things.length < 2 || things.some((group) => GROUPS[each].includes(group))) return undefined;
  const meant = EACH.find((other) => things.every((group) => GROUPS[other].includes(group)));
  if (meant === undefined) return undefined;
  const message = `What it says is of each ${meant}, and it is asked of each ${each}.`;
  return { path: ["each"], code: "unknown-operand", message, suggestion: `Write "${meant}".` };
}

const EACH = ["country", "site", "page"] as const;

/** Every group of countries that a requirement names. */
export function groupsOf(requirement: Requirement): readonly string[] {
  const own = "in" in requirement ? requirement.in[1].flatMap((item) => groupNameOf(item) ?? []) : [];
  return [...own, ...partsOf(requirement, []).flatMap(([part]) => groupsOf(part))];
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
    if ("eq" in requirement) return checkOperands({ condition: requirement as Condition, path }, [], facts); // as conditions have it
    if ("in" in requirement) return listProblems(requirement, path, facts);
    const found = facts.operands(operand);
    const field = found?.rule.record && recordField(found.rule.record, found.rest, facts.schemas);
    // A list or a map may be asked for as a whole.
    if (field && !field.ok && field.isRecord) return [];
    // An operand of this schema is none that pages' conditions may read.
    const condition = { exists: operand } as unknown as Condition;
    return checkOperands({ condition, path }, [], facts).map((problem) => ({ ...problem, path: at }));
  });
}

/** What is wrong with a list of values, and with the groups of countries that stand in it. */
function listProblems(
  { in: [operand, values] }: Extract<Requirement, { in: unknown }>,
  path: JsonPath,
  facts: AssertionFacts,
): readonly PathProblem[] {
  const items = values.map((value, index) => ({ value, at: [...path, "in", 1, index] }));
  const plain = items.filter(({ value }) => groupNameOf(value) === undefined);
  const condition = { in: [operand, plain.map(({ value }) => value)] } as unknown as Condition; // as conditions have it
  // A value is placed by where it stands among all of them.
  const placeOf = (at: JsonPath) => plain[Number(at.slice(path.length)[2])]?.at ?? at;
  const ofValues = checkOperands({ condition, path }, [], facts).map((problem) => ({
    ...problem,
    path: placeOf(problem.path),
  }));
  const isCountry = ofValues.length > 0 || operand.endsWith("COUNTRY_CODE");
  return [
    ...ofValues,
    ...items.flatMap(({ value, at }) => groupProblems(operand, isCountry, value, at, facts)),
  ];
}

function groupProblems(
  operand: string,
  isCountry: boolean,
  value: unknown,
  at: JsonPath,
  { names }: AssertionFacts,
): readonly PathProblem[] {
  const name = groupNameOf(value);
  if (name === undefined) return countryProblems(operand, value, at);
  const path = [...at, "group"];
  const known = names.get("group") ?? new Set();
  if (!known.has(name)) {
    const message = `There is no group "${name}".`;
    const suggestion = `Write its countries in config/groups/${name}.json.`;
    return [{ path, code: "unknown-group", message, suggestion, ...nameHelp(name, known) }];
  }
  if (isCountry) return [];
  const message = `"${operand}" is no country, so it is none of "${name}".`;
  const suggestion = 'Ask for "country.COUNTRY_CODE" or "site.country.COUNTRY_CODE".';
  return [{ path, code: "unknown-value", message, suggestion }];
}

/** A country that the world does not have; it needs no file here. */
function countryProblems(operand: string, value: unknown, path: JsonPath): readonly PathProblem[] {
  if (!/(^|\.)country\.COUNTRY_CODE$/.test(operand) || typeof value !== "string") return [];
  if (!/^[A-Z]{2}$/.test(value) || knownFormats.region?.is(value)) return [];
  const message = `No country has the ISO code "${value}".`;
  return [{ path, code: "unknown-value", message, suggestion: "Write the code of a country, such as NL." }];
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
