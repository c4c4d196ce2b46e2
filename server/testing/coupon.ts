import type { Insertable } from "kysely";
import type { CouponAmountTable, CouponTable } from "../db/coupon-tables.ts";
import type { Db } from "../db/pool.ts";

/**
 * Inserts a coupon that anybody who knows it may use in euros for the coming years: ten percent off unless
 * told otherwise.
 */
export async function buildCoupon(
  db: Db,
  values: Partial<Insertable<CouponTable>> & { readonly coupon_code: string },
  amount: Partial<Insertable<CouponAmountTable>> = {},
): Promise<void> {
  await db
    .insertInto("coupon")
    .values({
      percent: amount.off ? null : 10,
      book_from: "2026-01-01T00:00:00Z",
      book_until: "2029-01-01T00:00:00Z",
      ...values,
    })
    .execute();
  await db
    .insertInto("coupon_amount")
    .values({ coupon_code: values.coupon_code, currency_code: "EUR", ...amount })
    .execute();
}
