import type { Generated } from "kysely";
import type { CivilDateColumn, Instant, MaybeInstant } from "./column.ts";

/**
 * A coupon: what it takes off, of which stays, and how often. Key `coupon_code`. A list that is null leaves
 * nothing out.
 */
export interface CouponTable {
  /** Upper-case letters and digits, 4 to 24. */
  coupon_code: string;
  state: Generated<"active" | "withdrawn">;
  /** Offered to every guest; any other code has to be known. */
  listed: Generated<boolean>;
  /** Applies by itself where nobody asked for another. */
  automatic: Generated<boolean>;
  brand_ids: string[] | null;
  /** ISO 3166 alpha-2 of the property. */
  countries: string[] | null;
  property_types: string[] | null;
  property_ids: number[] | null;
  /** When it may be booked with; the end is not part of it. */
  book_from: Instant;
  book_until: Instant;
  /** First day of arrival and last day of departure. */
  stay_from: CivilDateColumn | null;
  stay_until: CivilDateColumn | null;
  min_nights: Generated<number>;
  /** Percent off the rooms; null where each currency has an amount of its own. */
  percent: number | null;
  /** Whether a phone and an e-mail address may use it once only. */
  once_per_guest: Generated<boolean>;
  /** Whether a cancelled booking gives it back. */
  back_on_cancel: Generated<boolean>;
  /** Most bookings; null without a limit. */
  redemptions: number | null;
  redeemed: Generated<number>;
}

/**
 * What a coupon is worth in a currency; where it has no row it cannot be used. Minor units. Key `coupon_code,
 * currency_code`.
 */
export interface CouponAmountTable {
  coupon_code: string;
  currency_code: string;
  /** Taken off, where the coupon has no percentage. */
  off: number | null;
  /** Most a percentage takes off. */
  most: number | null;
  /** Least price of the rooms it applies to. */
  least: Generated<number>;
  /** All that may be taken off in this currency; null without a limit. */
  budget: number | null;
  spent: Generated<number>;
}

/** A coupon used by a booking. Key `property_id, booking_id`: one coupon a booking. */
export interface CouponRedemptionTable {
  property_id: number;
  booking_id: string;
  coupon_code: string;
  currency_code: string;
  /** Minor units. */
  amount: number;
  state: Generated<"redeemed" | "returned">;
  /** The coupon's `once_per_guest` when it was used. */
  once: boolean;
  phone_hash: string;
  email_hash: string | null;
  created_at: Instant;
  returned_at: MaybeInstant;
}
