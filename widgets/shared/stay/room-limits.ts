import { NO_TRIPLE_GUESTS, type RoomLimits } from "#domain/rooms";
import type { RoomLimitInfo } from "#schemas/generated/api/hotels.ts";

/**
 * Limits of a property as the rules read them; `max_rooms` is within the site's limit already. Two guests in
 * a room at most means no triple occupancy (ROOM-10).
 */
export function roomLimits({ minMaxRestriction, max_rooms, max_guests_per_room }: RoomLimitInfo): RoomLimits {
  const { present, minRoom, maxRoom, minGuests } = minMaxRestriction;
  return {
    allowedRooms: max_rooms,
    minRooms: present ? minRoom : undefined,
    maxRooms: present ? maxRoom : undefined,
    minGuests: present ? minGuests : undefined,
    noTripleOccupancy: max_guests_per_room === NO_TRIPLE_GUESTS,
  };
}
