import type { Db } from "../db/pool.ts";
import type { Clock } from "./clock.ts";

export interface Budget {
  /** What is counted, such as `lookup:ip:<hash>`; nothing personal in clear. */
  readonly bucket: string;
  readonly limit: number;
  readonly windowSeconds: number;
}

/**
 * Spends one attempt of a budget shared by all servers; the attempt counts before anything is compared. Returns the seconds to wait
 * when the budget is spent, otherwise null.
 */
export async function spendAttempt(
  db: Db,
  clock: Clock,
  { bucket, limit, windowSeconds }: Budget,
): Promise<number | null> {
  const window = windowSeconds * 1000;
  const start = Math.floor(clock() / window) * window;
  const { count } = await db
    .insertInto("rate_limit")
    .values({ bucket, window_start: new Date(start), count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["bucket", "window_start"])
        .doUpdateSet((eb) => ({ count: eb("rate_limit.count", "+", 1) })),
    )
    .returning("count")
    .executeTakeFirstOrThrow();
  return count > limit ? Math.ceil((start + window - clock()) / 1000) : null;
}
