import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { CouponScope } from "#domain/price";
import type { Db } from "../db/pool.ts";

/** What a coupon is worth in one currency, minor units. */
export interface CouponAmount {
  readonly off: number | null;
  readonly most: number | null;
  readonly least: number;
  /** What is left of its budget; null without one. */
  readonly left: number | null;
}

/** A coupon that can be booked with now, for some stays. */
export interface LiveCoupon extends CouponScope {
  readonly code: string;
  readonly listed: boolean;
  readonly automatic: boolean;
  readonly percent: number | null;
  readonly oncePerGuest: boolean;
  readonly bookUntil: Date;
  /** By ISO 4217 code. */
  readonly amounts: ReadonlyMap<string, CouponAmount>;
}

/** Which coupons are wanted: one by its code, all that are offered, all that apply by themselves. */
export type WantedCoupons = { readonly code: string } | { readonly shown: "listed" | "automatic" };

/**
 * Coupons that can be booked with at `now` (milliseconds since 1970): active, in their time, not used up. By
 * code, at most 100.
 */
export async function liveCoupons(
  db: Db,
  wanted: WantedCoupons,
  now: number,
): Promise<readonly LiveCoupon[]> {
  let query = db
    .selectFrom("coupon")
    .selectAll("coupon")
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("coupon_amount")
          .select(["currency_code", "off", "most", "least", "budget", "spent"])
          .whereRef("coupon_amount.coupon_code", "=", "coupon.coupon_code"),
      ).as("amounts"),
    )
    .where("state", "=", "active")
    .where("book_from", "<=", new Date(now))
    .where("book_until", ">", new Date(now))
    .where((eb) => eb.or([eb("redemptions", "is", null), eb("redeemed", "<", eb.ref("redemptions"))]));
  query =
    "code" in wanted
      ? query.where("coupon_code", "=", wanted.code)
      : query.where(wanted.shown, "=", true).orderBy("coupon_code").limit(MOST);
  const rows = await query.execute();
  return rows.map((row) => ({
    code: row.coupon_code,
    listed: row.listed,
    automatic: row.automatic,
    brandIds: row.brand_ids,
    countries: row.countries,
    propertyTypes: row.property_types,
    propertyIds: row.property_ids,
    stayFrom: row.stay_from,
    stayUntil: row.stay_until,
    minNights: row.min_nights,
    percent: row.percent,
    oncePerGuest: row.once_per_guest,
    bookUntil: row.book_until,
    amounts: new Map(
      row.amounts.map(({ currency_code, off, most, least, budget, spent }) => [
        currency_code,
        { off, most, least, left: budget === null ? null : budget - spent },
      ]),
    ),
  }));
}

const MOST = 100;
