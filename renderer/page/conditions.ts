import type { Operand } from "#schemas";
import type { Condition } from "./page-document.ts";

/** Who an operand depends on: the release, the request's variant, whom the page is for, or the guest. */
export type CacheScope = "static" | "variant" | "audience" | "user";

const scopeByPrefix: Readonly<Record<string, CacheScope>> = {
  site: "static",
  route: "variant",
  query: "variant",
  flag: "variant",
  device: "variant",
  date: "variant",
  user: "audience",
};

const widest: readonly CacheScope[] = ["user", "audience", "variant"];

/**
 * The context operands are read from: `{ site: {...}, route: {...}, query: {...}, flag, device, date, user
 * }`.
 */
export type ConditionContext = Readonly<Record<string, unknown>>;

/** Cache scope of an operand such as `user.signedIn`; undefined when no such operand exists. */
export function operandScope(operand: Operand): CacheScope | undefined {
  return scopeByPrefix[operand.split(".", 1)[0] ?? ""];
}

/** Widest scope a condition reads: what nobody knows is the guest's own. */
export function conditionScope(condition: Condition): CacheScope {
  const scopes = operandsOf(condition).map((operand) => operandScope(operand) ?? "user");
  return widest.find((scope) => scopes.includes(scope)) ?? "static";
}

/** Every operand that a condition reads, in its order, repeated ones too. */
export function operandsOf(condition: Condition): readonly Operand[] {
  if ("all" in condition) return condition.all.flatMap(operandsOf);
  if ("any" in condition) return condition.any.flatMap(operandsOf);
  if ("not" in condition) return operandsOf(condition.not);
  if ("eq" in condition) return [condition.eq[0]];
  if ("in" in condition) return [condition.in[0]];
  if ("exists" in condition) return [condition.exists];
  return [];
}

/**
 * Decides a condition as far as the context reaches. `undefined` means "not yet": it depends on
 * an operand the context does not hold (a whole missing group) or on data.
 */
export function evaluate(
  condition: Condition,
  context: ConditionContext,
  hasData?: (request: string) => boolean,
): boolean | undefined {
  if ("all" in condition) return combine(condition.all, false, context, hasData);
  if ("any" in condition) return combine(condition.any, true, context, hasData);
  if ("not" in condition) {
    const inner = evaluate(condition.not, context, hasData);
    return inner === undefined ? undefined : !inner;
  }
  if ("hasData" in condition) return hasData?.(condition.hasData);
  const operand =
    "eq" in condition ? condition.eq[0] : "in" in condition ? condition.in[0] : condition.exists;
  const [group = "", ...path] = operand.split(".");
  if (!(group in context)) return undefined;
  const value = path.reduce<unknown>(
    (at, key) => (at as Record<string, unknown> | undefined)?.[key],
    context[group],
  );
  if ("eq" in condition) return value === condition.eq[1];
  if ("in" in condition) return condition.in[1].includes(value);
  return value !== undefined && value !== null && value !== "";
}

/** `all` is decided by the first false, `any` by the first true. */
function combine(
  parts: readonly Condition[],
  decider: boolean,
  context: ConditionContext,
  hasData?: (request: string) => boolean,
): boolean | undefined {
  let open = false;
  for (const part of parts) {
    const value = evaluate(part, context, hasData);
    if (value === decider) return decider;
    if (value === undefined) open = true;
  }
  return open ? undefined : !decider;
}
