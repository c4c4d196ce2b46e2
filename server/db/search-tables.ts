import type { CivilDateColumn } from "./column.ts";

/**
 * What a search selects properties by, of the active ones only. Key `property_id`. Written by
 * `refreshSearch`, never by hand.
 */
export interface SearchPropertyTable {
  property_id: number;
  brand_id: string | null;
  property_type: "hotel" | "home";
  category: string;
  city_id: number;
  locality: string;
  country_code: string;
  latitude: number;
  longitude: number;
  time_zone: string;
  currency_code: string;
  amenity_ids: number[];
  tags: string[];
  rating_value: number;
  rating_count: number;
  hide_prices: boolean;
  no_of_people: number | null;
  no_of_bedrooms: number | null;
  no_of_pets: number;
  min_rooms: number;
  max_rooms: number;
  no_triple_occupancy: boolean;
  /** It refuses parties with children, and paying on arrival. */
  adults_only: boolean;
  no_postpaid: boolean;
  /** False for one without room categories (HOTEL-10). */
  has_rooms: boolean;
  /** Mandatory fees by what they are counted by, minor units. */
  fee_per_stay: number;
  fee_per_night: number;
  fee_per_room_night: number;
  fee_per_guest_night: number;
  fee_per_adult_night: number;
  fee_per_pet: number;
  /** Taxes on top of the rooms and inside their price, in ten-thousandths of a percent. */
  added_taxes: number[];
  included_taxes: number[];
  /** Another one whenever the row is made anew; see `refreshSearch`. */
  revision: number;
  /** A night for two in the cheapest open category, minor units, whatever the dates; null without one. */
  usual_price: number | null;
}

/**
 * A name of a property from one of its words on (`normalise`). Key `property_id, position`; position 0 is the
 * whole name.
 */
export interface SearchNameTable {
  property_id: number;
  position: number;
  property_type: "hotel" | "home";
  brand_id: string | null;
  tail: string;
}

/**
 * Tariffs and rules of a room category over a stretch of nights that differ by weekday alone. Key
 * `property_id, room_category_id, to_date`. Lists have an entry per weekday of the night, Monday first;
 * `closed`, `no_arrival` and `no_departure` a bit for each, Monday 1.
 */
export interface SearchTariffTable {
  property_id: number;
  room_category_id: number;
  /** First and last night, both inclusive. */
  from_date: CivilDateColumn;
  to_date: CivilDateColumn;
  position: number;
  max_occupancy: number;
  max_adults: number;
  /** Rooms that can be sold of a night without a row of its own. */
  rooms: number;
  /** Cancelling is free until so many minutes before the day of arrival starts; null when it never is. */
  free_minutes: number | null;
  closed: number;
  no_arrival: number;
  no_departure: number;
  /** Minor units per room and night. */
  single_price: number[];
  double_price: number[];
  extra_price: number[];
  min_stay: number[];
  /** 0 where a stay may be as long as it likes. */
  max_stay: number[];
}
