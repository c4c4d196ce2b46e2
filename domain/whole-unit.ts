import { ROOM_CEILING, type RoomConfig, type RoomGuests, within } from "./room-guests.ts";

/**
 * Rooms as they are sold: a hotel sells each, a home is one unit that sleeps the whole party, in however many rooms it was counted.
 * Counts are added up within `ROOM_CEILING` (ROOM-01).
 */
export function roomsAsSold(rooms: RoomConfig, propertyType: "hotel" | "home"): RoomConfig {
  if (propertyType === "hotel" || rooms.length < 2) return rooms;
  const sum = (kind: keyof RoomGuests) =>
    within(
      rooms.reduce((all, room) => all + room[kind], 0),
      0,
      ROOM_CEILING[kind],
    );
  return [{ adults: sum("adults"), children: sum("children"), infants: sum("infants"), pets: sum("pets") }];
}
