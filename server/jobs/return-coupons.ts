import { returnCoupon } from "../coupons/redeem-coupon.ts";
import { retryTransaction } from "../db/retry-transaction.ts";
import { everyShard } from "../db/shards/every-shard.ts";
import type { JobContext } from "./job-context.ts";

/**
 * Gives the coupons of cancelled bookings back, whoever cancelled them, where the coupon says so
 * (`back_on_cancel`): the guest may use it again and its budget is whole. Each in a transaction of its own;
 * returns how many.
 */
export async function returnCoupons({ db, clock }: Pick<JobContext, "db" | "clock">): Promise<number> {
  const due = await db
    .selectFrom("coupon_redemption as used")
    .innerJoin("booking", (join) =>
      join
        .onRef("booking.property_id", "=", "used.property_id")
        .onRef("booking.booking_id", "=", "used.booking_id"),
    )
    .innerJoin("coupon", "coupon.coupon_code", "used.coupon_code")
    .select(["used.property_id", "used.booking_id", "used.coupon_code"])
    .where("used.state", "=", "redeemed")
    .where("booking.state", "=", "cancelled")
    .where("coupon.back_on_cancel", "=", true)
    .limit(200)
    .modifyEnd(everyShard("bookings are cancelled at properties anywhere"))
    .execute();
  let returned = 0;
  for (const key of due) {
    if (await retryTransaction(db, (trx) => returnCoupon(trx, key, new Date(clock())))) returned += 1;
  }
  return returned;
}
