import type { CivilDate } from "../dates/index.ts";
import type { RoomConfig } from "../rooms/index.ts";
import { DEFAULT_ROOMS } from "../rooms/index.ts";
import type { SearchType } from "./search-type.ts";

/** Ids that name a place or collection exactly, by filter name (SRCH-04). */
export const PLACE_FILTERS = ["country_id", "city_id", "holiday_park_id", "location_id", "tags"] as const;
export type PlaceFilter = (typeof PLACE_FILTERS)[number];

/**
 * What a guest is looking for (SRCH-02), held in the URL and nowhere else. `rooms` and `guests` of the
 * specification follow from `roomConfig`: see `roomCount` and `guestsOf`. Names are those of the
 * specification.
 */
export interface SearchState {
  /** Text of the destination as the guest knows it. */
  readonly location: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly city: string | null;
  readonly cityId: string | null;
  readonly countryId: string | null;
  readonly countryName: string | null;
  readonly locationId: string | null;
  readonly localityId: string | null;
  readonly searchType: SearchType | null;
  readonly tag: string | null;
  readonly coupon: string | null;
  readonly checkin: CivilDate | null;
  readonly checkout: CivilDate | null;
  /** Days either side of the dates; 0 for exact dates. */
  readonly flexibleDaysCount: number;
  readonly isLatLngSearch: boolean;
  readonly isOpenSearch: boolean;
  readonly quickFilters: readonly string[];
  readonly filters: Readonly<Partial<Record<PlaceFilter, readonly string[]>>>;
  readonly roomConfig: RoomConfig;
  readonly isTravellingWithPets: boolean;
  readonly selected_rcid: string | null;
  readonly hotelId: string | null;
  readonly is_quotation: boolean;
  readonly utm_source: string | null;
  /** A deal, and the days of its link (DEAL-02). */
  readonly deal_id: string | null;
  readonly start_time: string | null;
  readonly end_time: string | null;
}

/** A search for nothing yet: no place, no dates, the product's default room. */
export const EMPTY_SEARCH: SearchState = Object.freeze({
  location: null,
  latitude: null,
  longitude: null,
  city: null,
  cityId: null,
  countryId: null,
  countryName: null,
  locationId: null,
  localityId: null,
  searchType: null,
  tag: null,
  coupon: null,
  checkin: null,
  checkout: null,
  flexibleDaysCount: 0,
  isLatLngSearch: false,
  isOpenSearch: false,
  quickFilters: [],
  filters: {},
  roomConfig: DEFAULT_ROOMS,
  isTravellingWithPets: false,
  selected_rcid: null,
  hotelId: null,
  is_quotation: false,
  utm_source: null,
  deal_id: null,
  start_time: null,
  end_time: null,
});

/** Number of rooms of a search. */
export function roomCount(search: Pick<SearchState, "roomConfig">): number {
  return search.roomConfig.length;
}
