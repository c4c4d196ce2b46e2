import { accountEmail } from "#domain/account";
import type { AccountRole } from "../../db/account-tables.ts";
import type { Db } from "../../db/pool.ts";
import { retryTransaction } from "../../db/retry-transaction.ts";
import { accountByContact, type Contact } from "./accounts.ts";
import { endSessionsOf } from "./end-sessions.ts";

/** An account of a brand, by what was proven to be its guest's, and the role it is to have. */
export interface RoleChange {
  readonly brandId: string;
  /** A number as E.164, or an address. */
  readonly contact: string;
  /** Null takes the role away. */
  readonly role: AccountRole | null;
}

/**
 * Makes an account an agent's or a company's, or a guest's again. Whoever is signed in with it is signed out
 * everywhere, so that no session has a role that its account has no more. Returns whether it had another role
 * before, and null where the brand has no such account. `now` is in milliseconds since 1970.
 */
export async function setAccountRole(
  db: Db,
  { brandId, contact, role }: RoleChange,
  now: number,
): Promise<{ readonly changed: boolean } | null> {
  return retryTransaction(db, async (trx) => {
    const account = await accountByContact(trx, brandId, contactNamed(contact));
    if (!account) return null;
    if (account.role === role) return { changed: false };
    await trx.updateTable("account").set({ role }).where("user_id", "=", account.user_id).execute();
    await endSessionsOf(trx, account, now);
    return { changed: true };
  });
}

function contactNamed(text: string): Contact {
  if (text.includes("@")) return { kind: "email", value: accountEmail(text) };
  return { kind: "phone", value: text.replaceAll(/[\s()-]/g, "") };
}
