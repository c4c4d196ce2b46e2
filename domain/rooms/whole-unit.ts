import { ROOM_CEILING, type RoomConfig, type RoomGuests, within } from "./room-guests.ts";

type PropertyType = "hotel" | "home";

/**
 * Rooms as they are sold: a hotel sells each, a home is one unit that sleeps the whole party, in however many
 * rooms it was counted. Counts are added up within `ROOM_CEILING` (ROOM-01).
 */
export function roomsAsSold(rooms: RoomConfig, propertyType: PropertyType): RoomConfig {
  if (propertyType === "hotel" || rooms.length < 2) return rooms;
  const sum = (kind: keyof RoomGuests) =>
    within(
      rooms.reduce((all, room) => all + room[kind], 0),
      0,
      ROOM_CEILING[kind],
    );
  return [{ adults: sum("adults"), children: sum("children"), infants: sum("infants"), pets: sum("pets") }];
}

/**
 * How rooms are counted before a property is chosen: as homes do where nothing but homes is sold, else room
 * by room, and each home takes the party as one by itself. The one rule of the server's search, of the
 * address and of every picker.
 */
export function countsRoomsAs(sold: readonly PropertyType[]): PropertyType {
  return sold.every((type) => type === "home") ? "home" : "hotel";
}
