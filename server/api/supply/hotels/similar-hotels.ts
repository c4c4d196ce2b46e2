import { sql } from "kysely";
import { listOf } from "#domain/shell";
import type { SimilarHotelsInput, SimilarHotelsOutput } from "#schemas/generated/api/hotels.ts";
import { askedCoupons } from "../../../coupons/asked-coupons.ts";
import { everyShard } from "../../../db/shards/every-shard.ts";
import { ApiError } from "../../../platform/api-error.ts";
import { rolePriceOf } from "../../../platform/operations/member-price.ts";
import { defineOperation, type OperationContext } from "../../../platform/operations/operation.ts";
import { type ListedProperty, loadListedProperties } from "../../../supply/listed-properties.ts";
import { stayLimitsOf } from "../../../supply/stay-limits-of.ts";
import { areaAround } from "../search/area.ts";
import { cardWithFields, namedCardFields } from "../search/card-fields.ts";
import { distanceSql, soldOn } from "../search/hotel-query.ts";
import { listedTaxes } from "../search/listed-taxes.ts";
import { loadLocated } from "../search/load-located.ts";
import { presentCard } from "../search/present-card.ts";
import { priceHotels } from "../search/price-hotels.ts";
import { readStay } from "../search/read-stay.ts";
import type { SelectedHotel } from "../search/select-hotels.ts";

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
  const id = input.hotel_id ?? input.filters?.coordinates?.affinity_hotel_id ?? 0;
  const hotel = (await loadListedProperties(context.db, [id])).get(id);
  if (!hotel) throw new ApiError("not_found");
  const read = readStay(input, stayLimitsOf(hotel, context.site, now), context.site.country);
  const asked = {
    ...read,
    taxes: listedTaxes(input.tax_exclusive_pricing, context.site),
    coupons: await askedCoupons(context, input),
    ...rolePriceOf(context),
  };
  const priced = await priceHotels(context, await loadLike(context, hotel), asked);
  const wanted = input.filters?.available === false ? priced : priced.filter(({ available }) => available);
  const offset = input.offset ?? input.format_response?.batch?.offset ?? 0;
  const count = input.count ?? input.format_response?.batch?.count ?? context.site.limits.search.similarPage;
  // They stand on the property's page, beside its own distances.
  const unit = context.site.country.toShowMilesOnDetail ? "mi" : undefined;
  const named = [...(input.fields ?? []), ...(input.additional_fields ?? [])].flatMap(listOf);
  const withStreet = named.includes("street");
  return {
    hotels: wanted.slice(offset, offset + count).map((each) => {
      const card = presentCard(context, each, asOf, { name: hotel.name, unit });
      return cardWithFields(withStreet ? { ...card, street: each.property.address } : card, fields);
    }),
    count: wanted.length,
    as_of: asOf,
  };
}

/**
 * The properties most like one, at most as many as are worth pricing: each kilometre counts, another type or
 * category as a long way.
 */
async function loadLike(context: OperationContext, hotel: ListedProperty) {
  const near = [areaAround(hotel, farthestKm).within, ...soldOn(context.site)];
  const kind = sql`CASE WHEN s.property_type <> ${hotel.property_type} THEN 40
    WHEN s.category <> ${hotel.category} THEN 4 ELSE 0 END`;
  const score = sql`abs(s.rating_value - ${hotel.rating_value}::double precision) * 3`;
  const { rows } =
    await sql<SelectedHotel>`SELECT s.property_id, s.revision, ${distanceSql(hotel)} AS distance
    FROM search_property s
    WHERE ${sql.join(near, sql` AND `)} AND s.country_code = ${hotel.country_code} AND s.property_id <> ${hotel.property_id}
    ORDER BY ${distanceSql(hotel)} + ${kind} + ${score}, s.property_id LIMIT ${mostPriced} ${everyShard("neighbours are properties anywhere")}`.execute(
      context.db,
    );
  return loadLocated(context, rows);
}

const farthestKm = 150;
const mostPriced = 40;
