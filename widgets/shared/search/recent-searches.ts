import { AFFILIATE_PATH, NEARBY_PATH } from "#domain/addresses";
import { formatRoomsConfig, parseRooms, partySize, type RoomConfig } from "#domain/rooms";
import { formatSearch, type SearchState } from "#domain/search";
import { correctStay, type FlexibleStay, type Stay, type StayLimits } from "#domain/stay";
import { keep, readKeptList } from "../shell/kept-list.ts";
import { type Destination, withMore } from "./destination.ts";

/** A search the guest made on this device, as storage keeps it (SRCH-12). */
export interface RecentSearch {
  readonly location: string;
  readonly checkin: string | null;
  readonly checkout: string | null;
  /** Adults, children and infants. */
  readonly guests: number;
  readonly rooms: number;
  readonly rooms_config: string;
  readonly roomConfig: RoomConfig;
  readonly pathName: string;
  readonly searchType: string | null;
  readonly city: string | null;
  readonly cityId: string | null;
  readonly countryId: string | null;
  readonly locationId: string | null;
  readonly tag: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly isLatLngSearch: boolean;
  /** True where the position is the guest's own: its label is no name to search by. */
  readonly isHere: boolean;
  readonly flexibleDaysCount: number;
  readonly filters: SearchState["filters"];
  /** Filters of the results it led to, as the query of an address; absent where nothing narrowed them. */
  readonly narrowedTo?: string | undefined;
}

/**
 * The list with a search on top: an older one for the same place goes, whatever language it was named in, and
 * the oldest past `cap` too (SRCH-13). A place that was only typed is known by its text, and where the guest
 * stood by about what a city takes up: somewhere else is another place.
 */
export function withRecentSearch(
  list: readonly RecentSearch[],
  search: RecentSearch,
  cap: number,
): readonly RecentSearch[] {
  const place = placeKey(search);
  const isSame = (each: RecentSearch) => {
    const other = placeKey(each);
    if (search.isHere && each.isHere) return isNear(search, each);
    return place && other ? place === other : label(each) === label(search);
  };
  return [search, ...list.filter((each) => !isSame(each))].slice(0, cap);
}

/** Whether two positions are within some thirty kilometres. */
function isNear(one: RecentSearch, other: RecentSearch): boolean {
  const apart = (["latitude", "longitude"] as const).map((side) => (one[side] ?? 0) - (other[side] ?? 0));
  return Math.hypot(...apart) < 0.3;
}

/** A place's name, however it was typed: capitals and blanks make no other place. */
const label = ({ location }: RecentSearch) => location.trim().toLowerCase();

/** What names a place in no language: its path, else ids or position; null for typed text. */
function placeKey(search: RecentSearch): string | null {
  if (search.isHere) return "here";
  if (!isSearchPath(search.pathName)) return search.pathName;
  const { cityId, countryId, locationId, tag, latitude, longitude, searchType } = search;
  const ids = [cityId, countryId, locationId, tag, latitude, longitude];
  return ids.some((id) => id != null) ? [searchType, ...ids].join(" ") : null;
}

/**
 * Searches of this device, newest first. Storage that is missing, closed or damaged reads as none (OFF-03).
 */
export function readRecentSearches(siteId: string): readonly RecentSearch[] {
  return readKeptList("localStorage", recentSearchesKey(siteId), isRecentSearch);
}

/**
 * Puts a search on top of this device's list. A full or closed storage is logged and otherwise ignored
 * (OFF-03).
 */
export function rememberSearch(siteId: string, search: RecentSearch, cap: number): void {
  keep("localStorage", recentSearchesKey(siteId), withRecentSearch(readRecentSearches(siteId), search, cap));
}

/** Forgets all searches of this device. */
export function forgetSearches(siteId: string): () => void {
  const forgotten = readRecentSearches(siteId);
  keep("localStorage", recentSearchesKey(siteId), []);
  return () => keep("localStorage", recentSearchesKey(siteId), forgotten);
}

/** A search as it is remembered. `href` is where it led. */
export function recentSearchOf(
  destination: Destination,
  stay: FlexibleStay | null,
  rooms: RoomConfig,
  href: string,
): RecentSearch {
  const place = { ...destination.known, ...destination.search };
  return {
    location: destination.label,
    checkin: stay?.checkin ?? null,
    checkout: stay?.checkout ?? null,
    guests: partySize(rooms),
    rooms: rooms.length,
    rooms_config: formatRoomsConfig(rooms),
    roomConfig: rooms,
    pathName: pathOf(href),
    searchType: place.searchType ?? null,
    // A city by its slug, as addresses have it; of a part of one, the city's name.
    city: (place.searchType === "locality" ? place.city : (destination.slug ?? place.city)) ?? null,
    cityId: place.cityId ?? null,
    countryId: place.countryId ?? null,
    locationId: place.locationId ?? place.localityId ?? null,
    tag: place.tag ?? null,
    latitude: place.latitude ?? null,
    longitude: place.longitude ?? null,
    isLatLngSearch: place.isLatLngSearch ?? false,
    isHere: Boolean(place.isLatLngSearch && !place.location),
    flexibleDaysCount: stay?.flexibleDaysCount ?? 0,
    filters: place.filters ?? {},
    narrowedTo: filtersOf(href) || undefined,
  };
}

/** The filters of an address, as its query; order, page and view are none. */
function filtersOf(href: string): string {
  const [, ...query] = href.split(/[?&]/);
  return query.filter((part) => FILTER.test(part)).join("&");
}

/** Parameters of filters, by how they begin: the shortest that says them all. */
const FILTER = /^(price_|rating|property_|amenities|tags|pets_|free_|pay_|bedrooms|category)/;

/**
 * Where a remembered search leads today, and the stay its page will show: past dates are moved as DATE-08
 * says (SRCH-13), and none are made up where there were none. The address has the dates that were remembered,
 * so that the page says what it changed.
 */
export function recentSearchUrl(
  recent: RecentSearch,
  limits: StayLimits,
): { readonly href: string; readonly stay: Stay | null } {
  const { checkin, checkout } = recent;
  const { stay, notices } = correctStay({ checkin, checkout, openSearch: true }, limits);
  const asked = notices.length > 0 ? { checkin, checkout } : stay;
  const place = isSearchPath(recent.pathName) ? placeOfRecent(recent) : {};
  const roomConfig = roomsOfRecent(recent);
  const { flexibleDaysCount } = recent;
  const query = formatSearch({ ...place, ...asked, flexibleDaysCount, roomConfig });
  const href = withMore(recent.pathName, query.toString().replaceAll("%2F", "/"));
  return { href: withMore(href, recent.narrowedTo), stay };
}

/** The path a search led to; whose link brought the guest there is no part of the search. */
function pathOf(href: string): string {
  const [path = ""] = href.split("?", 1);
  return path === AFFILIATE_PATH ? "/search" : path;
}

/** Whether the place of a search stands in the query at this path. */
function isSearchPath(path: string): boolean {
  return path === "/search" || path === NEARBY_PATH;
}

/** The place of a remembered search, as a search by its name, ids or position has it. */
export function placeOfRecent(recent: RecentSearch): Partial<SearchState> {
  return {
    location: recent.isHere ? null : recent.location,
    searchType: recent.searchType as SearchState["searchType"],
    city: recent.city,
    cityId: recent.cityId,
    countryId: recent.countryId,
    locationId: recent.locationId,
    tag: recent.tag,
    latitude: recent.latitude,
    longitude: recent.longitude,
    isLatLngSearch: recent.isLatLngSearch,
    filters: recent.filters,
  };
}

/** Its rooms. */
export function roomsOfRecent({ rooms_config }: RecentSearch): RoomConfig {
  return parseRooms(rooms_config);
}

/** Whether a kept value can be read as a search: a damaged one is no reason to lose the others. */
function isRecentSearch(value: unknown): value is RecentSearch {
  try {
    const recent = value as RecentSearch;
    const { location, pathName, rooms_config, checkin, checkout } = recent;
    // What no address can be written of is damaged.
    formatSearch({ ...placeOfRecent(recent), checkin, checkout });
    return (
      /^\/(?![/\\])/.test(pathName) && [location, rooms_config].every((text) => typeof text === "string")
    );
  } catch {
    return false;
  }
}

/** What this device keeps them under. */
export function recentSearchesKey(siteId: string): `staywright.recent-searches.${string}` {
  return `staywright.recent-searches.${siteId}`;
}
