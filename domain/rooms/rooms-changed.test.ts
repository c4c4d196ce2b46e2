import { describe, expect, it } from "vitest";
import { pickerLimits } from "./picker-limits.ts";
import { hasValidRates, nightlyTotals } from "./room-category.ts";
import { parseCommaRooms } from "./room-config-comma.ts";
import { parseRoomsConfig } from "./room-config-query.ts";
import { roomsFromQuery } from "./room-counts.ts";
import { ROOM_CEILING } from "./room-guests.ts";
import { roomProblems } from "./room-limits.ts";
import { roomsChanged } from "./rooms-changed.ts";
import { countsRoomsAs } from "./whole-unit.ts";

describe("rooms of an address", () => {
  it.each([
    ["1-2", false],
    ["1-2_0_0_0", false],
    [" 01-02_0 ", false],
    ["2-2_0_1-1", false],
    ["2-2", true],
    ["1-0_0_2", true],
    ["1-99", true],
    ["twelve", true],
    ["1,1,0", false],
    ["0,0,0", true],
    ["a,b", true],
  ])("[ROOM-05] [ROOM-12] %j are other rooms than they are read as: %s", (rooms_config, changed) => {
    expect(roomsChanged({ rooms_config })).toBe(changed);
  });

  it("[ROOM-12] are none where nothing is said of them", () => {
    expect([roomsChanged({}), roomsChanged({ rooms_config: " " })]).toEqual([false, false]);
  });

  it("[ROOM-05] [ROOM-07] are nothing that has other signs, too many of them or groups of something else", () => {
    for (const text of ["x1-2", "1x-2", "1", "-2", "", "1-2-x", "1-2_0_0_0_0", `1-${"0".repeat(1000)}1`])
      expect(parseRoomsConfig(text), text).toBeNull();
    expect(parseRoomsConfig(`1-${"0".repeat(997)}2`)).toHaveLength(1);
    expect(
      parseRoomsConfig(
        `9-${Array(ROOM_CEILING.rooms + 3)
          .fill("1")
          .join("-")}`,
      ),
    ).toHaveLength(ROOM_CEILING.rooms);
  });

  it("[ROOM-03] are no list of three counts where that is too long or has a count too few", () => {
    expect([parseCommaRooms("1,1"), parseCommaRooms("1,1,0,0"), parseCommaRooms("1,,0")]).toEqual([
      null,
      null,
      null,
    ]);
    expect(parseCommaRooms(`1,0,${"0".repeat(96)}`)).toHaveLength(1);
    expect(parseCommaRooms(`1,0,${"0".repeat(97)}`)).toBeNull();
  });

  it("[ROUTE-35] take children out of the guests, and no more children than the rooms hold", () => {
    const read = (query: Parameters<typeof roomsFromQuery>[0]) =>
      roomsFromQuery(query)?.map(({ adults, children }) => [adults, children]);
    expect(read({ guests: "4", children: "1" })).toEqual([[3, 1]]);
    expect(read({ rooms: "2", children: "999" })).toEqual(Array(2).fill([1, ROOM_CEILING.children]));
    expect(read({ rooms: "2" })).toEqual([
      [2, 0],
      [2, 0],
    ]);
    expect(read({ rooms: undefined, guests: null })).toBeUndefined();
  });
});

describe("what a picker offers", () => {
  const rooms = {
    max: 4,
    adultsMax: 3,
    childrenMax: 2,
    homeAdultsMax: 16,
    homeChildrenMax: 9,
    infantsMax: 1,
    petsMax: 5,
  } as Parameters<typeof pickerLimits>[1];

  it("[ROOM-08] is as many rooms as the site says, or one home for the whole party", () => {
    expect(pickerLimits("hotel", rooms)).toEqual({
      allowedRooms: 4,
      maxima: { adults: 3, children: 2, infants: 1, pets: 5 },
    });
    expect(pickerLimits("home", rooms)).toEqual({
      allowedRooms: 1,
      maxima: { adults: 16, children: 9, infants: 1, pets: 5 },
    });
  });

  it("counts rooms as homes do where nothing but homes is sold", () => {
    expect([countsRoomsAs(["home"]), countsRoomsAs(["hotel"]), countsRoomsAs(["home", "hotel"])]).toEqual([
      "home",
      "hotel",
      "hotel",
    ]);
  });
});

describe("tariffs of a category", () => {
  const rates = { single: [100, 100], double: [150, 160], extra: [40, 0] };

  it("[HOTEL-07] are needed for what the rooms use alone, each night, an extra bed being free at times", () => {
    const split = (single: number, double: number, extra: number) => ({ single, double, extra });
    expect(hasValidRates(rates, split(1, 1, 1), 2)).toBe(true);
    expect(hasValidRates(rates, split(1, 1, 1), 0)).toBe(false);
    expect(hasValidRates({ single: [], double: [], extra: [] }, split(1, 0, 0), 0)).toBe(false);
    expect(hasValidRates({ ...rates, single: [] }, split(0, 1, 0), 2)).toBe(true);
    expect(hasValidRates({ ...rates, single: [] }, split(1, 0, 0), 2)).toBe(false);
    expect(hasValidRates({ ...rates, double: [] }, split(1, 0, 0), 2)).toBe(true);
    expect(hasValidRates({ ...rates, extra: [-1, 0] }, split(0, 1, 1), 2)).toBe(false);
    expect(hasValidRates({ ...rates, double: [150, 0] }, split(0, 1, 0), 2)).toBe(false);
  });

  it("[PRICE-01] add up by night, extra beds on top", () => {
    expect(nightlyTotals(rates, { single: 1, double: 2, extra: 1 }, 2)).toEqual([440, 420]);
  });
});

it("[ROOM-09] [ROOM-10] [ROOM-11] says each fault by a code of its own", () => {
  const adults = (...counts: readonly number[]) =>
    counts.map((count) => ({ adults: count, children: 0, infants: 0, pets: 0 }));
  const codes = (rooms: ReturnType<typeof adults>, limits: object) =>
    roomProblems(rooms, { allowedRooms: 4, ...limits }).map(({ code }) => code);
  expect(codes(adults(1), { minRooms: 2 })).toEqual(["minimum"]);
  expect(codes(adults(1), { minRooms: 2, maxRooms: 3 })).toEqual(["between"]);
  expect(codes(adults(1, 1, 1, 1, 1), {})).toEqual(["maximum"]);
  expect(codes(adults(1), { minGuests: 3 })).toEqual(["guests-raised"]);
  expect(codes(adults(2, 3), { noTripleOccupancy: true })).toEqual(["max-guests"]);
  expect(codes(adults(2, 2), { noTripleOccupancy: true })).toEqual([]);
});
