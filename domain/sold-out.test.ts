import { describe, expect, it } from "vitest";
import { chooseCategory } from "./chosen-category.ts";
import { needsSimilarHotels, propertyOffer } from "./property-sold-out.ts";
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

describe("the chosen category", () => {
  const gone = buildCategory({ id: "gone", availableRooms: [0, 0] });
  const first = buildCategory({ id: "first" });
  const second = buildCategory({ id: "second" });

  it("[HOTEL-08] [ROUTE-05] is the guest's own when it can be sold", () => {
    expect(chooseCategory([first, second], request, "second")?.id).toBe("second");
  });

  it("[HOTEL-08] is the first that can be sold, then the choice, then the first", () => {
    expect(chooseCategory([gone, second], request)?.id).toBe("second");
    expect(chooseCategory([gone, second], request, "gone")?.id).toBe("second");
    expect(chooseCategory([gone, { ...gone, id: "other" }], request, "other")?.id).toBe("other");
    expect(chooseCategory([gone, { ...gone, id: "other" }], request, "unknown")?.id).toBe("gone");
    expect(chooseCategory([], request)).toBeNull();
  });
});

describe("a property", () => {
  const gone = buildCategory({ availableRooms: [0, 0] });

  it("[HOTEL-09] is sold out when the category of the button is, and then similar hotels are needed", () => {
    expect(propertyOffer({ available: true, categories: [buildCategory()] }, request)).toMatchObject({
      action: "book",
      notice: null,
    });
    expect(propertyOffer({ available: true, categories: [gone, buildCategory()] }, request).action).toBe(
      "book",
    );
    const offer = propertyOffer({ available: true, categories: [gone] }, request);
    expect(offer.action).toBe("soldout");
    expect(needsSimilarHotels(offer.action)).toBe(true);
    expect(needsSimilarHotels("book")).toBe(false);
  });

  it("[HOTEL-10] [ERR-01] without categories says that room categories are empty", () => {
    const offer = propertyOffer({ available: true, categories: [] }, request);
    expect(offer).toMatchObject({
      action: "empty",
      category: null,
      notice: { messageId: "errors.room-categories-empty" },
    });
  });

  it("[HOTEL-11] is unavailable when the answer says so", () => {
    expect(propertyOffer({ available: false, categories: [buildCategory()] }, request).action).toBe(
      "unavailable",
    );
  });
});
