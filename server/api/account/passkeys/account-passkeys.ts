import type { Selectable } from "kysely";
import { findSite } from "#renderer/server";
import type { Passkey } from "#schemas/generated/api/passkey.ts";
import type { AccountPasskeyTable } from "../../../db/account-tables.ts";
import type { Db } from "../../../db/pool.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import type { Account } from "../accounts.ts";

/** Passkeys of an account, the oldest first. */
export async function passkeysOf(
  db: Db,
  { user_id }: Pick<Account, "user_id">,
): Promise<readonly Selectable<AccountPasskeyTable>[]> {
  return db
    .selectFrom("account_passkey")
    .selectAll()
    .where("user_id", "=", user_id)
    .orderBy("created_at")
    .orderBy("passkey_id")
    .execute();
}

/** The same as a page lists them; a host is named where it is none of the page's own site. */
export async function listPasskeys(
  account: Pick<Account, "user_id">,
  { db, release, site }: Pick<OperationContext, "db" | "release" | "site">,
): Promise<Passkey[]> {
  const passkeys = await passkeysOf(db, account);
  return passkeys.map(({ passkey_id, name, rp_id, created_at, last_used_at }) => ({
    id: passkey_id,
    name,
    ...(findSite(release, rp_id).id === site.id ? {} : { host: rp_id }),
    since: created_at.toISOString(),
    ...(last_used_at ? { last_used: last_used_at.toISOString() } : {}),
  }));
}
