import type { OperationBudget, OperationRow } from "#schemas";
import { ApiError } from "../api-error.ts";
import { sha256 } from "../hash.ts";
import { type Budget, spendBudgets } from "../limits/spend-budgets.ts";
import { sourceOf } from "../source-of.ts";
import type { OperationContext } from "./operation.ts";

/**
 * Counts a call in the budgets of its contract, in the database, which all processes share; returns what
 * takes it back. Calls that take the same input are one.
 * @throws ApiError `rate_limited` with the wait.
 */
export async function spendCalls(
  { budget, input: inputRef }: Pick<OperationRow, "budget" | "input">,
  input: Readonly<Record<string, unknown>>,
  context: OperationContext,
): Promise<() => Promise<void>> {
  if (budget === "local") return async () => {};
  const name = inputRef.split("/").at(-1);
  const counted = budget.flatMap((each): readonly Budget[] => {
    const whose = subjectOf(each, input, context);
    if (whose === undefined) return [];
    return [
      {
        bucket: `call:${name}:${each.field ?? each.per}:${sha256(whose)}`,
        limit: numberOf(each.limit, context),
        windowSeconds: numberOf(each.minutes, context) * 60,
      },
    ];
  });
  const spending = await spendBudgets(context, counted);
  if (!spending.ok) throw new ApiError("rate_limited", { details: { retry_after: spending.wait } });
  return spending.giveBack;
}

function subjectOf(
  { per, field = "" }: OperationBudget,
  input: Readonly<Record<string, unknown>>,
  { session, ip }: OperationContext,
): string | undefined {
  if (per === "session") return session?.id;
  if (per === "address") return sourceOf(ip);
  const value = input[field];
  return value === undefined ? undefined : String(value).trim().toLowerCase();
}

function numberOf(value: number | string, { site }: OperationContext): number {
  if (typeof value === "number") return value;
  const named = (site.limits.protection as Readonly<Record<string, number>>)[value];
  if (named === undefined) throw new Error(`Sites have no limit protection.${value}.`);
  return named;
}
