import { ROOM_CEILING, type RoomConfig, type RoomGuests, wholeCount, within } from "./room-guests.ts";

/** The product's default rooms as a comma string: one room of two adults (ROOM-04). */
export const DEFAULT_COMMA_ROOMS = "0,1,0";

/** The membership's default rooms as a comma string (ROOM-04, WIZ-09). */
export const WIZARD_COMMA_ROOMS = "1,0,0";

/**
 * Reads a comma string of three counts: rooms with one adult, rooms with two or more, rooms with three (ROOM-03). The third
 * count is part of the second: `0,1,1` is one room of three adults. Null when it is not three numbers or names no room.
 */
export function parseCommaRooms(text: string): RoomConfig | null {
  const parts = text.length > MAX_LENGTH ? [] : text.split(",").map(wholeCount);
  if (parts.length !== 3 || parts.some(Number.isNaN)) return null;
  const single = within(parts[0] ?? 0, 0, ROOM_CEILING.rooms);
  const several = within(parts[1] ?? 0, 0, ROOM_CEILING.rooms - single);
  const triple = within(parts[2] ?? 0, 0, several);
  const rooms = [...roomsOf(single, 1), ...roomsOf(several - triple, 2), ...roomsOf(triple, 3)];
  return rooms.length > 0 ? rooms : null;
}

/** Rooms as a comma string (ROOM-03). Children, infants, pets and the fourth adult are lost, so it is never used for booking. */
export function formatCommaRooms(rooms: RoomConfig): string {
  const atLeast = (adults: number) => rooms.filter((room) => room.adults >= adults).length;
  return [rooms.length - atLeast(2), atLeast(2), atLeast(3)].join(",");
}

function roomsOf(count: number, adults: number): readonly RoomGuests[] {
  return Array.from({ length: count }, () => ({ adults, children: 0, infants: 0, pets: 0 }));
}

const MAX_LENGTH = 100;
