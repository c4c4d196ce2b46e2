import { todayIn } from "#domain/dates";
import type { DeleteAccountInput, DeleteAccountOutput } from "#schemas/generated/api/security.ts";
import { retryTransaction } from "../../../db/retry-transaction.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { contactsOf, lockAccount } from "../accounts.ts";
import { endSessionsOf } from "../end-sessions.ts";
import { returnPath } from "../return-path.ts";
import { tellAccount } from "../tell-account.ts";
import { ownAccount } from "./proof-owner.ts";

/**
 * Has the guest's account deleted once the days of grace are over (ACC-10, PROF-02, API-32): every session
 * ends at once, this one too, the link of a shared list opens nothing any more, and the guest is told.
 * Signing in before that day undoes it. Of two at once one counts. @throws ApiError `validation_failed` at
 * `confirm` where the guest has not said that they mean it; `unauthenticated` with the reason `proof` where
 * who they are was not proven of late.
 */
export async function deleteAccount(
  { confirm }: DeleteAccountInput,
  context: OperationContext,
): Promise<DeleteAccountOutput> {
  const { db, clock, site, rotateSession } = context;
  if (!confirm)
    throw new ApiError("validation_failed", {
      fields: [{ field: "confirm", code: "confirm-required", message: "Please confirm." }],
    });
  if (!rotateSession) throw new ApiError("unavailable");
  const account = await ownAccount(context);
  const now = clock();
  const due = now + site.limits.signIn.deletionDays * DAY_MS;
  await retryTransaction(db, async (trx) => {
    if (!(await lockAccount(trx, account)))
      throw new ApiError("unauthenticated", { details: { reason: "sign_in" } });
    const { user_id, brand_id } = account;
    const asked = await trx
      .insertInto("account_deletion")
      .values({ user_id, brand_id, asked_at: new Date(now), due_at: new Date(due) })
      .onConflict((conflict) => conflict.column("user_id").doNothing())
      .returning("user_id")
      .executeTakeFirst();
    await trx.deleteFrom("wishlist_link").where("user_id", "=", user_id).execute();
    await endSessionsOf(trx, account, now);
    const change = { deletion: todayIn(site.country.timeZone, due) };
    if (asked) await tellAccount(trx, account, await contactsOf(trx, account), change, context);
  });
  await rotateSession(null);
  return { deleted_on: new Date(due).toISOString(), return_to: returnPath(undefined, context) };
}

const DAY_MS = 24 * 60 * 60_000;
