import type { OperationContext } from "../../../platform/operations/operation.ts";
import type { Account } from "../accounts.ts";
import { type PasskeyPurpose, spendChallenge } from "./challenges.ts";
import { readUsed } from "./passkey-answer.ts";
import { endedPasskey, unknownPasskey } from "./passkey-errors.ts";
import { verifyUsed } from "./verify-passkey.ts";

/**
 * The account that a passkey opens, by what it has signed for this session and purpose. A passkey that was
 * removed, one of another brand or host, a wrong signature and a count that went back look the same from
 * outside. @throws ApiError `otp_expired` with the reason `passkey_ended` where nothing was asked, or it was
 * answered before; `credentials_invalid` with the reason `passkey`.
 */
export async function accountByPasskey(
  text: string,
  purpose: Exclude<PasskeyPurpose, "make">,
  context: OperationContext,
): Promise<Account> {
  const { db, clock, site } = context;
  const used = readUsed(text);
  if (!used) throw unknownPasskey();
  const place = await spendChallenge(used.challenge, purpose, context);
  if (!place) throw endedPasskey();
  const passkey = await db
    .selectFrom("account_passkey")
    .selectAll()
    .where("user_id", "=", used.userId)
    .where("credential_id", "=", used.answer.id)
    .where("brand_id", "=", site.brand.id)
    .where("rp_id", "=", place.rpId)
    .executeTakeFirst();
  const counter = passkey ? await verifyUsed(used, place, passkey, context) : null;
  if (!passkey || counter === null) throw unknownPasskey();
  const kept = await db
    .updateTable("account_passkey")
    .set({ counter, last_used_at: new Date(clock()) })
    .where("user_id", "=", passkey.user_id)
    .where("passkey_id", "=", passkey.passkey_id)
    // Of two that signed with the same count one is a copy; and it may have been removed meanwhile.
    .where("counter", "=", passkey.counter)
    .returning("user_id")
    .executeTakeFirst();
  const account =
    kept &&
    (await db.selectFrom("account").selectAll().where("user_id", "=", kept.user_id).executeTakeFirst());
  if (!account) throw unknownPasskey();
  return account;
}
