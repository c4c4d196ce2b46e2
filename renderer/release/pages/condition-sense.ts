import type { Condition } from "../../page/page-document.ts";

/** Beyond this many combinations nothing is said. */
const MOST_COMBINATIONS = 4096;

/** A value that no condition names, and none at all. */
const OTHER = Symbol("other");
const ABSENT = undefined;

/** All values an operand can have; undefined when nobody knows them all. */
export type ValuesOf = (operand: string) => readonly unknown[] | undefined;

/**
 * Whether a condition holds for no guest or for every guest, whatever the operands are: tried with all values
 * they have or, where nobody knows these, with every value it names, another one and none. `open` when it
 * depends, or names too much to try.
 */
export function senseOf(
  condition: Condition,
  valuesOf: ValuesOf = () => undefined,
): "never" | "always" | "open" {
  const operands = operandsIn(condition);
  const choices = [...operands].map(
    ([operand, values]) => [operand, valuesOf(operand) ?? [...values, OTHER, ABSENT]] as const,
  );
  const count = choices.reduce((product, [, values]) => product * values.length, 1);
  if (count > MOST_COMBINATIONS) return "open";
  let holds = 0;
  for (let index = 0; index < count; index++) {
    let rest = index;
    const values = new Map<string, unknown>();
    for (const [operand, all] of choices) {
      values.set(operand, all[rest % all.length]);
      rest = Math.floor(rest / all.length);
    }
    if (isMet(condition, values)) holds++;
    if (holds > 0 && holds <= index) return "open";
  }
  return holds === 0 ? "never" : "always";
}

/** Operands of a condition, with the values it names for each. */
export function operandsIn(condition: Condition): ReadonlyMap<string, ReadonlySet<unknown>> {
  const operands = new Map<string, Set<unknown>>();
  collect(condition, operands);
  return operands;
}

function collect(condition: Condition, operands: Map<string, Set<unknown>>): void {
  const note = (operand: string, values: readonly unknown[]) => {
    const known = operands.get(operand) ?? new Set();
    for (const value of values) known.add(value);
    operands.set(operand, known);
  };
  if ("all" in condition) for (const part of condition.all) collect(part, operands);
  else if ("any" in condition) for (const part of condition.any) collect(part, operands);
  else if ("not" in condition) collect(condition.not, operands);
  else if ("eq" in condition) note(condition.eq[0], [condition.eq[1]]);
  else if ("in" in condition) note(condition.in[0], condition.in[1]);
  else if ("exists" in condition) note(condition.exists, []);
  else note(`data ${condition.hasData}`, []);
}

function isMet(condition: Condition, values: ReadonlyMap<string, unknown>): boolean {
  if ("all" in condition) return condition.all.every((part) => isMet(part, values));
  if ("any" in condition) return condition.any.some((part) => isMet(part, values));
  if ("not" in condition) return !isMet(condition.not, values);
  if ("eq" in condition) return values.get(condition.eq[0]) === condition.eq[1];
  if ("in" in condition) return (condition.in[1] as readonly unknown[]).includes(values.get(condition.in[0]));
  const value = values.get("exists" in condition ? condition.exists : `data ${condition.hasData}`);
  return value !== ABSENT && value !== null && value !== "";
}
