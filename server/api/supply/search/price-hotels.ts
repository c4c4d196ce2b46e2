import type { Selectable } from "kysely";
import { taxClusivity } from "#domain/price";
import { largestAdults, largestGuests } from "#domain/rooms";
import type { RoomNightTable } from "../../../db/inventory-tables.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import type { OfferRequest, StayOffer } from "../../../pricing/offer.ts";
import { partyRefusal } from "../../../pricing/party-refusal.ts";
import { presentPayAtHotel } from "../../../pricing/pay-at-hotel.ts";
import { stayOffer } from "../../../pricing/stay-offer.ts";
import type { CategorySupply, CategoryTariffs } from "../../../supply/category-supply.ts";
import { currencySymbol } from "../../../supply/currency-symbol.ts";
import type { ListedProperty } from "../../../supply/listed-properties.ts";
import { loadCategorySupply, type Supply } from "../../../supply/load-category-supply.ts";
import { roomsAt } from "../../../supply/rooms-at.ts";
import type { ReadStay } from "./read-stay.ts";

/** A property with its offer for the stay: what filters, orders and cards look at. */
export interface PricedHotel {
  readonly property: ListedProperty;
  /** The category a guest would book (HOTEL-08); null when the property has none. */
  readonly category: CategorySupply["category"] | null;
  readonly offer: StayOffer | null;
  readonly available: boolean;
  /** Total of the stay in minor units, as it is shown; null when it cannot be priced. */
  readonly total: number | null;
  readonly freeCancellation: boolean;
  readonly payAtHotel: boolean;
  /** Kilometres from the searched point; null without one. */
  readonly distance: number | null;
}

export interface Located extends Pick<PricedHotel, "property" | "distance"> {
  /** Its tariffs, where they are known; they are read otherwise. */
  readonly tariffs?: readonly CategoryTariffs[];
  /** Its rows of single nights of the stay that is priced, where they are known. */
  readonly nights?: readonly Selectable<RoomNightTable>[];
}

/**
 * Offers of properties for a stay, from their supply where it was read already. Ones that could never take
 * these guests are left out: they are no answer to the search.
 */
export async function priceHotels(
  context: OperationContext,
  candidates: readonly Located[],
  asked: ReadStay,
  supply?: Supply,
): Promise<readonly PricedHotel[]> {
  const {
    stay,
    rooms,
    roomsFree = 1,
    guestsFit = 1,
    taxes = "inclusive",
    coupons,
    memberPercent,
    priceFor,
    dealPercent,
    firstCategoryOnly,
  } = asked;
  const roomsOf = (property: ListedProperty) => roomsAt(rooms, property);
  const fitting = candidates.filter(
    ({ property }) =>
      partyRefusal(property, roomsOf(property), context.site.limits.rooms.max) === null &&
      guestsFit <= (property.no_of_people ?? guestsFit),
  );
  const loaded = supply ?? (await loadSupplyOf(context, fitting, stay));
  const now = context.clock();
  return fitting.flatMap((located) => {
    const taxExclusive = taxClusivity(located.property.country_code, taxes) === "exclusive";
    const whose = { coupons, memberPercent, priceFor, dealPercent };
    const request = { stay, rooms: roomsOf(located.property), now, taxExclusive, ...whose };
    const every = loaded.get(located.property.property_id) ?? [];
    const categories = firstCategoryOnly ? every.slice(0, 1) : every;
    // A category the guests do not fit in is no answer, whether it is free or not.
    const roomy = categories.filter((each) => takesGuests(each, request.rooms));
    if (categories.length > 0 && roomy.length === 0) return [];
    const priced = priceHotel(context, located, roomy, request);
    const enough = (priced.offer?.roomsLeft ?? 0) >= roomsFree;
    return [enough ? priced : { ...priced, available: false }];
  });
}

/** Categories of properties with what decides their nights, for one stay or for all within its dates. */
export function loadSupplyOf(
  { db }: Pick<OperationContext, "db">,
  properties: readonly Located[],
  { checkin, checkout }: ReadStay["stay"],
): Promise<Supply> {
  const known = new Map(properties.map(({ property, ...rest }) => [property.property_id, rest] as const));
  return loadCategorySupply(db, { propertyIds: [...known.keys()], from: checkin, to: checkout }, known);
}

function takesGuests({ category }: CategorySupply, rooms: ReadStay["rooms"]): boolean {
  return largestGuests(rooms) <= category.max_occupancy && largestAdults(rooms) <= category.max_adults;
}

function priceHotel(
  { release, site }: OperationContext,
  { property, distance }: Located,
  categories: readonly CategorySupply[],
  request: Omit<OfferRequest, "currencySymbol">,
): PricedHotel {
  const asked = { ...request, currencySymbol: currencySymbol(release, property.currency_code) };
  let chosen: { readonly supply: CategorySupply; readonly offer: StayOffer } | null = null;
  for (const supply of categories) {
    const offer = stayOffer(property, supply, asked);
    if (!chosen || offer.refusal === null) chosen = { supply, offer };
    if (offer.refusal === null) break;
  }
  const offer = chosen?.offer ?? null;
  return {
    property,
    distance,
    category: chosen?.supply.category ?? null,
    offer,
    available: offer !== null && offer.refusal === null && offer.price !== null,
    total: offer?.price?.pricing.summed_final_price ?? null,
    freeCancellation: offer?.policies[0]?.kind === "free",
    payAtHotel: presentPayAtHotel(property, request.rooms.length, site.limits.rooms.payAtHotelMax).allowed,
  };
}
