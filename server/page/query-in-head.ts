import { petsOf } from "#domain/rooms";
import {
  hasActiveFilters,
  hasPosition,
  MORE_FILTERS,
  parseListingQuery,
  parseSearch,
  placeFilterOf,
  type SearchState,
} from "#domain/search";
import { queryText } from "#domain/shell";
import type { PageRequestInput } from "#renderer/server";

/**
 * What the query of a listing means to search engines (SEO-02): coordinates or a city by id make a page of
 * its own, as long as nothing else is filtered; a filtered listing is not indexed and names the unfiltered
 * one, and neither is one that looks for words, that says what was wrong with its address, or whose page
 * there is not. What is around a guest, and what a partner leads to, is nobody else's page. Dates, guests
 * without pets and order mean nothing.
 */
export function queryInHead(
  { route }: PageRequestInput,
  query: Readonly<Record<string, string>>,
  published: Readonly<Record<string, unknown>>,
): { readonly canonical: string; readonly index: boolean; readonly alternates?: boolean } | undefined {
  // A letter is one of the language's own names (ROUTE-26).
  if (route.params.letter || route.params.countryLetter)
    return { canonical: "", index: true, alternates: false };
  if (route.page !== "listing") return undefined;
  if (route.name === "nearMe" || route.name === "searchAffiliate") return { canonical: "", index: false };
  const search = parseSearch(query);
  const listing = parseListingQuery(query);
  const isNarrowed =
    hasActiveFilters(listing) ||
    search.isTravellingWithPets ||
    petsOf(search.roomConfig) !== undefined ||
    (search.filters.tags ?? []).length > 0 ||
    Boolean(search.tag) ||
    otherFilters.some((name) => queryText(query, name) !== null);
  const hasOwnPath = Boolean(route.params.city || route.params.tag);
  const place = hasOwnPath ? "" : placeInQuery(search);
  const isOwn = hasOwnPath || place !== "" || !(search.location || search.city || placeFilterOf(search));
  const isCorrected = CORRECTIONS.some((name) => queryText(query, name, 2000) !== null);
  // What follows a page as it was seen is no page of its own: its number is.
  const isContinued = listing.after !== null;
  const isPastEnd = typeof published.listPage === "number" && listing.page > published.listPage;
  return { canonical: place, index: isOwn && !isNarrowed && !isCorrected && !isContinued && !isPastEnd };
}

function placeInQuery(search: SearchState): string {
  if (hasPosition(search))
    return new URLSearchParams({
      latitude: String(search.latitude),
      longitude: String(search.longitude),
      isLatLngSearch: "true",
    }).toString();
  const place = placeFilterOf(search);
  return place?.name === "city_id" ? new URLSearchParams({ cityId: place.value }).toString() : "";
}

/** Filters of the address that `ListingQuery` does not hold. */
const otherFilters = [...MORE_FILTERS, "quickFilters"] as const;

/** What an address carries after it was corrected (ROUTE-04, LIST-06). */
const CORRECTIONS = ["notice", "unknown_part", "unknown_filters"] as const;
