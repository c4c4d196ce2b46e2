import type { AskedCoupons } from "../../../coupons/asked-coupons.ts";
import type { OfferRefusal, PropertyTerms } from "../../../pricing/offer.ts";
import type { ChosenExtras } from "../../../pricing/stay-extras.ts";
import { stayOffer } from "../../../pricing/stay-offer.ts";
import type { CategorySupply } from "../../../supply/category-supply.ts";
import type { BookingRow } from "../booking/queries.ts";
import { policiesOf } from "../booking/terms-with-meals.ts";
import type { QuoteTerms } from "../quote/quote-terms.ts";
import { quotedExtras } from "../quote/quoted-extras.ts";
import { isSold } from "../quote/read-extras.ts";

/** What a booking may have that another room cannot. */
export type LostTerm = "meals" | "early_checkin" | "deal";

/** A room as a booking would have it. */
export interface PricedRoom {
  readonly terms: QuoteTerms;
  /** Minor units. */
  readonly total: number;
  readonly roomsLeft: number;
  readonly lost: readonly LostTerm[];
  /** Codes of the meals among it. */
  readonly lostMeals: readonly string[];
  /** Why it cannot be had; null where it can. */
  readonly refusal: OfferRefusal | null;
}

/**
 * A room of the property at today's price for a booking's stay, with what the booking has (UPG-01): the
 * percentages of its role and of its deal, what its coupon took off, its wallet money, the meals and the
 * early check-in that go with this room, and its terms of cancelling. What cannot go with it is named. Null
 * where there is no such price.
 */
export function priceRoom(
  booking: BookingRow,
  property: PropertyTerms,
  supply: CategorySupply,
  now: number,
): PricedRoom | null {
  const { terms, checkin, checkout, locale } = booking;
  const { pricing, coupon } = terms;
  const { extras, lostMeals, isEarlyLost } = extrasIn(terms, property, supply);
  const stay = { checkin, checkout };
  const offer = stayOffer(property, supply, {
    stay,
    rooms: terms.rooms,
    now,
    currencySymbol: terms.currency_symbol,
    coupons: coupon?.valid ? redeemed(coupon.coupon_code, coupon.discount, booking) : undefined,
    memberPercent: pricing.wizard_discount_percentage || undefined,
    priceFor: pricing.price_for,
    dealPercent: pricing.deal_percentage,
    extras,
  });
  const { price } = offer;
  if (!price) return null;
  // A coupon takes off what it took off, or the room is not offered.
  if ((price.pricing.coupon_discount ?? 0) !== (coupon?.valid ? coupon.discount : 0)) return null;
  const isDealLost = terms.mystery !== undefined || pricing.deal_percentage !== price.pricing.deal_percentage;
  const {
    services: _services,
    additional_charge_info: _charges,
    meals: _meals,
    early_checkin: _early,
    deposit: _deposit,
    mystery: _mystery,
    deal,
    ...kept
  } = terms;
  const { category } = supply;
  return {
    total: price.total,
    roomsLeft: offer.roomsLeft,
    refusal: offer.refusal,
    lost: [
      ...(lostMeals.length > 0 ? (["meals"] as const) : []),
      ...(isEarlyLost ? (["early_checkin"] as const) : []),
      ...(isDealLost ? (["deal"] as const) : []),
    ],
    lostMeals,
    terms: {
      ...kept,
      ...(deal && !isDealLost ? { deal } : {}),
      room_category: {
        id: category.room_category_id,
        name: category.texts[locale]?.name ?? category.name,
      },
      pricing: price.pricing,
      price_lines: price.lines,
      night_prices: price.nightPrices,
      ...(price.deposit > 0 ? { deposit: price.deposit } : {}),
      ...quotedExtras(property, category, { stay, rooms: terms.rooms }, extras),
      cancellation_policies: policiesOf(terms, price.total),
    },
  };
}

/** The meals and the early check-in of a booking that go with a room; one its price has is no meal lost. */
function extrasIn(
  { meals = [], early_checkin = false }: QuoteTerms,
  property: PropertyTerms,
  { category }: CategorySupply,
): { readonly extras: ChosenExtras; readonly lostMeals: readonly string[]; readonly isEarlyLost: boolean } {
  const earlyCheckin = early_checkin && property.early_checkin_price !== null;
  const isThere = (code: string) => category.meals.some(({ category_code }) => category_code === code);
  return {
    extras: {
      meals: meals
        .filter(({ category_code }) => isSold(category, category_code))
        .map(({ category_code, guest_count }) => ({ category_code, guest_count })),
      earlyCheckin,
    },
    lostMeals: meals.map(({ category_code }) => category_code).filter((code) => !isThere(code)),
    isEarlyLost: early_checkin && !earlyCheckin,
  };
}

/** The coupon that a booking was made with, at the amount it took off: it is used already, and stays so. */
function redeemed(code: string, off: number, { brand_id, currency_code }: BookingRow): AskedCoupons {
  return {
    brandId: brand_id,
    automatic: [],
    requested: {
      code,
      coupon: {
        code,
        listed: false,
        automatic: false,
        brandIds: null,
        countries: null,
        propertyTypes: null,
        propertyIds: null,
        stayFrom: null,
        stayUntil: null,
        minNights: 1,
        percent: null,
        oncePerGuest: false,
        bookUntil: new Date(0),
        amounts: new Map([[currency_code, { off, most: null, least: 0, left: null }]]),
      },
    },
  };
}
