import { largestAdults, largestGuests, occupancySplit } from "./occupancy.ts";
import { hasValidRates, type RoomCategory, roomsLeft } from "./room-category.ts";
import type { RoomConfig } from "./room-guests.ts";

/** Rooms and nights a category is asked for. */
export interface RoomRequest {
  readonly rooms: RoomConfig;
  readonly nights: number;
  /** Fewest rooms the property sells together. */
  readonly minRooms?: number | undefined;
}

/** Why a category cannot be sold; the guest reads `rooms.sold-out.<reason>`. */
export type SoldOutReason =
  | "no-rooms"
  | "fewer-than-requested"
  | "no-price"
  | "too-many-adults"
  | "too-many-guests"
  | "below-minimum";

/**
 * Why a room category is sold out for a request, or null when it can be sold (HOTEL-07), checked in this
 * order: no rooms left, fewer than requested, prices invalid, more adults in one room than the category
 * takes, more guests (ours), fewer rooms left than the minimum.
 */
export function soldOutReason(
  category: RoomCategory,
  { rooms, nights, minRooms = 1 }: RoomRequest,
): SoldOutReason | null {
  const left = roomsLeft(category.availableRooms);
  if (left === 0) return "no-rooms";
  if (left < rooms.length) return "fewer-than-requested";
  if (!hasValidRates(category.rates, occupancySplit(rooms), nights)) return "no-price";
  if (largestAdults(rooms) > category.maxOccupancy) return "too-many-adults";
  if (largestGuests(rooms) > category.maxOccupancy) return "too-many-guests";
  return left < minRooms ? "below-minimum" : null;
}
