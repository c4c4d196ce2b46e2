import { describe, expect, it } from "vitest";
import type { RoomConfig } from "#domain/rooms";
import { DEFAULT_ROOMS } from "../../../domain/rooms/room-config.ts";
import { addRoom, removeRoom, setGuests } from "./room-changes.ts";

const two: RoomConfig = addRoom(DEFAULT_ROOMS);

describe("changes of the rooms", () => {
  it("[ROOM-12] sets a count in one room and leaves the others and the old list alone", () => {
    const next = setGuests(two, 1, "children", 2);
    expect(next).toEqual([DEFAULT_ROOMS[0], { adults: 1, children: 2, infants: 0, pets: 0 }]);
    expect(next[0]).toBe(two[0]);
    expect(two[1]?.children).toBe(0);
  });

  it("[ROOM-12] is the same list when nothing changes", () => {
    expect(setGuests(two, 1, "adults", 1)).toBe(two);
    expect(setGuests(two, 5, "adults", 1)).toBe(two);
  });

  it("[ROOM-12] takes away the room that was meant", () => {
    expect(removeRoom(setGuests(two, 1, "infants", 1), 0)).toEqual([
      { adults: 1, children: 0, infants: 1, pets: 0 },
    ]);
  });
});
