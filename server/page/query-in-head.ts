import {
  hasActiveFilters,
  parseListingQuery,
  parseSearch,
  placeFilterOf,
  type SearchState,
} from "#domain/search";
import { queryText } from "#domain/shell";
import type { PageRequestInput } from "#renderer/server";

/**
 * What the query of a listing means to search engines (SEO-02): coordinates or a city by id make a page of its own, as long as nothing
 * else is filtered; a filtered listing is not indexed and names the unfiltered one. Dates, guests, order and page mean nothing.
 */
export function queryInHead(
  { route }: PageRequestInput,
  query: Readonly<Record<string, string>>,
): { readonly canonical: string; readonly index: boolean; readonly alternates?: boolean } | undefined {
  // A letter is one of the language's own names (ROUTE-26).
  if (route.params.letter || route.params.countryLetter)
    return { canonical: "", index: true, alternates: false };
  if (route.page !== "listing") return undefined;
  const search = parseSearch(query);
  const isNarrowed =
    hasActiveFilters(parseListingQuery(query)) ||
    search.isTravellingWithPets ||
    otherFilters.some((name) => queryText(query, name) !== null);
  const place = route.params.city || route.params.tag ? "" : placeInQuery(search);
  return { canonical: place, index: !isNarrowed };
}

function placeInQuery(search: SearchState): string {
  const { isLatLngSearch, latitude, longitude } = search;
  if (isLatLngSearch && latitude !== null && longitude !== null)
    return new URLSearchParams({
      latitude: String(latitude),
      longitude: String(longitude),
      isLatLngSearch: "true",
    }).toString();
  const place = placeFilterOf(search);
  return place?.name === "city_id" ? new URLSearchParams({ cityId: place.value }).toString() : "";
}

/** Filters of the address that `ListingQuery` does not hold. */
const otherFilters = ["free_cancellation", "pay_at_hotel", "bedrooms", "category", "quickFilters"] as const;
