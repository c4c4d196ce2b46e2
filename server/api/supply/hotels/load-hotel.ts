import type { Selectable } from "kysely";
import type { DealRequest } from "#domain/price";
import type { StayLimits } from "#domain/stay";
import { askedCoupons, type CouponInput } from "../../../coupons/asked-coupons.ts";
import type { PropertyImageTable, PropertyTable } from "../../../db/property-tables.ts";
import { type AskedOpenDeal, askedDeal } from "../../../deals/asked-deal.ts";
import { ApiError } from "../../../platform/api-error.ts";
import { rolePriceOf } from "../../../platform/operations/member-price.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import type { OfferRefusal, StayOffer } from "../../../pricing/offer.ts";
import { partyRefusal } from "../../../pricing/party-refusal.ts";
import { breakfastFor } from "../../../pricing/stay-extras.ts";
import { stayOffer } from "../../../pricing/stay-offer.ts";
import type { CategorySupply } from "../../../supply/category-supply.ts";
import { currencySymbol } from "../../../supply/currency-symbol.ts";
import { isSoldOnSite } from "../../../supply/is-sold-on-site.ts";
import { loadCategorySupply } from "../../../supply/load-category-supply.ts";
import { type KnownCity, loadCity } from "../../../supply/places.ts";
import { stayLimitsOf } from "../../../supply/stay-limits-of.ts";
import { type ReadStay, readStay, type StayInput } from "../search/read-stay.ts";

export interface HotelInput extends StayInput, CouponInput, DealRequest {
  readonly hotel_id: number;
  readonly selected_rcid?: number;
  /** Prices each category with breakfast for everybody, where it sells one (MEAL-03). */
  readonly breakfastSelected?: boolean;
}

/** A category with its offer for the stay. */
export interface OfferedCategory {
  readonly supply: CategorySupply;
  readonly offer: StayOffer;
  /** Why it cannot be booked, the property's own limits included; null when it can. */
  readonly refusal: OfferRefusal | null;
}

/** A property with its offers, read for one answer. */
export interface LoadedHotel {
  readonly property: Selectable<PropertyTable>;
  readonly city: KnownCity;
  readonly images: readonly Selectable<PropertyImageTable>[];
  readonly asked: ReadStay;
  /** The deal that was asked for; null without one. */
  readonly deal: AskedOpenDeal | null;
  readonly limits: StayLimits;
  readonly categories: readonly OfferedCategory[];
  /** The category a guest would book (HOTEL-08); null without categories (HOTEL-10). */
  readonly chosen: OfferedCategory | null;
  readonly symbol: string;
  readonly now: number;
}

/**
 * Reads a property of the site and prices its categories, all from the database as it is now. @throws
 * ApiError `not_found`.
 */
export async function loadHotel(context: OperationContext, input: HotelInput): Promise<LoadedHotel> {
  const { db, site, release } = context;
  const now = context.clock();
  const property = await db
    .selectFrom("property")
    .selectAll()
    .where("property_id", "=", input.hotel_id)
    .executeTakeFirst();
  const city = property && (await loadCity(db, property.city_id));
  if (!property || !city || !isSoldOnSite(property, site)) throw new ApiError("not_found");
  const limits = stayLimitsOf(property, site, now);
  const read = readStay(input, limits, site.country, property);
  const coupons = await askedCoupons(context, input);
  const deal = askedDeal(context, input, { stay: read.stay, city: city.slug });
  const asked = { ...read, coupons, ...rolePriceOf(context), dealPercent: deal?.percent };
  const { stay, rooms, memberPercent, priceFor, dealPercent } = asked;
  const [supply, images] = await Promise.all([
    loadCategorySupply(db, { propertyIds: [property.property_id], from: stay.checkin, to: stay.checkout }),
    db
      .selectFrom("property_image")
      .selectAll()
      .where("property_id", "=", property.property_id)
      .orderBy("position")
      .execute(),
  ]);
  const symbol = currencySymbol(release, property.currency_code);
  const extras = input.breakfastSelected ? breakfastFor(rooms) : undefined;
  const categories = (supply.get(property.property_id) ?? []).map((each): OfferedCategory => {
    const whose = { coupons, memberPercent, priceFor, dealPercent };
    const priced = { stay, rooms, now, currencySymbol: symbol, ...whose, extras };
    const offer = stayOffer(property, each, priced);
    return {
      supply: each,
      offer,
      refusal: offer.refusal ?? partyRefusal(property, rooms, site.limits.rooms.max),
    };
  });
  return {
    property,
    city,
    images,
    asked,
    deal,
    limits,
    categories,
    chosen: chooseOffer(categories, input.selected_rcid),
    symbol,
    now,
  };
}

/**
 * The guest's own choice when it can be booked, then the first that can, then the choice, then the first
 * (HOTEL-08).
 */
export function chooseOffer(
  categories: readonly OfferedCategory[],
  selected: number | undefined,
): OfferedCategory | null {
  const own = categories.find(({ supply }) => supply.category.room_category_id === selected);
  if (own?.refusal === null) return own;
  return categories.find(({ refusal }) => refusal === null) ?? own ?? categories[0] ?? null;
}
