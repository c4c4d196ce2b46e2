import { describe, expect, it } from "vitest";
import type { RoomCategory } from "./room-category.ts";
import { soldOutReason } from "./sold-out.ts";

const couple = { adults: 2, children: 0, infants: 0, pets: 0 };
const request = { rooms: [couple], nights: 2 };

function buildCategory(changes: Partial<RoomCategory> = {}): RoomCategory {
  return {
    id: "garden",
    availableRooms: [5, 5],
    maxOccupancy: 3,
    rates: { single: [8000, 8000], double: [10000, 10000], extra: [2000, 2000] },
    ...changes,
  };
}

describe("a room category", () => {
  it("[HOTEL-07] can be sold when rooms, price and occupancy fit", () => {
    expect(soldOutReason(buildCategory(), request)).toBeNull();
  });

  it.each([
    ["no-rooms", buildCategory({ availableRooms: [5, 0] }), request],
    ["no-rooms", buildCategory({ availableRooms: [] }), request],
    [
      "fewer-than-requested",
      buildCategory({ availableRooms: [5, 1] }),
      { ...request, rooms: [couple, couple] },
    ],
    ["no-price", buildCategory({ rates: { single: [], double: [10000], extra: [] } }), request],
    ["no-price", buildCategory({ rates: { single: [], double: [10000, 0], extra: [] } }), request],
    ["no-price", buildCategory({ rates: { single: [], double: [10000, Number.NaN], extra: [] } }), request],
    ["too-many-adults", buildCategory({ maxOccupancy: 1 }), request],
    [
      "too-many-guests",
      buildCategory({ maxOccupancy: 2 }),
      { ...request, rooms: [{ ...couple, children: 1 }] },
    ],
    ["below-minimum", buildCategory({ availableRooms: [2, 2] }), { ...request, minRooms: 3 }],
  ] as const)("[HOTEL-07] is sold out: %s", (reason, category, wanted) => {
    expect(soldOutReason(category, wanted)).toBe(reason);
  });

  it("[HOTEL-07] needs prices only for the tariffs the rooms use", () => {
    expect(
      soldOutReason(buildCategory({ rates: { single: [], double: [10000, 10000], extra: [] } }), request),
    ).toBeNull();
    const three = { ...request, rooms: [{ ...couple, adults: 3 }] };
    expect(
      soldOutReason(buildCategory({ rates: { single: [], double: [10000, 10000], extra: [] } }), three),
    ).toBe("no-price");
  });
});
