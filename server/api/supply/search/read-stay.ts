import type { TaxClusivity } from "#domain/price";
import {
  adultsOf,
  defaultRooms,
  formatRoomsConfig,
  guestsOf,
  parseRooms,
  parseRoomsConfig,
  petsOf,
  type RoomConfig,
} from "#domain/rooms";
import { correctStay, nightsOf, type Stay, type StayLimits } from "#domain/stay";
import type { Country } from "#schemas";
import type { PriceRole } from "#schemas/generated/api/price.ts";
import type { Guests } from "#schemas/generated/api/stay.ts";
import type { AskedCoupons } from "../../../coupons/asked-coupons.ts";
import { roomsAt } from "../../../supply/rooms-at.ts";

type RoomTerms = Parameters<typeof roomsAt>[1];
const ROOM_BY_ROOM: RoomTerms = { property_type: "hotel" };

/** What the calls of search and hotels say about a stay, in their flat and nested forms. */
export interface StayInput {
  readonly checkin?: string;
  readonly checkout?: string;
  readonly rooms_config?: string;
  readonly available_room_count?: {
    readonly checkin?: string;
    readonly checkout?: string;
    readonly min_count?: number;
  };
  /** Rooms and guests of a call without `rooms_config`. */
  readonly number_of_rooms?: number;
  readonly guest_count?: { readonly min?: number };
  /** Guests of a call without any form of rooms. */
  readonly total_guest_count?: number;
  /** Rooms in the comma form (ROOM-03); every other form wins. */
  readonly guest_config_list?: string;
}

export interface ReadStay {
  readonly stay: Stay;
  readonly rooms: RoomConfig;
  /** True when the dates asked for could not be used (DATE-04). */
  readonly corrected: boolean;
  /** Rooms that must be free, where that is more than the guests take. */
  readonly roomsFree?: number;
  /** Guests a place must take, where that is more than come. */
  readonly guestsFit?: number;
  /** How a list shows prices; a property whose country says otherwise keeps to its country (PRICE-05). */
  readonly taxes?: TaxClusivity;
  /** Coupons prices may have; none when absent. */
  readonly coupons?: AskedCoupons;
  /** What the guest's role takes off, in percent of the rooms (PRICE-03, MODE-01); nothing when absent. */
  readonly memberPercent?: number | undefined;
  /** Which role that is; a member's when absent. */
  readonly priceFor?: PriceRole | undefined;
  /** What a deal takes off the rooms of what is priced, in percent (DEAL-02); nothing when absent. */
  readonly dealPercent?: number | undefined;
  /** Only a property's first category is looked at. */
  readonly firstCategoryOnly?: boolean;
}

/**
 * Dates and rooms of a call; dates that are missing become the default ones, wrong ones are corrected. Rooms
 * that are missing are the country's (ROOM-04). Rooms are as the property sells them; without one they stay
 * as they were asked for.
 */
export function readStay(
  input: StayInput,
  limits: StayLimits,
  country: Pick<Country, "defaultRoomGuestConfig">,
  property: RoomTerms = ROOM_BY_ROOM,
): ReadStay {
  const { available_room_count: nested } = input;
  const wanted = { checkin: input.checkin ?? nested?.checkin, checkout: input.checkout ?? nested?.checkout };
  const { stay, notices } = correctStay(wanted, limits);
  if (!stay) throw new RangeError("a stay is missing though the search is not open");
  const rooms =
    (input.rooms_config ? parseRoomsConfig(input.rooms_config) : null) ??
    countedRooms(input.number_of_rooms, input.guest_count?.min) ??
    (input.guest_config_list ? null : countedRooms(undefined, input.total_guest_count)) ??
    parseRooms(input.guest_config_list, defaultRooms(country.defaultRoomGuestConfig));
  return {
    stay,
    rooms: roomsAt(rooms, property),
    corrected: notices.length > 0,
    roomsFree: nested?.min_count ?? 1,
    guestsFit: input.guest_count?.min ?? 1,
  };
}

/**
 * Rooms of a call that only counts them: its guests are adults, as evenly spread as can be and no more than a
 * room can have; two to a room when uncounted.
 */
function countedRooms(rooms: number | undefined, guests: number | undefined): RoomConfig | null {
  if (rooms === undefined && !guests) return null;
  const count = rooms ?? 1;
  const all = Math.max(count, guests ?? 2 * count);
  return parseRooms(
    Array.from({ length: count }, (_, index) => ({ adults: Math.floor((all + count - 1 - index) / count) })),
  );
}

/** The stay as answers repeat it. */
export function presentStay({ stay, rooms, corrected }: ReadStay) {
  return {
    checkin: stay.checkin,
    checkout: stay.checkout,
    nights: nightsOf(stay),
    rooms_config: formatRoomsConfig(rooms),
    guests: presentGuests(rooms),
    dates_corrected: corrected,
  };
}

function presentGuests(rooms: RoomConfig): Guests {
  const sum = (key: "children" | "infants"): number => rooms.reduce((all, room) => all + room[key], 0);
  return {
    rooms: rooms.length,
    guests: guestsOf(rooms),
    adults: adultsOf(rooms),
    children: sum("children"),
    infants: sum("infants"),
    pets: petsOf(rooms) ?? 0,
  };
}
