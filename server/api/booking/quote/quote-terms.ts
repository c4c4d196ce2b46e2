import type { DealRequest, Tax } from "#domain/price";
import type { CouponValidateInfo } from "#schemas/generated/api/coupon.ts";
import type { AskedDeal } from "#schemas/generated/api/deals.ts";
import type { AdditionalChargeInfo, Services } from "#schemas/generated/api/hotels.ts";
import type {
  CancellationPolicy,
  DisplayPricing,
  MemberPriceState,
  NightPrice,
  PayAtHotel,
  PriceLine,
} from "#schemas/generated/api/price.ts";
import type { QuoteCategory, QuoteHotel, QuoteMeal } from "#schemas/generated/api/quote.ts";
import type { Room } from "#schemas/generated/api/stay.ts";

/** A tax of a price, with the kind of its line. */
export interface AgreedTax extends Tax {
  readonly bill_type: string;
}

/**
 * What a price stands on, kept with the quote and copied to the booking: what was shown is what was agreed.
 */
export interface QuoteTerms {
  readonly hotel: QuoteHotel;
  readonly room_category: QuoteCategory;
  readonly rooms: readonly Room[];
  readonly currency_symbol: string;
  readonly pricing: DisplayPricing;
  readonly price_lines: readonly PriceLine[];
  /** Left at the property and given back, minor units; absent where none is asked. */
  readonly deposit?: number;
  /** What became of the coupon that was asked for or applies by itself; absent without either. */
  readonly coupon?: CouponValidateInfo;
  /** What became of the deal that was asked for, and how; absent without one. */
  readonly deal?: { readonly request: DealRequest; readonly info: AskedDeal };
  /** Said where the guest may have been a member and nobody could tell: the price is that for everybody. */
  readonly member_price?: MemberPriceState;
  /**
   * Meals of the room and what a guest pays for one; absent where there are none. Names as the supply has
   * them.
   */
  readonly services?: Services;
  /** Charges a guest may add; absent where there are none. */
  readonly additional_charge_info?: AdditionalChargeInfo;
  /**
   * Taxes the price was made with, so that a change of meals is taxed as it was; absent from bookings made
   * before meals were sold.
   */
  readonly taxes?: readonly AgreedTax[];
  /** Meals the price has; absent without any. */
  readonly meals?: readonly QuoteMeal[];
  /** True when the price has an early check-in. */
  readonly early_checkin?: boolean;
  /** The mystery deal it is, and where the property may be said to lie until it is booked; absent else. */
  readonly mystery?: { readonly deal_id: string; readonly place: string };
  /**
   * What the guest it was priced for may use of their wallet, and what it uses of that; absent where there is
   * none. Minor units.
   */
  readonly wallet?: { readonly usable: number; readonly used: number };
  /**
   * The part of the total that the owner of the property carries (PRICE-09), minor units; absent where it is
   * none. Guests see one price: it only bounds what they may use of their wallet.
   */
  readonly owner_discount?: number;
  readonly night_prices: readonly NightPrice[];
  readonly pay_at_hotel: PayAtHotel;
  readonly cancellation_policies: readonly CancellationPolicy[];
}
