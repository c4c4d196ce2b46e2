import type { RoomGuests, RoomLimits } from "#domain/rooms";

/** The most of each kind that one room offers (config limits, property). */
export interface RoomMaxima {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
  readonly pets: number;
}

export type GuestKind = keyof RoomGuests;

/**
 * Bounds of one stepper: the room's maximum, and where three may not share a room the places that are left
 * (ROOM-10). More that an address brought along stay until the guest takes them away, one by one (ROOM-12).
 */
export function stepBounds(
  kind: GuestKind,
  room: RoomGuests,
  maxima: RoomMaxima,
  limits: RoomLimits,
): readonly [number, number] {
  const min = kind === "adults" ? 1 : 0;
  const counts = kind === "adults" || kind === "children";
  const others = kind === "adults" ? room.children : room.adults;
  const places = limits.noTripleOccupancy && counts ? TWO - others : maxima[kind];
  return [min, Math.max(min, room[kind], Math.min(maxima[kind], places))];
}

const TWO = 2;
