import { countsRoomsAs } from "#domain/rooms";
import { flexibleRange } from "#domain/stay";
import type { HotelCard, HotelSearchInput, HotelSearchOutput } from "#schemas/generated/api/search.ts";
import { askedCoupons } from "../../../coupons/asked-coupons.ts";
import { memberPriceState, rolePriceOf } from "../../../platform/operations/member-price.ts";
import {
  defineOperation,
  type InputForm,
  type OperationContext,
  type OperationHandler,
} from "../../../platform/operations/operation.ts";
import { shownMeals } from "../../../pricing/stay-extras.ts";
import { presentMeals } from "../../../supply/present-meals.ts";
import { stayLimitsOf } from "../../../supply/stay-limits-of.ts";
import { supplyWord } from "../../../supply/supply-words.ts";
import { alternateDates } from "./alternate-dates.ts";
import { alternateHotels } from "./alternate-hotels.ts";
import { cardWithFields, namedCardFields } from "./card-fields.ts";
import { checkBrand } from "./check-brand.ts";
import { activeFilters, buildFacets, guidedFilters } from "./facets.ts";
import { findPlace } from "./find-place.ts";
import { firstTypeOf } from "./first-type.ts";
import { listedTaxes } from "./listed-taxes.ts";
import { loadLocated } from "./load-located.ts";
import { nothingFree } from "./nothing-free.ts";
import { pageOfPlace } from "./page-of-place.ts";
import { searchMark } from "./paging/page-token.ts";
import { nextOf, pageOf, sliceOf } from "./paging/part-of-list.ts";
import { presentCard } from "./present-card.ts";
import { type PricedHotel, priceHotels } from "./price-hotels.ts";
import { presentStay, readStay } from "./read-stay.ts";
import { selectHotels, siftedSql } from "./select-hotels.ts";
import { ascendingByDefault, type HotelOrder, orderSignals, sortOptions } from "./sort-hotels.ts";
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
  const place = await findPlace(context, input);
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
    ...rolePriceOf(context),
    firstCategoryOnly: input.filters?.all_room_categories === false,
  };
  const sortOn = input.sort_on ?? input.format_response?.sort_params?.sort_on ?? "recommended";
  const order: HotelOrder = {
    sortOn,
    ascending: input.ascending ?? input.format_response?.sort_params?.ascending ?? ascendingByDefault[sortOn],
    weights: site.limits.search.recommended,
    firstType,
  };
  const { batchSize, pageSize, alternateBatch } = site.limits.search;
  const isListing = form === "json" || input.pageType === "listing";
  const mark = searchMark(input, order, context);
  const slice = sliceOf(input, isListing ? pageSize : batchSize, mark);
  const query = { area: place.area, site, asked, now, input, order, slice };
  const result = await selectHotels(context.db, query);
  const shown = await priceHotels(context, await loadLocated(context, result.hotels), asked);
  const currency = result.currency ?? site.country.currencyCode;
  const facets = buildFacets(result.counts, { input, release, site, locale, currency });
  const { centre } = place.area;
  const alternates =
    result.available < alternateBatch && centre
      ? await alternateHotels(context, { centre, result: siftedSql(query), asked })
      : [];
  const active = activeFilters(facets, { input, release, site, locale });
  const fewestPets = input.number_of_pets?.min ?? 0;
  const nothing = await nothingFree(context, { place, asked, result, active, fewestPets });
  // Other dates are looked up without the filters, so they would not help where these leave nothing.
  const byFilters = result.count === 0 && nothing?.reason === "filters";
  const { flexibleDays } = wanted;
  const range = flexibleDays > 0 ? flexibleRange(asked.stay, flexibleDays, limits.today) : null;
  const near = range && !byFilters ? await alternateDates(context, place.area, asked, limits, range) : [];
  const dates =
    near.length === 0 && result.available === 0 && !byFilters
      ? await alternateDates(context, place.area, asked, limits)
      : near;
  const { type, city_id, name } = place.location;
  const origin = { cityId: type === "city" ? city_id : undefined, name };
  const redirect = await pageOfPlace(context, input, place, asked);
  const present = (hotel: PricedHotel) =>
    cardWithFields(
      { ...presentCard(context, hotel, asOf, origin), ...askedServices(hotel, input, context) },
      fields,
    );
  return {
    hotels: shown.map(present),
    count: result.count,
    available_count: result.available,
    offset: result.offset,
    ...pageOf(result, slice, input),
    page_size: slice.size,
    ...nextOf(result, slice, mark),
    currency_code: currency,
    facets: [...facets],
    sort_options: sortOptions(order, centre !== null, context),
    order_signals: orderSignals(order, centre !== null),
    activeFilters: active,
    guided_search_filters: guidedFilters(facets, result.count),
    alternate_search_hotels: alternates.map(present),
    alternate_dates: dates,
    ...(nothing && { nothing_free: nothing }),
    location: place.location,
    stay: { ...presentStay(asked), search_type: wanted.type },
    ...memberPriceState(context),
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
    services: { meals: presentMeals(shownMeals(category?.meals ?? [], property), supplyWord(context)) },
  };
}
