import { everyShard } from "../../db/shards/every-shard.ts";
import type { JobContext } from "../job-context.ts";

/**
 * Tells the gateway which cards to forget; returns how many it has forgotten. One that it does not answer for
 * is told again, later each time, an hour at most: the policy promises that it is gone within a day.
 */
export async function forgetCards({
  db,
  clock,
  cards,
  log,
}: Pick<JobContext, "db" | "clock" | "cards" | "log">): Promise<number> {
  if (!cards) return 0;
  const due = await db
    .selectFrom("card_removal")
    .selectAll()
    .where("tell_after", "<=", new Date(clock()))
    .orderBy("tell_after")
    .limit(50)
    .modifyEnd(everyShard("what is due goes by the clock"))
    .execute();
  let forgotten = 0;
  for (const { card_id, token, attempts } of due) {
    try {
      await cards.forget(token);
      await db.deleteFrom("card_removal").where("card_id", "=", card_id).execute();
      forgotten += 1;
    } catch (error) {
      log.warn({ err: error }, "the gateway did not forget a card");
      await db
        .updateTable("card_removal")
        .set({
          attempts: attempts + 1,
          tell_after: new Date(clock() + Math.min(MINUTE_MS * 2 ** attempts, HOUR_MS)),
        })
        .where("card_id", "=", card_id)
        .execute();
    }
  }
  return forgotten;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
