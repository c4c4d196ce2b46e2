import type { PasskeyList, RemovePasskeyInput } from "#schemas/generated/api/passkey.ts";
import { retryTransaction } from "../../../db/retry-transaction.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { contactsOf, lockAccount } from "../accounts.ts";
import { endSessionsOf } from "../end-sessions.ts";
import { ownAccount } from "../security/proof-owner.ts";
import { tellAccount } from "../tell-account.ts";
import { listPasskeys } from "./account-passkeys.ts";

/**
 * Ends that a passkey signs the guest in. Every other browser is signed out, since who has the passkey may
 * have used it there, and the guest is told. A passkey is never the only way into an account. @throws
 * ApiError `not_found` for one that is not the guest's.
 */
export async function removePasskey(
  { passkey_id }: RemovePasskeyInput,
  context: OperationContext,
): Promise<PasskeyList> {
  const { db, rotateSession, session, clock } = context;
  if (!rotateSession) throw new ApiError("unavailable");
  const account = await ownAccount(context);
  const removed = await retryTransaction(db, async (trx) => {
    if (!(await lockAccount(trx, account))) return false;
    const ended = await trx
      .deleteFrom("account_passkey")
      .where("user_id", "=", account.user_id)
      .where("passkey_id", "=", passkey_id)
      .returning("name")
      .executeTakeFirst();
    if (!ended) return false;
    await endSessionsOf(trx, account, clock(), session?.id);
    const change = { passkeyRemoved: ended.name };
    await tellAccount(trx, account, await contactsOf(trx, account), change, context);
    return true;
  });
  if (!removed) throw new ApiError("not_found");
  await rotateSession("same");
  return { passkeys: await listPasskeys(account, context) };
}
