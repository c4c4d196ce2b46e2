import { partySize } from "./occupancy.ts";
import { formatRoomsConfig } from "./room-config-query.ts";
import { roomCount, type SearchState } from "./search-state.ts";
import { correctStay, type StayNotice } from "./stay-dates.ts";
import type { StayLimits } from "./stay-limits.ts";

/** A search kept for another time (SRCH-12): the search, where it led, and the figures shown with it. */
export interface RecentSearch
  extends Pick<
    SearchState,
    | "location"
    | "checkin"
    | "checkout"
    | "searchType"
    | "city"
    | "latitude"
    | "longitude"
    | "roomConfig"
    | "cityId"
    | "tag"
    | "filters"
    | "countryId"
    | "locationId"
    | "isLatLngSearch"
    | "flexibleDaysCount"
  > {
  /** Adults, children and infants: `partySize`, unlike the guests of ROOM-08. */
  readonly guests: number;
  readonly rooms: number;
  readonly rooms_config: string;
  readonly pathName: string;
}

/** Most searches kept (SRCH-13). */
export const RECENT_SEARCHES_KEPT = 5;

/** The record of a search (SRCH-12). */
export function recentSearchOf(search: SearchState, pathName: string): RecentSearch {
  const { location, checkin, checkout, searchType, city, latitude, longitude, roomConfig } = search;
  const { cityId, tag, filters, countryId, locationId, isLatLngSearch, flexibleDaysCount } = search;
  return {
    ...{ location, checkin, checkout, searchType, city, latitude, longitude, roomConfig },
    ...{ cityId, tag, filters, countryId, locationId, isLatLngSearch, flexibleDaysCount },
    guests: partySize(roomConfig),
    rooms: roomCount(search),
    rooms_config: formatRoomsConfig(roomConfig),
    pathName,
  };
}

/** The list with a search on top: newest first, the same location only once, five at most (SRCH-13). */
export function addRecentSearch(list: readonly RecentSearch[], added: RecentSearch): readonly RecentSearch[] {
  const others = list.filter((record) => placeKey(record) !== placeKey(added));
  return [added, ...others].slice(0, RECENT_SEARCHES_KEPT);
}

/** A kept search with its dates corrected for today (SRCH-13, DATE-08), and what was changed. */
export function reuseRecentSearch(
  record: RecentSearch,
  limits: StayLimits,
): { readonly record: RecentSearch; readonly notices: readonly StayNotice[] } {
  if (!record.checkin && !record.checkout) return { record, notices: [] };
  const { stay, notices } = correctStay({ checkin: record.checkin, checkout: record.checkout }, limits);
  return { record: { ...record, checkin: stay?.checkin ?? null, checkout: stay?.checkout ?? null }, notices };
}

function placeKey({ location, city, pathName }: RecentSearch): string {
  return (location ?? city ?? pathName).normalize("NFC").trim().toLowerCase();
}
