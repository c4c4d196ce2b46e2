import type { AddPasskeyInput, PasskeyList } from "#schemas/generated/api/passkey.ts";
import { retryTransaction } from "../../../db/retry-transaction.ts";
import { everyShard } from "../../../db/shards/every-shard.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { supplySentence } from "../../../supply/supply-words.ts";
import { contactsOf, lockAccount } from "../accounts.ts";
import { ownAccount } from "../security/proof-owner.ts";
import { tellAccount } from "../tell-account.ts";
import { listPasskeys, passkeysOf } from "./account-passkeys.ts";
import { spendChallenge } from "./challenges.ts";
import { readMade } from "./passkey-answer.ts";
import { endedPasskey, unknownPasskey } from "./passkey-errors.ts";
import { verifyMade } from "./verify-passkey.ts";

/**
 * Keeps a passkey that the guest's device has just made, by the name of the browser that made it, and tells
 * the guest. @throws ApiError `otp_expired` with the reason `passkey_ended`; `credentials_invalid` with the
 * reason `passkey` for an answer that is wrong; `validation_failed` with the reason `passkey_limit`, or
 * `passkey_known` for one that an account has already.
 */
export async function addPasskey(
  { credential }: AddPasskeyInput,
  context: OperationContext,
): Promise<PasskeyList> {
  const { db, rotateSession } = context;
  if (!rotateSession) throw new ApiError("unavailable");
  const account = await ownAccount(context);
  const read = readMade(credential);
  if (!read) throw unknownPasskey();
  const place = await spendChallenge(read.challenge, "make", context);
  if (!place) throw endedPasskey();
  const made = await verifyMade(read, place, context);
  if (!made) throw unknownPasskey();
  const name = await nameOfBrowser(context);
  await retryTransaction(db, async (trx) => {
    if (!(await lockAccount(trx, account)))
      throw new ApiError("unauthenticated", { details: { reason: "sign_in" } });
    if ((await passkeysOf(trx, account)).length >= MOST_PASSKEYS) throw refused("passkey_limit");
    const { user_id, brand_id } = account;
    const kept = await trx
      .insertInto("account_passkey")
      .values({
        ...made,
        user_id,
        brand_id,
        passkey_id: context.ids.passkey(),
        rp_id: place.rpId,
        transports: JSON.stringify(made.transports),
        name,
        created_at: new Date(context.clock()),
      })
      .onConflict((conflict) => conflict.column("credential_id").doNothing())
      .returning("passkey_id")
      .executeTakeFirst();
    if (!kept) throw refused("passkey_known");
    await tellAccount(trx, account, await contactsOf(trx, account), { passkey: name }, context);
  });
  await rotateSession("same");
  return { passkeys: await listPasskeys(account, context) };
}

/** Browser and system of the session, for the guest to tell their passkeys apart. */
async function nameOfBrowser(context: OperationContext): Promise<string> {
  const row = await context.db
    .selectFrom("session")
    .select("device")
    .where("session_id", "=", context.session?.id ?? "")
    .modifyEnd(everyShard("a session lies where its secret does; once a passkey"))
    .executeTakeFirst();
  return row?.device || supplySentence(context, "profile.unknown-device", {});
}

function refused(reason: "passkey_limit" | "passkey_known"): ApiError {
  return new ApiError("validation_failed", { details: { reason } });
}

/** An account holds no more. */
const MOST_PASSKEYS = 20;
