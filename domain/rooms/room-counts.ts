import { DEFAULT_ROOMS, parseRooms } from "./room-config.ts";
import { ROOM_CEILING, type RoomConfig, wholeCount, within } from "./room-guests.ts";

/** The room parameters of a URL (ROUTE-35), as they stand in the query. */
export interface RoomQuery {
  readonly rooms_config?: string | null | undefined;
  readonly rooms?: string | null | undefined;
  readonly guests?: string | null | undefined;
  readonly adults?: string | null | undefined;
  readonly children?: string | null | undefined;
}

/**
 * Rooms from a URL. `rooms_config` wins over the counts (ROUTE-35); from counts alone, adults and children
 * are spread evenly over the rooms. Null when the URL says nothing readable about rooms.
 */
export function roomsFromQuery(query: RoomQuery): RoomConfig | null {
  const named = query.rooms_config ? parseRooms(query.rooms_config, []) : [];
  if (named.length > 0) return named;
  const [rooms, guests, adults, children] = [query.rooms, query.guests, query.adults, query.children].map(
    wholeCount,
  );
  if ([rooms, guests, adults, children].every(Number.isNaN)) return null;
  const size = within(known(rooms, 1), 1, ROOM_CEILING.rooms);
  const kids = within(known(children, 0), 0, size * ROOM_CEILING.children);
  const fallback = known(guests, size * (DEFAULT_ROOMS[0]?.adults ?? 1)) - kids;
  const grown = within(known(adults, fallback), size, size * ROOM_CEILING.adults);
  return Array.from({ length: size }, (_, index) => ({
    adults: share(grown, size, index),
    children: share(kids, size, index),
    infants: 0,
    pets: 0,
  }));
}

function known(value: number | undefined, fallback: number): number {
  return value === undefined || Number.isNaN(value) ? fallback : value;
}

function share(total: number, size: number, index: number): number {
  return Math.floor(total / size) + (index < total % size ? 1 : 0);
}
