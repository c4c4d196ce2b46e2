import { AUDIENCES } from "#schemas/audiences.ts";
import { isJsonObject } from "../json/layer.ts";
import { followRef, type SchemaNode } from "../json/schema-node.ts";

/** What an operand may be compared with: exactly one of the members says it. */
export interface OperandRule {
  /** Kind of name: `domain`, `language`, `routeName`, … */
  readonly names?: string;
  readonly values?: readonly unknown[];
  readonly format?: "date";
  /** Kind of record whose fields the operand names. */
  readonly record?: string;
  readonly group?: "query" | "flag";
}

/**
 * A rule and what of the operand follows its group: `taxDisplay` of `site.country.taxDisplay`; empty for a
 * whole operand.
 */
export interface FoundOperand {
  readonly rule: OperandRule;
  readonly rest: string;
}

/** Finds the rule of an operand; undefined when there is no such operand. */
export type OperandCatalogue = (operand: string) => FoundOperand | undefined;

const catalogues = new WeakMap<SchemaNode, OperandCatalogue>();

/** The catalogue of operands as the schema of pages keeps it (`$defs/Operand`). */
export function operandCatalogue(pageSchema: SchemaNode): OperandCatalogue {
  const known = catalogues.get(pageSchema);
  if (known) return known;
  const { anyOf } = followRef({ $ref: "#/$defs/Operand" }, pageSchema);
  const entries = (Array.isArray(anyOf) ? anyOf : []).filter(isJsonObject);
  const whole = new Map<string, OperandRule>();
  const groups: (readonly [string, OperandRule])[] = [];
  for (const { const: name, pattern, "x-operand": written } of entries) {
    if (!isJsonObject(written)) continue;
    const rule = withItsList(written);
    if (typeof name === "string") whole.set(name, rule);
    const start = typeof pattern === "string" ? /^\^((?:\w+\\\.)+)/.exec(pattern)?.[1] : undefined;
    if (start !== undefined) groups.push([start.replaceAll("\\.", "."), rule]);
  }
  const catalogue: OperandCatalogue = (operand) => {
    const rule = whole.get(operand);
    if (rule) return { rule, rest: "" };
    const group = groups.find(([start]) => operand.startsWith(start) && operand.length > start.length);
    return group && { rule: group[1], rest: operand.slice(group[0].length) };
  };
  catalogues.set(pageSchema, catalogue);
  return catalogue;
}

/** Values that are listed elsewhere, in the place of the list's name. */
function withItsList({ list, ...rule }: SchemaNode): OperandRule {
  return list === "audiences" ? { ...rule, values: AUDIENCES } : rule;
}
