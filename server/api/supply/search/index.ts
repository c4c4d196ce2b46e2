import { countsRoomsAs } from "#domain/rooms";
import { pageCount, pageOffset } from "#domain/shell";
import { flexibleRange } from "#domain/stay";
import type { HotelCard, HotelSearchInput, HotelSearchOutput } from "#schemas/generated/api/search.ts";
import { askedCoupons } from "../../../coupons/asked-coupons.ts";
import {
  defineOperation,
  type InputForm,
  type OperationContext,
  type OperationHandler,
} from "../../../platform/operations/operation.ts";
import { mealServices } from "../../../pricing/stay-extras.ts";
import { presentMeals } from "../../../supply/present-meals.ts";
import { stayLimitsOf } from "../../../supply/stay-limits-of.ts";
import { supplySnapshot } from "../../../supply/supply-snapshot.ts";
import { supplyWord } from "../../../supply/supply-words.ts";
import { alternateDates } from "./alternate-dates.ts";
import { alternateHotels } from "./alternate-hotels.ts";
import { cardWithFields, namedCardFields } from "./card-fields.ts";
import { checkBrand } from "./check-brand.ts";
import { activeFilters, buildFacets, guidedFilters } from "./facets.ts";
import { type FoundPlace, findPlace } from "./find-place.ts";
import { firstTypeOf } from "./first-type.ts";
import { listedTaxes } from "./listed-taxes.ts";
import { nothingFree } from "./nothing-free.ts";
import { pageOfPlace } from "./page-of-place.ts";
import { presentCard } from "./present-card.ts";
import { type PricedHotel, priceHotels } from "./price-hotels.ts";
import { presentStay, readStay } from "./read-stay.ts";
import { type FirstType, type RecommendedWeights, recommendedScore } from "./recommended-score.ts";
import { readFilters, sift } from "./search-filters.ts";
import { ascendingByDefault, type HotelOrder, orderSignals, sortHotels, sortOptions } from "./sort-hotels.ts";
import { wantedSearchType, withoutOpenDates } from "./wanted-search-type.ts";

/** Hotel search (API-06, API-07): every price is the total a quote would have, from the same function. */
const hotelSearch = defineOperation({ id: "hotelSearch", handle: search });

export const operations: readonly OperationHandler[] = [hotelSearch];

async function search(
  input: HotelSearchInput,
  context: OperationContext,
  form: InputForm,
): Promise<HotelSearchOutput> {
  const { clock, site, locale, release } = context;
  checkBrand(input.brand_name, site);
  const fields = namedCardFields(input);
  const usualType = firstTypeOf(input, site);
  const firstType = site.brand.propertyTypes.length > 1 ? usualType : null;
  const now = clock();
  const asOf = new Date(now).toISOString();
  const snapshot = await supplySnapshot(context.db, now);
  const { index } = snapshot;
  const place = findPlace(context, index, input);
  const time_zone = place.location.time_zone ?? site.country.timeZone;
  const limits = stayLimitsOf({ property_type: usualType, time_zone }, site, now);
  const wanted = wantedSearchType(input, site.limits.stays.flexibleDays);
  const read = readStay(withoutOpenDates(input, wanted), limits, site.country, {
    property_type: countsRoomsAs(site.brand.propertyTypes),
  });
  const asked = {
    ...read,
    taxes: listedTaxes(input.tax_exclusive_pricing, site),
    coupons: await askedCoupons(context, input),
    firstCategoryOnly: input.filters?.all_room_categories === false,
  };
  const candidates = likeliest(place, site.limits.search.recommended, firstType);
  const priced = await priceHotels(context, snapshot, candidates, asked);
  const currency = commonCurrency(priced) ?? site.country.currencyCode;
  const sifted = sift(priced, readFilters(input, currency));
  const sortOn = input.sort_on ?? input.format_response?.sort_params?.sort_on ?? "recommended";
  const order: HotelOrder = {
    sortOn,
    ascending: input.ascending ?? input.format_response?.sort_params?.ascending ?? ascendingByDefault[sortOn],
    currency,
    weights: site.limits.search.recommended,
    firstType,
  };
  const result = sortHotels(
    sifted.filter(({ misses }) => misses === null).map(({ hotel }) => hotel),
    order,
  );
  const { batchSize, pageSize, alternateBatch } = site.limits.search;
  const isListing = form === "json" || input.pageType === "listing";
  const slice = withinResult(sliceOf(input, isListing ? pageSize : batchSize), input, result.length);
  const facets = buildFacets(sifted, { input, release, site, locale, currency });
  const available = result.filter((hotel) => hotel.available).length;
  const short = available < alternateBatch;
  const except = new Set(result.map(({ property }) => property.property_id));
  const alternates =
    short && place.centre
      ? await alternateHotels(context, snapshot, { centre: place.centre, except, asked })
      : [];
  const active = activeFilters(facets, { input, release, site, locale });
  const fewestPets = input.number_of_pets?.min ?? 0;
  const nothing = await nothingFree(context, snapshot, { place, asked, priced, result, active, fewestPets });
  // Other dates are looked up without the filters, so they would not help where these leave nothing.
  const byFilters = result.length === 0 && nothing?.reason === "filters";
  const { flexibleDays } = wanted;
  const range = flexibleDays > 0 ? flexibleRange(asked.stay, flexibleDays, limits.today) : null;
  const near =
    range && !byFilters ? await alternateDates(context, snapshot, candidates, asked, limits, range) : [];
  const dates =
    near.length === 0 && available === 0 && !byFilters
      ? await alternateDates(context, snapshot, candidates, asked, limits)
      : near;
  const { type, city_id, name } = place.location;
  const origin = { cityId: type === "city" ? city_id : undefined, name };
  const redirect = pageOfPlace(context, index, input, place, asked);
  const present = (hotel: PricedHotel) =>
    cardWithFields(
      { ...presentCard(context, index, hotel, asOf, origin), ...askedServices(hotel, input, context) },
      fields,
    );
  return {
    hotels: result.slice(slice.offset, slice.offset + slice.size).map(present),
    count: result.length,
    available_count: available,
    offset: slice.offset,
    page: Math.floor(slice.offset / slice.size) + 1,
    page_count: pageCount(result.length, slice.size),
    page_size: slice.size,
    currency_code: currency,
    facets: [...facets],
    sort_options: sortOptions(order, place.centre !== null, context),
    order_signals: orderSignals(order, place.centre !== null),
    activeFilters: active,
    guided_search_filters: guidedFilters(facets, result.length),
    alternate_search_hotels: alternates.map(present),
    alternate_dates: dates,
    ...(nothing && { nothing_free: nothing }),
    location: place.location,
    stay: { ...presentStay(asked), search_type: wanted.type },
    ...(input.source && { source: input.source }),
    ...(redirect && { redirect }),
    as_of: asOf,
  };
}

/** Meals that can be added in the category a guest would book, where the call asks for them (API-06). */
function askedServices(
  { category, property }: PricedHotel,
  { services }: HotelSearchInput,
  context: OperationContext,
): Pick<HotelCard, "services"> {
  if (!services?.meals) return {};
  return {
    services: { meals: presentMeals(mealServices(category?.meals ?? [], property), supplyWord(context)) },
  };
}

/**
 * At most so many are priced for one search; beyond that the ones recommended most, before prices are known,
 * stand for the place.
 */
const mostPriced = 2000;

function likeliest(
  { candidates }: FoundPlace,
  weights: RecommendedWeights,
  first: FirstType,
): FoundPlace["candidates"] {
  if (candidates.length <= mostPriced) return candidates;
  return candidates
    .map((candidate) => ({ candidate, score: recommendedScore(candidate, weights, first) }))
    .sort((a, b) => b.score - a.score || a.candidate.property.property_id - b.candidate.property.property_id)
    .slice(0, mostPriced)
    .map(({ candidate }) => candidate);
}

/**
 * Offset is page × size − size (LIST-02); an offset of its own wins. `usual` is the size of a call that names
 * none.
 */
function sliceOf(
  { page = 1, offset, count, format_response }: HotelSearchInput,
  usual: number,
): { readonly offset: number; readonly size: number } {
  const batch = format_response?.batch;
  const size = count ?? batch?.count ?? usual;
  return { size, offset: offset ?? batch?.offset ?? pageOffset(page, size) };
}

/**
 * A page of results past their end is their last: a list may have become shorter since its address was made.
 * A call that scrolls has an end.
 */
function withinResult(
  slice: ReturnType<typeof sliceOf>,
  { pageType, offset, format_response }: HotelSearchInput,
  count: number,
): ReturnType<typeof sliceOf> {
  const isPage = pageType === "listing" && offset === undefined && !format_response?.batch;
  if (!isPage || slice.offset < count) return slice;
  return { ...slice, offset: pageOffset(Math.max(1, pageCount(count, slice.size)), slice.size) };
}

/** The currency most of the hotels are priced in; null without hotels. */
function commonCurrency(hotels: readonly PricedHotel[]): string | null {
  const counts = new Map<string, number>();
  for (const { property } of hotels)
    counts.set(property.currency_code, (counts.get(property.currency_code) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))[0]?.[0] ?? null;
}
