import { ROOM_CEILING, type RoomConfig, type RoomGuests, wholeCount, within } from "./room-guests.ts";

/**
 * Reads a comma string of three counts: rooms with one adult, rooms with two or more, rooms with three
 * (ROOM-03). The third count is part of the second: `0,1,1` is one room of three adults. Null when it is not
 * three numbers or names no room.
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

function roomsOf(count: number, adults: number): readonly RoomGuests[] {
  return Array.from({ length: count }, () => ({ adults, children: 0, infants: 0, pets: 0 }));
}

const MAX_LENGTH = 100;
