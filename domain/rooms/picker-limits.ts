import type { Brand, Limits } from "#schemas";
import type { RoomGuests } from "./room-guests.ts";

/** What a picker of rooms and guests offers. */
export interface PickerLimits {
  readonly allowedRooms: number;
  /** The most of each kind in one room. */
  readonly maxima: Readonly<RoomGuests>;
}

/**
 * Rooms and guests a guest may choose where rooms are counted as `type` sells them (`countsRoomsAs`): a home
 * is one unit for the whole party, so it takes more guests than a hotel room.
 */
export function pickerLimits(type: Brand["propertyTypes"][number], rooms: Limits["rooms"]): PickerLimits {
  const home = type === "home";
  return {
    allowedRooms: home ? 1 : rooms.max,
    maxima: {
      adults: home ? rooms.homeAdultsMax : rooms.adultsMax,
      children: home ? rooms.homeChildrenMax : rooms.childrenMax,
      infants: rooms.infantsMax,
      pets: rooms.petsMax,
    },
  };
}
