import { everyShard } from "../db/shards/every-shard.ts";
import { closeHold } from "../inventory/close-hold.ts";
import type { JobContext } from "./job-context.ts";

/** Gives back the rooms of holds whose time is over; returns how many. Each in a transaction of its own. */
export async function expireHolds({ db, clock }: Pick<JobContext, "db" | "clock">): Promise<number> {
  const over = await db
    .selectFrom("hold")
    .select(["property_id", "hold_id"])
    .where("state", "=", "active")
    .where("expires_at", "<=", new Date(clock()))
    .orderBy("expires_at")
    .limit(200)
    .modifyEnd(everyShard("holds end by the clock, whatever property they are of"))
    .execute();
  let expired = 0;
  for (const hold of over) {
    if (await closeHold(db, hold, "expired", clock())) expired += 1;
  }
  return expired;
}
