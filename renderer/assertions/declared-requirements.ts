import type { PathProblem } from "../release/json/path-problem.ts";
import { type KnownNames, unknownNames } from "../release/schema/check-document.ts";
import type { ConfigSchema } from "../release/schema/config-schemas.ts";
import { markedValues } from "../release/schema/marked-values.ts";
import { type AssertionFacts, checkRequirement } from "./check-requirement.ts";
import type { KnownAssertion, Requirement } from "./requirement.ts";

/** `requires` of a page or of a widget, as its schema lets it through. */
export type Requires = Readonly<
  Record<
    string,
    {
      readonly why: string;
      readonly suggestion?: string;
      /** Its form is not yet known to be one of a requirement. */
      readonly that: Readonly<Record<string, unknown>>;
    }
  >
>;

const pointer = "/$defs/Requirement";

/** What is wrong with the requirements of a page or widget, at paths in its `requires`. */
export function requiresProblems(
  requires: Requires,
  schema: ConfigSchema,
  names: KnownNames,
  facts: AssertionFacts,
): readonly PathProblem[] {
  return Object.entries(requires).flatMap(([name, { that }]) => {
    const mistakes = schema.mistakes(that, pointer);
    const marked = markedValues(that, { $ref: `#${pointer}` }, schema.root);
    const inside =
      mistakes.length > 0
        ? mistakes
        : [...unknownNames(marked, [], names), ...checkRequirement(that as Requirement, [], "page", facts)]; // it fits the schema
    return inside.map((problem) => ({ ...problem, path: ["requires", name, "that", ...problem.path] }));
  });
}

/** The requirements of a page or widget as assertions, named after it: `page.checkout.form`. */
export function declaredAssertions(owner: string, requires: Requires = {}): readonly KnownAssertion[] {
  return Object.entries(requires).map(([name, { that, ...words }]) => ({
    ...words,
    id: `${owner}.${name}`,
    each: "page",
    severity: "error",
    that: that as Requirement, // checked against the schema where it was declared
  }));
}
