import { isJsonObject } from "../release/json/layer.ts";

/** What operands are read from: `site`, `page`, `country` and `routes`, as far as there is one. */
export type AssertionContext = Readonly<Record<string, unknown>>;

/** Value of an operand such as `site.country.links.privacyPolicy`; undefined when nothing says one. */
export function readOperand(operand: string, context: AssertionContext): unknown {
  return operand
    .split(".")
    .reduce<unknown>(
      (at, key) => (isJsonObject(at) && Object.hasOwn(at, key) ? at[key] : undefined),
      context,
    );
}

/** Whether a value says something: neither absent nor an empty text, list or map. */
export function saysSomething(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return false;
  if (Array.isArray(value)) return value.length > 0;
  return !isJsonObject(value) || Object.keys(value).length > 0;
}
