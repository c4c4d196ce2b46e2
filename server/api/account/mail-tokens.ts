import type { Selectable } from "kysely";
import type { MailTokenTable } from "../../db/account-tables.ts";
import { everyShard } from "../../db/shards/every-shard.ts";
import { sha256 } from "../../platform/hash.ts";
import type { OperationContext } from "../../platform/operations/operation.ts";

export type MailToken = Selectable<MailTokenTable>;
type Asked = Pick<OperationContext, "db" | "clock" | "site">;

/** What the link of a mail stands for; undefined once it was used or is too old, and on another brand. */
export async function findMailToken(
  { db, clock, site }: Asked,
  purpose: MailToken["purpose"],
  token: string,
): Promise<MailToken | undefined> {
  return db
    .selectFrom("mail_token")
    .selectAll()
    .where("token_hash", "=", sha256(token))
    .where("purpose", "=", purpose)
    .where("brand_id", "=", site.brand.id)
    .where("expires_at", ">", new Date(clock()))
    .executeTakeFirst();
}

/**
 * Uses the link of a mail, once: of many at once one gets it. All others of its kind that went to the address
 * end with it.
 */
export async function spendMailToken(
  { db, clock, site }: Asked,
  purpose: MailToken["purpose"],
  token: string,
): Promise<MailToken | undefined> {
  const used = await db
    .deleteFrom("mail_token")
    .where("token_hash", "=", sha256(token))
    .where("purpose", "=", purpose)
    .where("brand_id", "=", site.brand.id)
    .where("expires_at", ">", new Date(clock()))
    .returningAll()
    .executeTakeFirst();
  if (used)
    await db
      .deleteFrom("mail_token")
      .where("brand_id", "=", used.brand_id)
      .where("email", "=", used.email)
      .where("purpose", "=", purpose)
      .modifyEnd(everyShard("links of an address lie where their secrets do"))
      .execute();
  return used;
}
