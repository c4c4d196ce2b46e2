import type { Selectable } from "kysely";
import type { ProvenIdentityTable } from "../../db/account-tables.ts";
import type { Db } from "../../db/pool.ts";
import { everyShard } from "../../db/shards/every-shard.ts";
import type { OperationContext } from "../../platform/operations/operation.ts";
import type { Account } from "./accounts.ts";

export type ProvenIdentity = Selectable<ProvenIdentityTable>;

/** The account of a brand that a provider's guest has. */
export async function accountByIdentity(
  db: Db,
  brandId: string,
  { provider, subject }: { readonly provider: string; readonly subject: string },
): Promise<Account | undefined> {
  return db
    .selectFrom("account_identity as identity")
    .innerJoin("account", "account.user_id", "identity.user_id")
    .selectAll("account")
    .where("identity.brand_id", "=", brandId)
    .where("identity.provider", "=", provider)
    .where("identity.subject", "=", subject)
    .modifyEnd(everyShard("an identity lies by its subject, its account by the account's id; once a sign-in"))
    .executeTakeFirst();
}

/**
 * What a provider has said of this browser's guest, who has no account yet; undefined once that is too old.
 */
export async function findIdentity({
  db,
  clock,
  session,
  site,
}: Pick<OperationContext, "db" | "clock" | "session" | "site">): Promise<ProvenIdentity | undefined> {
  return db
    .selectFrom("proven_identity")
    .selectAll()
    .where("session_id", "=", session?.id ?? "")
    .where("brand_id", "=", site.brand.id)
    .where("expires_at", ">", new Date(clock()))
    .executeTakeFirst();
}

/** Forgets what a provider has said. */
export async function endIdentity({ db, session }: Pick<OperationContext, "db" | "session">): Promise<void> {
  await db
    .deleteFrom("proven_identity")
    .where("session_id", "=", session?.id ?? "")
    .execute();
}
