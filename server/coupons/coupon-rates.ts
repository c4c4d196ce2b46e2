import { type CouponRate, type CouponStay, couponSuits } from "#domain/price";
import type { AskedCoupons } from "./asked-coupons.ts";
import type { LiveCoupon } from "./live-coupons.ts";

/** The coupons that may apply to a stay, with what they take off in its currency. */
export function couponRates(
  { brandId, requested, automatic }: AskedCoupons,
  stay: Omit<CouponStay, "brandId">,
  currencyCode: string,
): readonly CouponRate[] {
  const asked = requested ? [requested.coupon] : automatic;
  return asked.flatMap((coupon) =>
    coupon && couponSuits(coupon, { ...stay, brandId }) ? (rateIn(coupon, currencyCode) ?? []) : [],
  );
}

/** Null where a coupon is not for a currency. */
export function rateIn({ code, percent, amounts }: LiveCoupon, currencyCode: string): CouponRate | null {
  const amount = amounts.get(currencyCode);
  return amount ? { code, percent, ...amount } : null;
}
