import { sql } from "kysely";
import type { Db } from "../db/pool.ts";
import { insertWholeRows } from "../search/insert-rows.ts";
import { buildCoupons } from "./build-coupons.ts";

/**
 * Writes the demo's coupons where there is no coupon at all, once however many servers start together;
 * `today` is `YYYY-MM-DD`.
 */
export async function seedDemoCoupons(db: Db, today: string): Promise<void> {
  const { coupons, amounts } = buildCoupons(today);
  await db.transaction().execute(async (trx) => {
    await sql`LOCK TABLE coupon IN SHARE ROW EXCLUSIVE MODE`.execute(trx);
    if (await trx.selectFrom("coupon").select("coupon_code").limit(1).executeTakeFirst()) return;
    await insertWholeRows(trx, "coupon", coupons);
    await insertWholeRows(trx, "coupon_amount", amounts);
  });
}
