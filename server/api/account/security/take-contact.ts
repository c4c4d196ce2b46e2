import type { Transaction } from "kysely";
import type { Database } from "../../../db/schema.ts";
import { everyShard } from "../../../db/shards/every-shard.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import type { AccountChange } from "../account-mails.ts";
import { type Account, type Contact, contactsOf, lockAccount } from "../accounts.ts";
import { endSessionsOf } from "../end-sessions.ts";
import { maskedContact } from "../sign-in/sign-in-state.ts";
import { tellAccount } from "../tell-account.ts";
import { rememberWelcomed } from "../wallet/welcome-credit.ts";
import { waysOf } from "./ways-of.ts";

type Trx = Transaction<Database>;

/**
 * Makes a contact that its guest has just proven that of their account, in place of the one before of its
 * kind. False where it is the only way into another account, and stays there.
 */
export async function takeContact(
  trx: Trx,
  account: Account,
  contact: Contact,
  context: OperationContext,
): Promise<boolean> {
  if (!(await lockAccount(trx, account)))
    throw new ApiError("unauthenticated", { details: { reason: "sign_in" } });
  const before = await contactsOf(trx, account);
  if (before.some(({ kind, value }) => kind === contact.kind && value === contact.value)) return true;
  if (!(await claim(trx, account, contact, context))) return false;
  await rememberWelcomed(trx, account, contact, new Date(context.clock()));
  const { user_id } = account;
  const replaced = before.filter(({ kind }) => kind === contact.kind);
  for (const { kind, value } of replaced) await giveUp(trx, account, { kind, value });
  if (contact.kind === "email")
    await trx.updateTable("account").set({ email: contact.value }).where("user_id", "=", user_id).execute();
  const now = context.clock();
  await endSessionsOf(trx, account, now, context.session?.id);
  const change = maskedContact(contact) as AccountChange;
  const emails = before.filter(({ kind }) => kind === "email");
  const phones = before.filter(({ kind }) => kind === "phone");
  await tellAccount(trx, account, emails, change, context);
  // A number that is given up is told itself: whoever took the account over may read its mail.
  if (contact.kind === "phone" || emails.length === 0)
    await tellAccount(trx, account, phones, change, context);
  return true;
}

/** Writes the contact down as the account's; one of another account moves where that has another way in. */
async function claim(
  trx: Trx,
  { brand_id, user_id }: Account,
  { kind, value }: Contact,
  context: OperationContext,
): Promise<boolean> {
  const verified_at = new Date(context.clock());
  const fresh = await trx
    .insertInto("account_contact")
    .values({ brand_id, kind, value, user_id, verified_at })
    .onConflict((conflict) => conflict.columns(["brand_id", "kind", "value"]).doNothing())
    .returning("user_id")
    .executeTakeFirst();
  if (fresh) return true;
  const held = trx
    .selectFrom("account")
    .selectAll()
    .where("user_id", "in", (eb) =>
      eb
        .selectFrom("account_contact")
        .select("user_id")
        .where("brand_id", "=", brand_id)
        .where("kind", "=", kind)
        .where("value", "=", value),
    )
    .forUpdate()
    .modifyEnd(everyShard("what proves a guest lies apart from the account"));
  const other = await held.executeTakeFirst();
  if (other) {
    const left = await waysOf(trx, other);
    if (left <= 1) return false;
    await giveUp(trx, other, { kind, value });
    if (other.email === value)
      await trx.updateTable("account").set({ email: null }).where("user_id", "=", other.user_id).execute();
    const rest = await contactsOf(trx, other);
    if (!rest.some((each) => each.kind === "email"))
      await trx.deleteFrom("account_password").where("user_id", "=", other.user_id).execute();
    await endSessionsOf(trx, other, context.clock());
    const { phone, email } = { phone: "", email: "", ...maskedContact({ kind, value }) };
    await tellAccount(trx, other, rest, { moved: phone || email }, context);
  }
  const taken = await trx
    .insertInto("account_contact")
    .values({ brand_id, kind, value, user_id, verified_at })
    .onConflict((conflict) => conflict.columns(["brand_id", "kind", "value"]).doNothing())
    .returning("user_id")
    .executeTakeFirst();
  return taken !== undefined;
}

/** A contact proves its account no more; links of mails that went there open nothing. */
async function giveUp(trx: Trx, { brand_id }: Account, { kind, value }: Contact): Promise<void> {
  await trx
    .deleteFrom("account_contact")
    .where("brand_id", "=", brand_id)
    .where("kind", "=", kind)
    .where("value", "=", value)
    .execute();
  if (kind === "email")
    await trx
      .deleteFrom("mail_token")
      .where("brand_id", "=", brand_id)
      .where("email", "=", value)
      .modifyEnd(everyShard("links of an address lie where their secrets do"))
      .execute();
}
