import type { Db } from "../../db/pool.ts";
import type { Clock } from "../clock.ts";

export interface Budget {
  /** What is counted, such as `lookup:source:<hash>`; nothing personal in clear. */
  readonly bucket: string;
  readonly limit: number;
  readonly windowSeconds: number;
}

export type Spending =
  | {
      readonly ok: true;
      /** Makes it as if nothing had been spent. */
      readonly giveBack: () => Promise<void>;
    }
  | {
      readonly ok: false;
      /** Seconds until the window of the empty budget is over. */
      readonly wait: number;
    };

/**
 * Spends the amount of every budget or of none, in order; budgets are shared by all servers. An empty budget
 * refuses without writing anything. An amount beyond a budget's whole limit takes all of it, so that nothing
 * is impossible for good.
 */
export async function spendBudgets(
  {
    db,
    clock,
    limitScale = 1,
  }: { readonly db: Db; readonly clock: Clock; readonly limitScale?: number | undefined },
  budgets: readonly Budget[],
  amount = 1,
): Promise<Spending> {
  const now = clock();
  const spent: Row[] = [];
  const giveBack = async () => {
    for (const row of spent.splice(0)) await unspend(db, row);
  };
  for (const budget of budgets) {
    const window = budget.windowSeconds * 1000;
    const start = Math.floor(now / window) * window;
    const limit = Math.min(Math.floor(budget.limit * limitScale), MOST_COUNTED);
    const row = { bucket: budget.bucket, window_start: new Date(start), count: Math.min(amount, limit) };
    if (!(await spend(db, row, limit))) {
      await giveBack();
      return { ok: false, wait: Math.max(1, Math.ceil((start + window - now) / 1000)) };
    }
    spent.push(row);
  }
  return { ok: true, giveBack };
}

/** The highest number the column of counts holds. */
const MOST_COUNTED = 2_147_483_647;

interface Row {
  readonly bucket: string;
  readonly window_start: Date;
  readonly count: number;
}

async function spend(db: Db, row: Row, limit: number): Promise<boolean> {
  const done = await db
    .insertInto("rate_limit")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["bucket", "window_start"])
        .doUpdateSet((eb) => ({ count: eb("rate_limit.count", "+", row.count) }))
        .where("rate_limit.count", "<=", limit - row.count),
    )
    .returning("count")
    .executeTakeFirst();
  return done !== undefined;
}

async function unspend(db: Db, { bucket, window_start, count }: Row): Promise<void> {
  await db
    .updateTable("rate_limit")
    .set((eb) => ({ count: eb("count", "-", count) }))
    .where("bucket", "=", bucket)
    .where("window_start", "=", window_start)
    .execute();
}
