import type { Limits } from "#schemas";
import type { Notice } from "../text/index.ts";
import { guestsOf } from "./occupancy.ts";
import { ROOM_CEILING, type RoomConfig, type RoomGuests } from "./room-guests.ts";

/**
 * The limits on rooms: the site's, and those of a property where it sets any (HOTEL-04: `minMaxRestriction`,
 * `room_limit_info`).
 */
export interface RoomLimits {
  /** Most rooms of a booking on the site (CONST-02); no property sells more together. */
  readonly allowedRooms: Limits["rooms"]["max"];
  /**
   * Fewest rooms of a booking; a property that sells more together than the site allows keeps its own number.
   */
  readonly minRooms?: number | undefined;
  readonly maxRooms?: number | undefined;
  /** Fewest guests (adults + children) of a booking. */
  readonly minGuests?: number | undefined;
  /** True where a room takes two guests at most (ROOM-10). */
  readonly noTripleOccupancy?: boolean | undefined;
}

export type RoomNoticeCode = "minimum" | "between" | "maximum" | "max-guests" | "guests-raised";
export type RoomNotice = Notice<RoomNoticeCode>;

/** What is wrong with rooms under a property's limits; empty when they can be booked (ROOM-09, ROOM-10). */
export function roomProblems(rooms: RoomConfig, limits: RoomLimits): readonly RoomNotice[] {
  const problems: RoomNotice[] = [];
  const { min, max } = roomBounds(limits);
  if (rooms.length < min || rooms.length > max) problems.push(countNotice(limits, rooms.length < min));
  if (guestsOf(rooms) < (limits.minGuests ?? 0)) problems.push(guestsRaised(limits));
  if (limits.noTripleOccupancy && hasTriple(rooms)) {
    problems.push({ code: "max-guests", messageId: "rooms.max-guests", values: { max: NO_TRIPLE_GUESTS } });
  }
  return problems;
}

/**
 * Brings rooms within a property's limits and says what changed (ROOM-09, ROOM-11, ROOM-12). Rooms added have
 * one adult; guests that are short of the minimum are added as adults, room by room; rooms past the maximum
 * go from the end. A room with too many guests is reported and left: nobody is dropped silently.
 */
export function clampRooms(
  rooms: RoomConfig,
  limits: RoomLimits,
): { readonly rooms: RoomConfig; readonly notices: readonly RoomNotice[] } {
  const { min, max } = roomBounds(limits);
  const cut = rooms.slice(0, max);
  const raised = [...cut, ...Array.from({ length: Math.max(0, min - cut.length) }, () => ONE_ADULT)];
  return { rooms: withGuests(raised, limits), notices: roomProblems(rooms, limits) };
}

function withGuests(rooms: RoomConfig, limits: RoomLimits): RoomConfig {
  const filled = rooms.map((room) => ({ ...room }));
  const room = limits.noTripleOccupancy ? NO_TRIPLE_GUESTS : ROOM_CEILING.adults;
  let missing = (limits.minGuests ?? 0) - guestsOf(filled);
  while (missing > 0) {
    const emptiest = filled.reduce((least, each) => (guestsOf(each) < guestsOf(least) ? each : least));
    if (guestsOf(emptiest) >= room) break;
    emptiest.adults += 1;
    missing -= 1;
  }
  return filled;
}

/** Fewest and most rooms of a booking, both at least 1. */
export function roomBounds({ allowedRooms, minRooms, maxRooms }: RoomLimits): {
  readonly min: number;
  readonly max: number;
} {
  const min = Math.min(Math.max(1, minRooms ?? 1), ROOM_CEILING.rooms);
  const most = Math.min(maxRooms ?? allowedRooms, allowedRooms, ROOM_CEILING.rooms);
  return { min, max: Math.max(min, most) };
}

/**
 * The sentence names the limits that matter: only the minimum, both, or only the maximum, in that order
 * (ROOM-09).
 */
function countNotice(limits: RoomLimits, tooFew: boolean): RoomNotice {
  const { min, max } = roomBounds(limits);
  if (tooFew && limits.maxRooms === undefined)
    return { code: "minimum", messageId: "rooms.minimum", values: { min } };
  if (min > 1) return { code: "between", messageId: "rooms.between", values: { min, max } };
  return { code: "maximum", messageId: "rooms.maximum", values: { max } };
}

function guestsRaised({ minGuests = 0 }: RoomLimits): RoomNotice {
  return { code: "guests-raised", messageId: "rooms.guests-raised", values: { min: minGuests } };
}

/** Most guests of a room without triple occupancy. */
export const NO_TRIPLE_GUESTS = 2;

/** Whether a room has more guests than one without triple occupancy takes (ROOM-10). */
export function hasTriple(rooms: RoomConfig): boolean {
  return rooms.some((room) => guestsOf([room]) > NO_TRIPLE_GUESTS);
}

const ONE_ADULT: RoomGuests = { adults: 1, children: 0, infants: 0, pets: 0 };
