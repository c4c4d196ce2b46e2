import { percentOf, roundToStep } from "../money/index.ts";
import { nightsOf, type Stay } from "../stay/index.ts";

/** What a coupon takes off a price in one currency. Amounts are minor units. */
export interface CouponRate {
  readonly code: string;
  /** Percent of the rooms; null where `off` is taken off. */
  readonly percent: number | null;
  readonly off: number | null;
  /** Most that a percentage takes off; null without a limit. */
  readonly most: number | null;
  /** Least price of the rooms it applies to. */
  readonly least: number;
  /** What is left of its budget; null without one. */
  readonly left: number | null;
}

/** Stays a coupon is for. A list or day that is null leaves nothing out. */
export interface CouponScope {
  readonly brandIds: readonly string[] | null;
  /** ISO 3166 alpha-2 of the property. */
  readonly countries: readonly string[] | null;
  readonly propertyTypes: readonly string[] | null;
  readonly propertyIds: readonly number[] | null;
  /** First day of arrival and last day of departure. */
  readonly stayFrom: string | null;
  readonly stayUntil: string | null;
  readonly minNights: number;
}

/** A stay a coupon is asked for. */
export interface CouponStay {
  readonly brandId: string;
  readonly countryCode: string;
  readonly propertyType: string;
  readonly propertyId: number;
  readonly stay: Stay;
}

/** What the address of a page says of coupons, as calls take it (COUP-04). */
export interface CouponRequest {
  readonly requested_coupon?: string;
  readonly pre_apply_coupon_switch: boolean;
}

/**
 * What a coupon takes off the price of the rooms, in minor units (COUP-02): never more than the rooms cost,
 * than its own most, and nothing where their price for everybody is below its least or its budget does not
 * hold the whole of it.
 */
export function couponDiscount(
  coupon: CouponRate,
  roomsPrice: number,
  step = 1,
  everybodysPrice = roomsPrice,
): number {
  if (everybodysPrice < coupon.least) return 0;
  const whole =
    coupon.percent === null ? (coupon.off ?? 0) : roundToStep(percentOf(roomsPrice, coupon.percent), step);
  const discount = Math.max(0, Math.min(whole, coupon.most ?? whole, roomsPrice));
  return coupon.left !== null && discount > coupon.left ? 0 : discount;
}

/** True when a stay is one the coupon is for, whatever it costs. */
export function couponSuits(scope: CouponScope, { stay, ...at }: CouponStay): boolean {
  const allows = <Value>(list: readonly Value[] | null, value: Value) => !list || list.includes(value);
  return (
    allows(scope.brandIds, at.brandId) &&
    allows(scope.countries, at.countryCode) &&
    allows(scope.propertyTypes, at.propertyType) &&
    allows(scope.propertyIds, at.propertyId) &&
    (scope.stayFrom === null || stay.checkin >= scope.stayFrom) &&
    (scope.stayUntil === null || stay.checkout <= scope.stayUntil) &&
    nightsOf(stay) >= scope.minNights
  );
}

/**
 * A code as it is kept, however it was typed: upper case, without spaces and dashes. Null for what can be no
 * code.
 */
export function couponCode(typed: string | null | undefined): string | null {
  const code = (typed ?? "").replaceAll(/[\s-]/g, "").toUpperCase();
  return /^[A-Z0-9]{4,24}$/.test(code) && code !== NO_COUPON ? code : null;
}

/**
 * `coupon` of an address, as calls take it: the guest's own code, none at all, or, where it says nothing,
 * what applies by itself.
 */
export function couponRequest(coupon: string | null | undefined): CouponRequest {
  if (coupon?.toUpperCase() === NO_COUPON) return { pre_apply_coupon_switch: false };
  return coupon
    ? { requested_coupon: coupon.slice(0, 40), pre_apply_coupon_switch: true }
    : { pre_apply_coupon_switch: true };
}

/** `coupon` of an address where the guest wants none, not even one that applies by itself. */
export const NO_COUPON = "NONE";
