import { correctStay, type StayLimits } from "#domain/stay";
import type { Destination } from "./destination.ts";
import { placeOfRecent, type RecentSearch, roomsOfRecent } from "./recent-searches.ts";

/** The place of a remembered search, with its dates as they are today and its rooms (SRCH-13). */
export function recentDestination(recent: RecentSearch, limits: StayLimits): Destination {
  const { location: label, pathName, checkin, checkout, flexibleDaysCount } = recent;
  const slug = /^\/hotels-in-([a-z0-9-]+)$/.exec(pathName)?.[1];
  const hotelId = /^\/(?:[a-z]{2}\/)?(\d+)\/$/.exec(pathName)?.[1];
  const { stay } = correctStay({ checkin, checkout, openSearch: true }, limits);
  return {
    label,
    slug,
    hotelId,
    search: slug ? {} : placeOfRecent(recent),
    stay: stay && { ...stay, flexibleDaysCount },
    rooms: roomsOfRecent(recent),
  };
}
