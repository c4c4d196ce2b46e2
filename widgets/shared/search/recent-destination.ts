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
  const destination = {
    label,
    slug,
    hotelId,
    search: slug ? {} : placeOfRecent(recent),
    stay: stay && { ...stay, flexibleDaysCount },
    rooms: roomsOfRecent(recent),
  };
  return { destination, notices };
}
