import type { RoomConfig, RoomGuests } from "./room-guests.ts";

/** How rooms are charged: rooms at the single tariff, rooms at the double tariff, extra beds. */
export interface OccupancySplit {
  readonly single: number;
  readonly double: number;
  readonly extra: number;
}

/** Guests of a room or of all rooms: adults + children; infants and pets do not count (ROOM-08). */
export function guestsOf(rooms: RoomGuests | RoomConfig): number {
  return total(rooms, (room) => room.adults + room.children);
}

/** Everybody who travels: adults, children and infants (SRCH-12). */
export function partySize(rooms: RoomConfig): number {
  return total(rooms, (room) => room.adults + room.children + room.infants);
}

/** All adults of a configuration. */
export function adultsOf(rooms: RoomConfig): number {
  return total(rooms, (room) => room.adults);
}

/**
 * Number of pets to send with a call; undefined when there are none, so that the parameter is left out
 * (ROOM-08, SRCH-17).
 */
export function petsOf(rooms: RoomConfig): number | undefined {
  return total(rooms, (room) => room.pets) || undefined;
}

/** The most adults in one room, which a category must be able to take (HOTEL-07). */
export function largestAdults(rooms: RoomConfig): number {
  return Math.max(0, ...rooms.map((room) => room.adults));
}

/** The most guests (adults + children) in one room (HOTEL-07). */
export function largestGuests(rooms: RoomConfig): number {
  return Math.max(0, ...rooms.map((room) => guestsOf(room)));
}

/**
 * Rooms with one adult are single, with two or more double; each adult past the second takes an extra bed
 * (ROOM-03, PRICE-01).
 */
export function occupancySplit(rooms: RoomConfig): OccupancySplit {
  const single = rooms.filter((room) => room.adults === 1).length;
  return {
    single,
    double: rooms.length - single,
    extra: total(rooms, (room) => Math.max(0, room.adults - 2)),
  };
}

function total(rooms: RoomGuests | RoomConfig, count: (room: RoomGuests) => number): number {
  return isConfig(rooms) ? rooms.reduce((sum, room) => sum + count(room), 0) : count(rooms);
}

function isConfig(rooms: RoomGuests | RoomConfig): rooms is RoomConfig {
  return Array.isArray(rooms);
}
