import type { Db } from "../db/pool.ts";
import { everyShard } from "../db/shards/every-shard.ts";
import { sha256 } from "../platform/hash.ts";

/**
 * Whether a guest, by `phoneKey`, has used a coupon that a guest may use once, and it was not given back:
 * `redeemCoupon` would refuse it.
 */
export async function hasUsedCoupon(db: Db, couponCode: string, phone: string): Promise<boolean> {
  const used = await db
    .selectFrom("coupon_redemption")
    .select("booking_id")
    .where("coupon_code", "=", couponCode)
    .where("phone_hash", "=", sha256(phone))
    .where("once", "=", true)
    .where("state", "=", "redeemed")
    .modifyEnd(everyShard("a guest uses a coupon at properties anywhere"))
    .executeTakeFirst();
  return used !== undefined;
}
