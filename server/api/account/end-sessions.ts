import type { Db } from "../../db/pool.ts";
import { everyShard } from "../../db/shards/every-shard.ts";
import type { Account } from "./accounts.ts";

/** Ends every session of a guest, in whatever browser; all but one where `but` names it. */
export async function endSessionsOf(
  db: Db,
  { user_id }: Pick<Account, "user_id">,
  now: number,
  but?: string,
): Promise<void> {
  let ending = db
    .updateTable("session")
    .set({ revoked_at: new Date(now) })
    .where("user_id", "=", user_id)
    .where("revoked_at", "is", null);
  if (but !== undefined) ending = ending.where("session_id", "!=", but);
  await ending.modifyEnd(everyShard("sessions of a guest lie where their secrets do")).execute();
}
