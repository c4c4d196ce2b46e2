import { listOf } from "#domain/shell";
import type { SimilarHotelsInput, SimilarHotelsOutput } from "#schemas/generated/api/hotels.ts";
import { askedCoupons } from "../../../coupons/asked-coupons.ts";
import { ApiError } from "../../../platform/api-error.ts";
import { defineOperation, type OperationContext } from "../../../platform/operations/operation.ts";
import { distanceKm } from "../../../supply/distance.ts";
import { isSoldOnSite } from "../../../supply/is-sold-on-site.ts";
import { stayLimitsOf } from "../../../supply/stay-limits-of.ts";
import type { IndexedProperty } from "../../../supply/supply-index.ts";
import { supplySnapshot } from "../../../supply/supply-snapshot.ts";
import { cardWithFields, namedCardFields } from "../search/card-fields.ts";
import { listedTaxes } from "../search/listed-taxes.ts";
import { presentCard } from "../search/present-card.ts";
import { type Located, priceHotels } from "../search/price-hotels.ts";
import { readStay } from "../search/read-stay.ts";

/**
 * Hotels like a given one (API-12), free ones unless taken ones are wanted too: the same type, near, and of a
 * similar score; a page of them at a time.
 */
export const similarHotels = defineOperation({ id: "similarHotels", handle: findSimilar });

async function findSimilar(
  input: SimilarHotelsInput,
  context: OperationContext,
): Promise<SimilarHotelsOutput> {
  const fields = namedCardFields(input);
  const now = context.clock();
  const asOf = new Date(now).toISOString();
  const snapshot = await supplySnapshot(context.db, now);
  const { index } = snapshot;
  const hotel = index.properties.get(input.hotel_id ?? input.filters?.coordinates?.affinity_hotel_id ?? 0);
  if (!hotel) throw new ApiError("not_found");
  const read = readStay(input, stayLimitsOf(hotel, context.site, now), context.site.country);
  const asked = {
    ...read,
    taxes: listedTaxes(input.tax_exclusive_pricing, context.site),
    coupons: await askedCoupons(context, input),
  };
  const near: Located[] = [];
  for (const property of index.byCountry.get(hotel.country_code) ?? []) {
    if (property.property_id === hotel.property_id || !isSoldOnSite(property, context.site)) continue;
    const distance = distanceKm(hotel, property);
    if (distance <= farthestKm) near.push({ property, distance });
  }
  near.sort(
    (a, b) => difference(hotel, a) - difference(hotel, b) || a.property.property_id - b.property.property_id,
  );
  const priced = await priceHotels(context, snapshot, near.slice(0, mostPriced), asked);
  const wanted = input.filters?.available === false ? priced : priced.filter(({ available }) => available);
  const offset = input.offset ?? input.format_response?.batch?.offset ?? 0;
  const count = input.count ?? input.format_response?.batch?.count ?? context.site.limits.search.similarPage;
  // They stand on the property's page, beside its own distances.
  const unit = context.site.country.toShowMilesOnDetail ? "mi" : undefined;
  const named = [...(input.fields ?? []), ...(input.additional_fields ?? [])].flatMap(listOf);
  const withStreet = named.includes("street");
  return {
    hotels: wanted.slice(offset, offset + count).map((each) => {
      const card = presentCard(context, index, each, asOf, { name: hotel.name, unit });
      return cardWithFields(withStreet ? { ...card, street: each.property.address } : card, fields);
    }),
    count: wanted.length,
    as_of: asOf,
  };
}

/** How unlike two properties are, in kilometres: another type or category counts as a long way. */
function difference(hotel: IndexedProperty, { property, distance }: Located): number {
  const kind =
    property.property_type === hotel.property_type ? (property.category === hotel.category ? 0 : 4) : 40;
  return (distance ?? 0) + kind + Math.abs(property.rating_value - hotel.rating_value) * 3;
}

const farthestKm = 150;
const mostPriced = 40;
