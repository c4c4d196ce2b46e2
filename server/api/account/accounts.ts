import type { Insertable, Selectable, Transaction } from "kysely";
import type { AccountContactTable, AccountTable } from "../../db/account-tables.ts";
import type { Db } from "../../db/pool.ts";
import type { Database } from "../../db/schema.ts";
import { ApiError } from "../../platform/api-error.ts";
import type { OperationContext } from "../../platform/operations/operation.ts";
import type { LoginMode, SessionClaims } from "../../platform/session/session.ts";

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
  return trx.insertInto("account").values(account).returningAll().executeTakeFirstOrThrow();
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
  return db.selectFrom("account_contact").selectAll().where("user_id", "=", user_id).execute();
}

/**
 * Signs the guest of an account in: what this browser booked while nobody knew who it was becomes the guest's
 * (MODE-08), before the session is; where they sign out it stays theirs alone.
 */
export async function beginAsGuest(
  account: Account,
  mode: LoginMode,
  context: OperationContext,
): Promise<void> {
  const { db, session, rotateSession } = context;
  if (!session || !rotateSession) throw new ApiError("unavailable");
  await db
    .updateTable("booking")
    .set({ user_id: account.user_id })
    .where("session_id", "=", session.id)
    .where("brand_id", "=", account.brand_id)
    .where("user_id", "is", null)
    .execute();
  await rotateSession(claimsOf(account, mode, context));
}

/** What a session says of the guest of an account. */
function claimsOf(
  { user_id, first_name, last_name }: Account,
  mode: LoginMode,
  { guestCountry: country }: Pick<OperationContext, "guestCountry">,
): SessionClaims {
  return { userId: user_id, audience: "signed_in", name: fullName({ first_name, last_name }), mode, country };
}

/** How pages call a guest. */
export function fullName({ first_name, last_name }: Pick<Account, "first_name" | "last_name">): string {
  return [first_name, last_name].filter(Boolean).join(" ");
}
