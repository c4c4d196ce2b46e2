import { parseCommaRooms } from "./room-config-comma.ts";
import { parseRoomsConfig } from "./room-config-query.ts";
import { ROOM_CEILING, type RoomConfig, type RoomGuests, roomOf } from "./room-guests.ts";

/** The product's default: one room of two adults (ROOM-02). */
export const DEFAULT_ROOMS: RoomConfig = [{ adults: 2, children: 0, infants: 0, pets: 0 }];

/** What a reset of the search leaves: one room of one adult (ROOM-02, SRCH-16). */
export const RESET_ROOMS: RoomConfig = [{ adults: 1, children: 0, infants: 0, pets: 0 }];

/**
 * The default of a country or of the membership as a comma string (ROOM-04); the product's default when there
 * is none.
 */
export function defaultRooms(defaultRoomGuestConfig?: string | undefined): RoomConfig {
  return parseRooms(defaultRoomGuestConfig, DEFAULT_ROOMS);
}

/**
 * Rooms from whatever arrives: a comma string, either `rooms_config` form or a list of rooms (ROOM-07).
 * Counts are coerced to whole numbers within limits; broken input gives `fallback`.
 */
export function parseRooms(input: unknown, fallback: RoomConfig = DEFAULT_ROOMS): RoomConfig {
  if (typeof input === "string") {
    return (input.includes(",") ? parseCommaRooms(input) : parseRoomsConfig(input)) ?? fallback;
  }
  return (Array.isArray(input) ? roomsFromList(input) : null) ?? fallback;
}

/** True when both name the same rooms in the same order. */
export function sameRooms(a: RoomConfig, b: RoomConfig): boolean {
  return a.length === b.length && a.every((room, index) => sameRoom(room, b[index] as RoomGuests));
}

function sameRoom(a: RoomGuests, b: RoomGuests): boolean {
  return a.adults === b.adults && a.children === b.children && a.infants === b.infants && a.pets === b.pets;
}

function roomsFromList(list: readonly unknown[]): RoomConfig | null {
  const rooms = list.slice(0, ROOM_CEILING.rooms).map(roomFrom);
  return rooms.length > 0 && rooms.every((room) => room !== null) ? (rooms as RoomGuests[]) : null;
}

function roomFrom(value: unknown): RoomGuests | null {
  if (typeof value !== "object" || value === null) return null;
  const { adults, children, infants, pets } = value as Readonly<Record<string, unknown>>;
  return roomOf(adults, children ?? 0, infants ?? 0, pets ?? 0);
}
