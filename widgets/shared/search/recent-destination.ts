import { correctStay, type StayLimits, type StayNotice } from "#domain/stay";
import type { Destination } from "./destination.ts";
import { placeOfRecent, type RecentSearch, roomsOfRecent } from "./recent-searches.ts";

/**
 * The place of a remembered search, with its dates as they are today, what was changed of them, and its rooms
 * (SRCH-13).
 */
export function recentDestination(
  recent: RecentSearch,
  limits: StayLimits,
): { readonly destination: Destination; readonly notices: readonly StayNotice[] } {
  const { location: label, pathName, checkin, checkout, flexibleDaysCount } = recent;
  const slug = /^\/hotels-in-([a-z0-9-]+)$/.exec(pathName)?.[1];
  const hotelId = /^\/(?:[a-z]{2}\/)?(\d+)\/$/.exec(pathName)?.[1];
  const { stay, notices } = correctStay({ checkin, checkout, openSearch: true }, limits);
  const place = placeOfRecent(recent);
  const { location, searchType } = place;
  // The path says which city or property it is; what else is known of it stays with the search.
  const search = hotelId ? { location, searchType } : place;
  const destination = {
    label,
    slug,
    hotelId,
    search: slug ? {} : search,
    known: slug || hotelId ? place : undefined,
    filters: recent.narrowedTo,
    stay: stay && { ...stay, flexibleDaysCount },
    rooms: roomsOfRecent(recent),
  };
  return { destination, notices };
}
