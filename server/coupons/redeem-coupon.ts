import { sql, type Transaction } from "kysely";
import type { Database } from "../db/schema.ts";
import { sha256 } from "../platform/hash.ts";

/** A coupon a booking is made with, and whose booking it is. */
export interface Redemption {
  readonly property_id: number;
  readonly booking_id: string;
  readonly coupon_code: string;
  readonly currency_code: string;
  /** What it takes off, in minor units. */
  readonly amount: number;
  /** `phoneKey` of the guest. */
  readonly phone: string;
  readonly email: string | undefined;
  readonly now: Date;
}

/** Thrown inside the booking's transaction when the coupon cannot be used any more: all of it is undone. */
export class CouponGone extends Error {
  constructor() {
    super("The coupon cannot be used any more.");
    this.name = "CouponGone";
  }
}

/**
 * Uses a coupon for a booking, inside the booking's transaction and before its nights (COUP-05): coupon, then
 * amount, then guest, each by a change that must hit one row, never by reading first. Others with the same
 * coupon wait for its row, so this comes late.
 * @throws CouponGone when it was withdrawn, is over, is used up, or this guest has used it.
 */
export async function redeemCoupon(trx: Transaction<Database>, used: Redemption): Promise<void> {
  const { coupon_code, currency_code, amount, now } = used;
  const coupon = await trx
    .updateTable("coupon")
    .set((eb) => ({ redeemed: eb("redeemed", "+", 1) }))
    .where("coupon_code", "=", coupon_code)
    .where("state", "=", "active")
    .where("book_from", "<=", now)
    .where("book_until", ">", now)
    .where((eb) => eb.or([eb("redemptions", "is", null), eb("redeemed", "<", eb.ref("redemptions"))]))
    .returning("once_per_guest")
    .executeTakeFirst();
  if (!coupon) throw new CouponGone();
  const money = await trx
    .updateTable("coupon_amount")
    .set((eb) => ({ spent: eb("spent", "+", amount) }))
    .where("coupon_code", "=", coupon_code)
    .where("currency_code", "=", currency_code)
    .where((eb) => eb.or([eb("budget", "is", null), eb(eb("spent", "+", amount), "<=", eb.ref("budget"))]))
    .executeTakeFirstOrThrow();
  if (money.numUpdatedRows !== 1n) throw new CouponGone();
  const written = await trx
    .insertInto("coupon_redemption")
    .values({
      property_id: used.property_id,
      booking_id: used.booking_id,
      coupon_code,
      currency_code,
      amount,
      once: coupon.once_per_guest,
      phone_hash: sha256(used.phone),
      email_hash: used.email ? sha256(used.email.toLowerCase()) : null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (written.numInsertedOrUpdatedRows !== 1n) throw new CouponGone();
}

/**
 * Gives back the coupon of a cancelled booking, where its rule says so; false when it was given back already.
 * In the order of `redeemCoupon`.
 */
export async function returnCoupon(
  trx: Transaction<Database>,
  key: { readonly property_id: number; readonly booking_id: string; readonly coupon_code: string },
  now: Date,
): Promise<boolean> {
  const { property_id, booking_id, coupon_code } = key;
  await trx
    .selectFrom("coupon")
    .select("coupon_code")
    .where("coupon_code", "=", coupon_code)
    .forUpdate()
    .execute();
  const back = await trx
    .updateTable("coupon_redemption")
    .set({ state: "returned", returned_at: now })
    .where("property_id", "=", property_id)
    .where("booking_id", "=", booking_id)
    .where("state", "=", "redeemed")
    .returning(["amount", "currency_code"])
    .executeTakeFirst();
  if (!back) return false;
  await trx
    .updateTable("coupon")
    .set({ redeemed: sql`redeemed - 1` })
    .where("coupon_code", "=", coupon_code)
    .execute();
  await trx
    .updateTable("coupon_amount")
    .set({ spent: sql`spent - ${back.amount}` })
    .where("coupon_code", "=", coupon_code)
    .where("currency_code", "=", back.currency_code)
    .execute();
  return true;
}
