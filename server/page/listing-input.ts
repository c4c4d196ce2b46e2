import { couponRequest, taxClusivity } from "#domain/price";
import {
  FLAG_FILTERS,
  flagFilters,
  hasPosition,
  type ListingQuery,
  placeFilterOf,
  type SearchState,
  sentSearchType,
} from "#domain/search";
import { queryFlag, queryList, queryNumber } from "#domain/shell";
import type { Stay } from "#domain/stay";
import type { Site } from "#renderer";
import type { ReferenceInput } from "#renderer/server";
import type { Country, Operations } from "#schemas";

type HotelSearchInput = Operations["hotelSearch"]["input"];

interface ListingParts {
  readonly input: ReferenceInput;
  readonly query: Readonly<Record<string, string>>;
  readonly search: SearchState;
  readonly listing: ListingQuery;
  readonly stay: Stay | null;
  readonly rooms_config: string;
}

/**
 * The search call of a listing page: place from the path first, then from the query; filters, order and page
 * from the query.
 */
export function listingInput({
  input,
  query,
  search,
  listing,
  stay,
  rooms_config,
}: ListingParts): HotelSearchInput {
  const { site } = input.view;
  const categories = queryList(query, "category").slice(0, 20);
  return compact({
    ...placeOf(input, search),
    ...(stay ?? {}),
    rooms_config,
    flexible_days_count: search.flexibleDaysCount || undefined,
    search_type: sentSearchType(search),
    searched_location_type: search.searchType ?? undefined,
    ...couponRequest(search.coupon),
    sort_on: listing.sort,
    ascending: listing.ascending,
    page: Math.min(listing.page, 500),
    after: listing.after ?? undefined,
    count: site.limits.search.pageSize,
    default_property_type: firstType(site),
    search_redirection_enabled: mayRedirect(input, query) || undefined,
    source: "web",
    pageType: "listing",
    tax_exclusive_pricing: taxExclusive(site.country),
    number_of_pets: search.isTravellingWithPets ? { min: 1 } : undefined,
    filters: compact({
      ...placeIdOf(input.route, search),
      ...tagsOf(input, search, listing),
      price_min: listing.priceMin ?? undefined,
      price_max: listing.priceMax ?? undefined,
      rating_min: listing.ratingMin ?? undefined,
      property_type: listing.propertyTypes.length > 0 ? [...listing.propertyTypes] : undefined,
      amenities: listing.amenities.length > 0 ? listing.amenities.map(Number) : undefined,
      ...Object.fromEntries(flagFilters.map((id) => [id, queryFlag(query, FLAG_FILTERS[id]) || undefined])),
      bedrooms_min: queryNumber(query, "bedrooms", 1, 20) ?? undefined,
      category: categories.length > 0 ? categories : undefined,
    }),
  }) as HotelSearchInput;
}

/** What every list of a page asks of its prices (PRICE-05). */
export function taxExclusive({ COUNTRY_CODE, taxDisplay }: Country): boolean {
  return taxClusivity(COUNTRY_CODE, taxDisplay) === "exclusive";
}

/** The country's usual type where the brand sells it: no page asks for what its site has not. */
function firstType({ brand, country: { defaultPropertyType: usual } }: Site): typeof usual | undefined {
  return brand.propertyTypes.includes(usual) ? usual : undefined;
}

/** The filter a place's id is written in; nothing where the path or a position says the place. */
function placeFilter({ params }: ReferenceInput["route"], search: SearchState) {
  const filter = params.city || hasPosition(search) ? null : placeFilterOf(search);
  return filter?.name === "tags" ? null : filter;
}

/** The one filter an id of a place is moved into (SRCH-04); nothing where what stands there is no id. */
function placeIdOf(
  route: ReferenceInput["route"],
  search: SearchState,
): HotelSearchInput["filters"] | undefined {
  const filter = placeFilter(route, search);
  const id = filter && /^\d{1,10}$/.test(filter.value) ? Number(filter.value) : 0;
  return filter && id > 0 && id <= LARGEST_ID ? { [filter.name]: id } : undefined;
}

function placeOf({ route }: ReferenceInput, search: SearchState): Partial<HotelSearchInput> {
  const { city, locality, near } = route.params;
  if (city) return { city, locality, near: near ? true : undefined };
  if (hasPosition(search)) {
    return { lat: search.latitude, lon: search.longitude, location: search.location ?? undefined };
  }
  if (placeIdOf(route, search)) return { location: search.location ?? undefined };
  const names = [search.city, search.location, search.hotelId, placeFilter(route, search)?.value];
  if (route.params.country && !names.some(Boolean)) return { country_code: route.params.country };
  // What stands where an id belongs names no place that anybody knows: not every place there is.
  const unread = search.city ? undefined : placeFilter(route, search)?.value;
  return { city: search.city ?? undefined, location: search.location ?? unread };
}

/** Largest id of a place. */
const LARGEST_ID = 2 ** 31 - 1;

/**
 * Whether the answer may lead to a page that the place has of its own (LIST-11): where a place was written
 * out, not chosen by its id or position (those are pages of their own, SEO-02), and not where the page says
 * why it is shown. An article may lead to its address in the language of the page.
 */
export function mayRedirect(
  { route }: Pick<ReferenceInput, "route">,
  query: Readonly<Record<string, string>>,
): boolean {
  if (route.params.slug) return true;
  if (route.page !== "listing" || route.params.city || query.notice) return false;
  // A partner's link leads to the page that keeps whose link it was (SRCH-18).
  if (route.name === "searchAffiliate") return false;
  return Boolean(query.location || query.city) && !CHOSEN_PLACES.some((name) => query[name]);
}

const CHOSEN_PLACES = [
  "cityId",
  "countryId",
  "locationId",
  "localityId",
  "hotelId",
  "latitude",
  "longitude",
  "filters[city_id]",
  "filters[country_id]",
  "filters[location_id]",
  "filters[holiday_park_id]",
];

function tagsOf(
  { route }: ReferenceInput,
  search: SearchState,
  listing: ListingQuery,
): { tags?: { values: string[]; method: "ALL" } } {
  const place = placeFilterOf(search);
  const tags = new Set([
    ...(route.params.tag?.split("/") ?? []),
    // Beside an id of a place, tags narrow what is found there.
    ...(place?.name === "tags" ? place.values : (search.filters.tags ?? [])),
    ...listing.tags,
  ]);
  return tags.size > 0 ? { tags: { values: [...tags], method: "ALL" } } : {};
}

/** Without the keys that have no value: an absent one leaves the operation its default. */
function compact(input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
}
