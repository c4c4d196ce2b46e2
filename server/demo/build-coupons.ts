import { addDays } from "#domain/dates";
import { unitsPerEuro } from "./facts/currency-rates.ts";
import { localPrice } from "./price-scale.ts";

interface DemoCoupon {
  readonly code: string;
  readonly percent?: number;
  /**
   * Euros off, where there is no percentage; the most a percentage takes off; the least price of the rooms;
   * all it may take off.
   */
  readonly off?: number;
  readonly most?: number;
  readonly least?: number;
  readonly budget?: number;
  readonly listed?: boolean;
  readonly automatic?: boolean;
  readonly types?: readonly ("hotel" | "home")[];
  readonly minNights?: number;
  /** Days from the first one, of arrival and departure. */
  readonly stays?: readonly [from: number, until: number];
  /** Days from the first one. */
  readonly books?: readonly [from: number, until: number];
  readonly redemptions?: number;
  readonly once?: boolean;
}

/**
 * Coupons to try: two anybody may use, one that applies by itself, one to be told, one nearly used up and one
 * that is over. All invented.
 */
const demoCoupons: readonly DemoCoupon[] = [
  { code: "LANTERN10", percent: 10, most: 60, least: 60, budget: 500_000, listed: true, minNights: 2 },
  { code: "HEARTH25", off: 25, least: 200, budget: 250_000, listed: true, types: ["home"], minNights: 3 },
  { code: "SLOWDAYS", percent: 12, listed: true, minNights: 5, stays: [14, 300], once: false },
  { code: "UNHURRIED", percent: 5, automatic: true, listed: true, minNights: 14, once: false },
  { code: "OLDFRIEND20", percent: 20, most: 150, budget: 100_000 },
  { code: "LASTTEN", percent: 15, redemptions: 10 },
  { code: "YESTERYEAR", percent: 30, books: [-400, -30] },
];

/** Rows of the demo's coupons, for every currency its properties are priced in. `today` is `YYYY-MM-DD`. */
export function buildCoupons(today: string) {
  const instant = (days: number) => `${addDays(today, days)}T00:00:00Z`;
  const coupons = demoCoupons.map(({ books: [from, until] = [-30, 730], ...coupon }) => ({
    coupon_code: coupon.code,
    state: "active",
    listed: coupon.listed ?? false,
    automatic: coupon.automatic ?? false,
    brand_ids: null,
    countries: null,
    property_types: coupon.types ?? null,
    property_ids: null,
    book_from: instant(from),
    book_until: instant(until),
    stay_from: coupon.stays ? addDays(today, coupon.stays[0]) : null,
    stay_until: coupon.stays ? addDays(today, coupon.stays[1]) : null,
    min_nights: coupon.minNights ?? 1,
    percent: coupon.percent ?? null,
    once_per_guest: coupon.once ?? true,
    back_on_cancel: true,
    redemptions: coupon.redemptions ?? null,
    redeemed: 0,
  }));
  const amounts = demoCoupons.flatMap(({ code, off, most, least, budget }) =>
    Object.keys(unitsPerEuro).map((currency) => {
      const price = (euros: number | undefined) => (euros === undefined ? null : localPrice(euros, currency));
      return {
        coupon_code: code,
        currency_code: currency,
        off: price(off),
        most: price(most),
        least: price(least) ?? 0,
        budget: price(budget),
        spent: 0,
      };
    }),
  );
  return { coupons, amounts };
}
