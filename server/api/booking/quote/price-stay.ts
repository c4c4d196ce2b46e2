import type { Selectable } from "kysely";
import { addDays } from "#domain/dates";
import { floorPercentOf } from "#domain/money";
import type { CreateQuoteInput } from "#schemas/generated/api/quote.ts";
import { type AskedCoupons, askedCoupons } from "../../../coupons/asked-coupons.ts";
import type { PropertyTable } from "../../../db/property-tables.ts";
import { askedDeal, dealInfo } from "../../../deals/asked-deal.ts";
import { dealOffer } from "../../../deals/deal-offer.ts";
import { loadHidingPlaces } from "../../../deals/hiding-places.ts";
import type { MysteryDeal } from "../../../deals/live-deals.ts";
import { shownPlace } from "../../../deals/shown-facts.ts";
import { ApiError, type ApiErrorOptions } from "../../../platform/api-error.ts";
import { memberPriceState, rolePriceOf } from "../../../platform/operations/member-price.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import type { OfferRefusal, StayOffer } from "../../../pricing/offer.ts";
import { presentPayAtHotel } from "../../../pricing/pay-at-hotel.ts";
import { stayOffer } from "../../../pricing/stay-offer.ts";
import { currencySymbol } from "../../../supply/currency-symbol.ts";
import { isSoldOnSite } from "../../../supply/is-sold-on-site.ts";
import { loadCategorySupply } from "../../../supply/load-category-supply.ts";
import { loadPropertySummaries, type PropertySummary } from "../../../supply/property-summary.ts";
import { presentQuoteHotel } from "./present-quote-hotel.ts";
import { type PriceRequest, readPriceRequest } from "./price-request.ts";
import type { QuoteTerms } from "./quote-terms.ts";
import { quotedExtras } from "./quoted-extras.ts";
import { readExtras } from "./read-extras.ts";

/** A stay priced now, from the database alone. */
export interface PricedRequest {
  readonly request: PriceRequest;
  readonly terms: QuoteTerms;
  readonly total: number;
  readonly currencyCode: string;
  readonly offer: StayOffer;
}

/** What is known beside the input of a call. */
export interface KnownOfPrice {
  /** Coupons that were looked up already; they win over those the input names. */
  readonly coupons?: AskedCoupons;
  /** The mystery deal whose price it is; no coupon goes with it. */
  readonly deal?: MysteryDeal;
}

/**
 * Prices what a guest asked for (PRICE-04): the same offer that lists and details show.
 * @throws ApiError `not_found`, `validation_failed`, `restriction_refused`, `sold_out`, `unavailable`.
 */
export async function priceStayNow(
  context: OperationContext,
  input: CreateQuoteInput,
  { coupons, deal }: KnownOfPrice = {},
): Promise<PricedRequest> {
  const { db, release, site, locale, clock } = context;
  const summary = (await loadPropertySummaries(db, [input.hotel_id])).get(input.hotel_id);
  if (!summary || !isSoldOnSite(summary.property, site)) throw new ApiError("not_found");
  if (summary.property.external_booking_url)
    throw new ApiError("restriction_refused", { details: { reason: "external" } });
  const request = readPriceRequest(input, summary, site, clock());
  const { checkin, checkout } = request.stay;
  const range = { propertyIds: [input.hotel_id], from: checkin, to: checkout };
  const categories = (await loadCategorySupply(db, range)).get(input.hotel_id) ?? [];
  const supply = categories.find(({ category }) => category.room_category_id === input.room_category_id);
  if (!supply) throw new ApiError("not_found");
  const { property } = summary;
  const extras = readExtras(input, { property, category: supply.category, rooms: request.rooms });
  const symbol = currencySymbol(release, property.currency_code);
  const asked = { ...request, now: clock(), currencySymbol: symbol, extras };
  const open = deal ? null : askedDeal(context, input, { stay: request.stay, city: summary.city.slug });
  const offer = deal
    ? dealOffer(property, supply, deal, asked)
    : stayOffer(property, supply, {
        ...asked,
        coupons: coupons ?? (await askedCoupons(context, couponsOf(input))),
        ...rolePriceOf(context),
        dealPercent: open?.percent,
      });
  if (offer.refusal) throw refusalError(offer.refusal, offer, checkin);
  if (!offer.price) throw new ApiError("unavailable");
  return {
    request,
    offer,
    total: offer.price.total,
    currencyCode: property.currency_code,
    terms: {
      hotel: presentQuoteHotel(summary, context),
      room_category: {
        id: supply.category.room_category_id,
        name: supply.category.texts[locale]?.name ?? supply.category.name,
      },
      rooms: request.rooms,
      currency_symbol: symbol,
      pricing: offer.price.pricing,
      price_lines: offer.price.lines,
      ...(offer.price.deposit > 0 ? { deposit: offer.price.deposit } : {}),
      ...ownerDiscount(property, offer.price.total),
      ...(offer.price.coupon ? { coupon: offer.price.coupon } : {}),
      ...(open ? { deal: { request: open.request, info: dealInfo(context, open, offer.price) } } : {}),
      ...(deal ? {} : memberPriceState(context)),
      ...quotedExtras(property, supply.category, request, extras),
      ...(deal ? { mystery: { deal_id: deal.deal_id, place: await placeOf(summary, context) } } : {}),
      night_prices: offer.price.nightPrices,
      pay_at_hotel: presentPayAtHotel(property, request.rooms.length, site.limits.rooms.payAtHotelMax),
      cancellation_policies: offer.policies,
    },
  };
}

/** Decided here, whatever a client says (`deduct_from_owner`). */
function ownerDiscount(
  { owner_discount_percent }: Pick<Selectable<PropertyTable>, "owner_discount_percent">,
  total: number,
): Pick<QuoteTerms, "owner_discount"> {
  const carried = floorPercentOf(total, owner_discount_percent);
  return carried > 0 ? { owner_discount: carried } : {};
}

function couponsOf({ coupon_code, pre_apply_coupon_switch }: CreateQuoteInput) {
  return { requested_coupon: coupon_code, pre_apply_coupon_switch };
}

/** Where the property of a deal may be said to lie. */
async function placeOf({ property, city }: PropertySummary, context: OperationContext): Promise<string> {
  const hiding = await loadHidingPlaces(context.db, [property.city_id], context.site.brand.id);
  return shownPlace(property, city, hiding(property), context);
}

function refusalError(refusal: OfferRefusal, offer: StayOffer, checkin: string): ApiError {
  const scarce = offer.availableRooms.indexOf(offer.roomsLeft);
  const details: ApiErrorOptions["details"] = {
    reason: refusal,
    rooms_left: offer.roomsLeft,
    night: addDays(checkin, Math.max(0, scarce)),
  };
  if (SOLD_OUT.has(refusal)) return new ApiError("sold_out", { details });
  return refusal === "invalid_pricing"
    ? new ApiError("unavailable")
    : new ApiError("restriction_refused", { details: { reason: refusal } });
}

/** Refusals for want of rooms, rather than by a rule of the stay. */
export const SOLD_OUT: ReadonlySet<OfferRefusal> = new Set([
  "no_rooms",
  "too_few_rooms",
  "minimum_rooms",
  "closed",
]);
