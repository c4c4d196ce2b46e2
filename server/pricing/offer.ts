import type { NightlyRates, RoomConfig } from "#domain/rooms";
import type { Stay } from "#domain/stay";
import type { CouponValidateInfo } from "#schemas/generated/api/coupon.ts";
import type { RoomCategory } from "#schemas/generated/api/hotels.ts";
import type {
  CancellationPolicy,
  DisplayPricing,
  NightPrice,
  PriceLine,
  PriceRole,
} from "#schemas/generated/api/price.ts";
import type { AskedCoupons } from "../coupons/asked-coupons.ts";
import type { CancellationRule, FeeRule } from "../db/property-tables.ts";
import type { NightOffer } from "./night-offer.ts";
import type { ChosenExtras } from "./stay-extras.ts";

/** What pricing needs to know of a property. */
export interface PropertyTerms {
  readonly property_id: number;
  readonly property_type: "hotel" | "home";
  readonly country_code: string;
  readonly currency_code: string;
  readonly time_zone: string;
  readonly fees: readonly FeeRule[];
  readonly cancellation: readonly CancellationRule[];
  readonly slasher_percentage: number;
  readonly min_rooms: number;
  /** Minor units for the stay; null where none is sold. */
  readonly early_checkin_price: number | null;
}

export interface OfferRequest {
  readonly stay: Stay;
  readonly rooms: RoomConfig;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly currencySymbol: string;
  /**
   * Shows prices without the taxes, which `tax_info` names beside them; what is booked has them all the same
   * (PRICE-05).
   */
  readonly taxExclusive?: boolean;
  /** Coupons the price may have; none when absent. */
  readonly coupons?: AskedCoupons | undefined;
  /** Taken off the rooms in percent, before coupons; nothing when absent. */
  readonly discountPercent?: number | undefined;
  /** What the guest's role takes off, in percent of the rooms (PRICE-03, MODE-01); nothing when absent. */
  readonly memberPercent?: number | undefined;
  /** Which role that is; a member's when absent. */
  readonly priceFor?: PriceRole | undefined;
  /**
   * What a deal takes off the rooms in percent (DEAL-02), in place of the member price and only where the
   * guest then pays less; nothing when absent.
   */
  readonly dealPercent?: number | undefined;
  /** What the guest adds; nothing when absent. */
  readonly extras?: ChosenExtras | undefined;
}

export type OfferRefusal = NonNullable<RoomCategory["sold_out_reason"]>;

/**
 * Price, rooms and terms of one category for a stay. The one place where a price is made: lists, details and
 * quotes agree.
 */
export interface StayOffer {
  readonly nights: readonly NightOffer[];
  readonly rates: NightlyRates;
  /** Rooms free per night, and the least of them. */
  readonly availableRooms: readonly number[];
  readonly roomsLeft: number;
  /** Fewest nights for this day of arrival. */
  readonly minimumStay: number;
  /** Why it cannot be booked; null when it can. */
  readonly refusal: OfferRefusal | null;
  /** Null when the rates do not cover the stay. */
  readonly price: OfferPrice | null;
  readonly policies: readonly CancellationPolicy[];
}

export interface OfferPrice {
  /**
   * Minor units; the sum of the lines that are not `included`, taxes and all: the price booked, whatever
   * `pricing` shows.
   */
  readonly total: number;
  readonly dueAtProperty: number;
  /** Left at the property and given back; in no line and no total. */
  readonly deposit: number;
  readonly pricing: DisplayPricing;
  readonly lines: readonly PriceLine[];
  readonly nightPrices: readonly NightPrice[];
  /** What became of the coupon that was asked for or applies by itself; null without either. */
  readonly coupon: CouponValidateInfo | null;
}
