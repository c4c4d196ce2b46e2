import {
  adultsOf,
  guestsOf,
  hasTriple,
  largestAdults,
  largestGuests,
  occupancySplit,
  petsOf,
  ROOM_CEILING,
  type RoomConfig,
} from "#domain/rooms";
import { roomsAt } from "../../../supply/rooms-at.ts";

/** The party as properties of one kind take it, counted as the price and the rules of rooms count it. */
export interface PartyRow {
  readonly property_type: "hotel" | "home";
  /** Rooms that these properties sell at least; 1 for homes. */
  readonly min_rooms: number;
  readonly rooms: number;
  readonly single: number;
  readonly double: number;
  readonly extra: number;
  readonly guests: number;
  readonly adults: number;
  readonly pets: number;
  readonly largest_guests: number;
  readonly largest_adults: number;
  readonly has_triple: boolean;
  readonly has_children: boolean;
}

/** A party for every way of selling rooms there is (`roomsAt`). */
export function partyRows(rooms: RoomConfig): readonly PartyRow[] {
  const hotels = Array.from({ length: ROOM_CEILING.rooms }, (_, index) =>
    partyRow(rooms, "hotel", index + 1),
  );
  return [partyRow(rooms, "home", 1), ...hotels];
}

function partyRow(asked: RoomConfig, property_type: "hotel" | "home", min_rooms: number): PartyRow {
  const rooms = roomsAt(asked, { property_type, min_rooms });
  return {
    property_type,
    min_rooms,
    rooms: rooms.length,
    ...occupancySplit(rooms),
    guests: guestsOf(rooms),
    adults: adultsOf(rooms),
    pets: petsOf(rooms) ?? 0,
    largest_guests: largestGuests(rooms),
    largest_adults: largestAdults(rooms),
    has_triple: hasTriple(rooms),
    has_children: rooms.some(({ children, infants }) => children + infants > 0),
  };
}
