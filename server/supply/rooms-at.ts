import { clampRooms, type RoomConfig, roomsAsSold } from "#domain/rooms";

/** What a property says of the rooms of a booking. */
interface RoomTerms {
  readonly property_type: "hotel" | "home";
  readonly min_rooms?: number;
}

/**
 * Rooms as this property sells them: a home is one unit, and where several rooms are only sold together those
 * that are missing come with one adult each (ROOM-11). Rooms that are too many stay: nobody is dropped.
 */
export function roomsAt(rooms: RoomConfig, { property_type, min_rooms = 1 }: RoomTerms): RoomConfig {
  const sold = roomsAsSold(rooms, property_type);
  if (property_type === "home" || sold.length >= min_rooms) return sold;
  return clampRooms(sold, { allowedRooms: min_rooms, minRooms: min_rooms }).rooms;
}
