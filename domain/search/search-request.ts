import { listOf } from "../shell/index.ts";
import type { Notice } from "../text/index.ts";
import type { PlaceFilter, SearchState } from "./search-state.ts";
import { isCollection } from "./search-type.ts";

/** True when a search names a place: text, an id, a tag, or a position for "near me" (SRCH-05). */
export function hasDestination(search: SearchState): boolean {
  const { location, city, cityId, countryId, locationId, localityId, tag, hotelId, filters } = search;
  const named = [location, city, cityId, countryId, locationId, localityId, tag, hotelId].some(Boolean);
  return (
    named ||
    Object.keys(filters).length > 0 ||
    hasPosition(search) ||
    (search.searchType !== null && isCollection(search.searchType))
  );
}

/** "Please enter your destination" when a search has none; null when it may be submitted (SRCH-05). */
export function destinationProblem(search: SearchState): Notice<"destination-required"> | null {
  if (hasDestination(search)) return null;
  return { code: "destination-required", messageId: "errors.destination-required", values: {} };
}

/** True for a search by coordinates that has them (SRCH-10). */
export function hasPosition(
  search: SearchState,
): search is SearchState & { readonly latitude: number; readonly longitude: number } {
  return search.isLatLngSearch && search.latitude !== null && search.longitude !== null;
}

/** One entry of a search call's `filters`: an id, or tags that must all match. */
export type PlaceFilterEntry =
  | { readonly name: Exclude<PlaceFilter, "tags">; readonly value: string }
  | { readonly name: "tags"; readonly values: readonly string[]; readonly method: "ALL" };

/**
 * Moves the id of a search into the one filter its type stands for (SRCH-04): country, city, holiday park,
 * locality or location, tag or collection, in that order; of a search without a type the id of the smallest
 * place it names. Null when the type needs none (a hotel goes to its page) or its id is missing.
 */
export function placeFilterOf(search: SearchState): PlaceFilterEntry | null {
  const { countryId, cityId, locationId, localityId, tag, filters, searchType } = search;
  const id = (
    name: Exclude<PlaceFilter, "tags">,
    value: string | null | undefined,
  ): PlaceFilterEntry | null => (value ? { name, value } : null);
  switch (searchType) {
    case "country":
      return id("country_id", countryId ?? filters.country_id?.[0]);
    case "city":
      return id("city_id", cityId ?? filters.city_id?.[0]);
    case "holiday_park":
      return id("holiday_park_id", locationId ?? filters.holiday_park_id?.[0]);
    case "locality":
    case "locations":
      return id("location_id", localityId ?? locationId ?? filters.location_id?.[0]);
    case "tag":
      return tags(tag ? listOf(tag) : (filters.tags ?? []));
    case "townhouse":
    case "silverkey":
      return tags([searchType]);
    case "hotel":
      return null;
    case null:
      return (
        id("city_id", cityId ?? filters.city_id?.[0]) ??
        id("holiday_park_id", filters.holiday_park_id?.[0]) ??
        id("location_id", localityId ?? locationId ?? filters.location_id?.[0]) ??
        id("country_id", countryId ?? filters.country_id?.[0]) ??
        tags(filters.tags ?? [])
      );
  }
}

function tags(values: readonly string[]): PlaceFilterEntry | null {
  return values.length > 0 ? { name: "tags", values, method: "ALL" } : null;
}

/**
 * The `search_type` of a search call (SRCH-15), checked in this order: open without dates, flexible, closed.
 */
export function sentSearchType(
  search: Pick<SearchState, "isOpenSearch" | "checkin" | "checkout" | "flexibleDaysCount">,
): "open" | "flexible" | "closed" {
  if (search.isOpenSearch && !search.checkin && !search.checkout) return "open";
  return search.flexibleDaysCount !== 0 ? "flexible" : "closed";
}
