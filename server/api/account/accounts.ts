import type { Insertable, Selectable, Transaction } from "kysely";
import type { AccountContactTable, AccountTable } from "../../db/account-tables.ts";
import type { Db } from "../../db/pool.ts";
import { retryTransaction } from "../../db/retry-transaction.ts";
import type { Database } from "../../db/schema.ts";
import { everyShard } from "../../db/shards/every-shard.ts";
import { ApiError } from "../../platform/api-error.ts";
import type { OperationContext } from "../../platform/operations/operation.ts";
import type { LoginMode, SessionClaims } from "../../platform/session/session.ts";
import { audienceOf } from "./account-role.ts";
import { ACCOUNT_CONSENT_VERSION } from "./consent-version.ts";
import { tellAccount } from "./tell-account.ts";

export type Account = Selectable<AccountTable>;

/** A number as E.164, or an address in the form an account is known by. */
export type Contact = Pick<AccountContactTable, "kind" | "value">;

/** What proves a guest: a number, an address, or a provider's own name for them. */
export type AccountProof = Contact | { readonly provider: string; readonly subject: string };

/** The account of a brand that a number or an address was proven to belong to. */
export async function accountByContact(
  db: Db,
  brandId: string,
  { kind, value }: Contact,
): Promise<Account | undefined> {
  return db
    .selectFrom("account_contact as contact")
    .innerJoin("account", "account.user_id", "contact.user_id")
    .selectAll("account")
    .where("contact.brand_id", "=", brandId)
    .where("contact.kind", "=", kind)
    .where("contact.value", "=", value)
    .modifyEnd(everyShard("what proves a guest lies apart from the account"))
    .executeTakeFirst();
}

/**
 * Makes an account with what proves its guest. Of two at once with the same proof the first one's is both:
 * nothing is made then, and null returned.
 */
export async function makeAccount(
  trx: Transaction<Database>,
  account: Insertable<AccountTable>,
  proof: AccountProof,
): Promise<Account | null> {
  const { brand_id, user_id, created_at } = account;
  const own =
    "value" in proof
      ? await trx
          .insertInto("account_contact")
          .values({ brand_id, ...proof, user_id, verified_at: created_at })
          .onConflict((conflict) => conflict.columns(["brand_id", "kind", "value"]).doNothing())
          .returning("user_id")
          .executeTakeFirst()
      : await trx
          .insertInto("account_identity")
          .values({ brand_id, ...proof, user_id, created_at })
          .onConflict((conflict) => conflict.columns(["brand_id", "provider", "subject"]).doNothing())
          .returning("user_id")
          .executeTakeFirst();
  if (!own) return null;
  const gdpr_consent_version = account.gdpr_consent_at ? ACCOUNT_CONSENT_VERSION : null;
  return trx
    .insertInto("account")
    .values({ gdpr_consent_version, ...account })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The account of the guest of a call; undefined for a stranger, and for the guest of another brand. */
export async function accountOf({
  db,
  session,
  site,
}: Pick<OperationContext, "db" | "session" | "site">): Promise<Account | undefined> {
  if (!session || session.userId === null) return undefined;
  return db
    .selectFrom("account")
    .selectAll()
    .where("user_id", "=", session.userId)
    .where("brand_id", "=", site.brand.id)
    .executeTakeFirst();
}

/** What is proven to be a guest's. */
export async function contactsOf(
  db: Db,
  { user_id }: Pick<Account, "user_id">,
): Promise<readonly Selectable<AccountContactTable>[]> {
  return db
    .selectFrom("account_contact")
    .selectAll()
    .where("user_id", "=", user_id)
    .modifyEnd(everyShard("what a guest proved lies where its value does"))
    .execute();
}

/**
 * Holds what changes an account's proofs, or ends it, back until the transaction is over; false once gone.
 */
export async function lockAccount(
  trx: Transaction<Database>,
  { user_id }: Pick<Account, "user_id">,
): Promise<boolean> {
  const row = await trx
    .selectFrom("account")
    .select("user_id")
    .where("user_id", "=", user_id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Signs the guest of an account in: what this browser booked while nobody knew who it was becomes the guest's
 * (MODE-08), before the session is; where they sign out it stays theirs alone. An account that was to be
 * deleted stays; `isKept` says that it was. @throws ApiError `otp_expired` where it is gone by now.
 */
export async function beginAsGuest(
  account: Account,
  mode: LoginMode,
  context: OperationContext,
): Promise<{ readonly isKept: boolean }> {
  const { db, session, rotateSession } = context;
  if (!session || !rotateSession) throw new ApiError("unavailable");
  const isKept = await retryTransaction(db, async (trx) => {
    if (!(await lockAccount(trx, account))) throw new ApiError("otp_expired");
    const isUndone = await undoDeletion(trx, account, context);
    await trx
      .updateTable("booking")
      .set({ user_id: account.user_id })
      .where("session_id", "=", session.id)
      .where("brand_id", "=", account.brand_id)
      .where("user_id", "is", null)
      .modifyEnd(everyShard("a guest books properties anywhere"))
      .execute();
    return isUndone;
  });
  await rotateSession(claimsOf(account, mode, context));
  context.savedSignIn?.clear();
  return { isKept };
}

/** Keeps an account that was to be deleted, and says so to its guest: it may have been somebody else. */
async function undoDeletion(
  trx: Transaction<Database>,
  account: Account,
  context: OperationContext,
): Promise<boolean> {
  const undone = await trx
    .deleteFrom("account_deletion")
    .where("user_id", "=", account.user_id)
    .where("erased_at", "is", null)
    .returning("user_id")
    .executeTakeFirst();
  if (undone) await tellAccount(trx, account, await contactsOf(trx, account), { kept: "" }, context);
  return undone !== undefined;
}

/** What a session says of the guest of an account. */
function claimsOf(
  { user_id, first_name, last_name, role }: Account,
  mode: LoginMode,
  { guestCountry: country }: Pick<OperationContext, "guestCountry">,
): SessionClaims {
  const name = fullName({ first_name, last_name });
  return { userId: user_id, audience: audienceOf(role), name, mode, country };
}

/** How pages call a guest. */
export function fullName({ first_name, last_name }: Pick<Account, "first_name" | "last_name">): string {
  return [first_name, last_name].filter(Boolean).join(" ");
}
