import type { Db } from "../../../db/pool.ts";
import { everyShard } from "../../../db/shards/every-shard.ts";
import { type Account, contactsOf } from "../accounts.ts";

/**
 * How many ways lead into an account: each number and address that was proven, each provider. A password is
 * none by itself, since it is asked for with a proven address.
 */
export async function waysOf(db: Db, account: Pick<Account, "user_id">): Promise<number> {
  const contacts = await contactsOf(db, account);
  const identities = await db
    .selectFrom("account_identity")
    .select("provider")
    .where("user_id", "=", account.user_id)
    .modifyEnd(everyShard("who a provider names lies where the name does"))
    .execute();
  return contacts.length + identities.length;
}
