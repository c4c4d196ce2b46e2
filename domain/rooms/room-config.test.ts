import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEFAULT_ROOMS, defaultRooms, parseRooms, RESET_ROOMS, sameRooms } from "./room-config.ts";
import { parseCommaRooms } from "./room-config-comma.ts";
import { formatRoomsConfig, parseRoomsConfig } from "./room-config-query.ts";
import { roomsFromQuery } from "./room-counts.ts";
import { ROOM_CEILING } from "./room-guests.ts";

const room = fc.record({
  adults: fc.integer({ min: 1, max: ROOM_CEILING.adults }),
  children: fc.nat(ROOM_CEILING.children),
  infants: fc.nat(ROOM_CEILING.infants),
  pets: fc.nat(ROOM_CEILING.pets),
});
const rooms = fc.array(room, { minLength: 1, maxLength: ROOM_CEILING.rooms });
const adults = (...counts: number[]) =>
  counts.map((count) => ({ adults: count, children: 0, infants: 0, pets: 0 }));

describe("defaults", () => {
  it("[ROOM-01] [ROOM-02] [CONST-02] are one room of two adults, and one adult after a reset", () => {
    expect(DEFAULT_ROOMS).toEqual([{ adults: 2, children: 0, infants: 0, pets: 0 }]);
    expect(RESET_ROOMS).toEqual([{ adults: 1, children: 0, infants: 0, pets: 0 }]);
  });

  it("[ROOM-04] come from the product or the country", () => {
    expect(defaultRooms()).toEqual(DEFAULT_ROOMS);
    expect(defaultRooms("1,0,0")).toEqual(adults(1));
    expect(defaultRooms("0,1,0")).toEqual(DEFAULT_ROOMS);
  });
});

describe("the comma string", () => {
  it("[ROOM-03] reads the third count as part of the second", () => {
    expect(parseCommaRooms("0,1,1")).toEqual(adults(3));
    expect(parseCommaRooms("1,2,1")).toEqual(adults(1, 2, 3));
    expect(parseCommaRooms("2,0,0")).toEqual(adults(1, 1));
  });

  it("[ROOM-03] has as many rooms as the first and second count together, and keeps the counts", () => {
    fc.assert(
      fc.property(fc.nat(6), fc.nat(6), fc.nat(6), (single, several, triple) => {
        const text = [single, several, Math.min(triple, several)].join(",");
        const parsed = parseCommaRooms(text);
        expect(parsed?.length ?? 0).toBe(single + several);
        const withAdults = (least: number) => (parsed ?? []).filter((room) => room.adults >= least).length;
        expect([withAdults(1) - withAdults(2), withAdults(2), withAdults(3)].join(",")).toBe(text);
      }),
    );
  });
});

describe("rooms_config", () => {
  it("[ROOM-05] is the count, then adults, infants, children, pets of each room", () => {
    const text = "2-2_0_0_0-1_0_1_0";
    const parsed = [
      { adults: 2, infants: 0, children: 0, pets: 0 },
      { adults: 1, infants: 0, children: 1, pets: 0 },
    ];
    expect(parseRoomsConfig(text)).toEqual(parsed);
    expect(formatRoomsConfig(parsed)).toBe(text);
  });

  it("[ROOM-05] [ROOM-12] is read as it was written", () => {
    fc.assert(
      fc.property(rooms, (list) => {
        expect(parseRoomsConfig(formatRoomsConfig(list))).toEqual(list);
      }),
    );
  });

  it("[ROOM-06] has a short form without trailing zeros, read the same way", () => {
    expect(parseRoomsConfig("2-2-1_0_1")).toEqual(parseRoomsConfig("2-2_0_0_0-1_0_1_0"));
    fc.assert(
      fc.property(rooms, (list) => {
        const short = formatRoomsConfig(list).replace(/(_0)+(?=-|$)/g, "");
        expect(parseRoomsConfig(short)).toEqual(list);
      }),
    );
  });

  it("[ROOM-05] believes the groups when the count disagrees", () => {
    expect(parseRoomsConfig("5-2_0_0_0-1_0_0_0")).toEqual(adults(2, 1));
  });
});

describe("loose input", () => {
  it("[ROOM-07] is coerced to whole numbers", () => {
    expect(parseRooms([{ adults: "2", children: 1.9 }])).toEqual([
      { adults: 2, children: 1, infants: 0, pets: 0 },
    ]);
    expect(parseRooms("1,1,0")).toEqual(adults(1, 2));
  });

  it("[ROOM-07] gives the default when it is broken", () => {
    for (const broken of [
      "",
      "abc",
      "2",
      "0,0,0",
      "1,x,0",
      "1-a_0",
      "1-1_0_0_0_0",
      "1--",
      [],
      [null],
      [{}],
      null,
      7,
      {},
    ]) {
      expect(parseRooms(broken), JSON.stringify(broken)).toEqual(DEFAULT_ROOMS);
    }
    expect(parseRooms("broken", RESET_ROOMS)).toEqual(RESET_ROOMS);
  });

  it("[ROOM-07] never becomes more than the ceiling, whatever arrives", () => {
    expect(parseCommaRooms("999999999999,99999999,9999999")).toHaveLength(ROOM_CEILING.rooms);
    expect(parseRoomsConfig("1-99999999999999999999_9e9")).toBeNull();
    expect(parseRoomsConfig("1-99999999999999999999999")?.[0]?.adults).toBe(ROOM_CEILING.adults);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.anything()), (input) => {
        const parsed = parseRooms(input);
        expect(parsed.length).toBeGreaterThan(0);
        expect(parsed.length).toBeLessThanOrEqual(ROOM_CEILING.rooms);
        for (const each of parsed) expect(each.adults).toBeGreaterThan(0);
      }),
    );
  });
});

describe("room parameters of a URL", () => {
  it("[ROUTE-35] let rooms_config win over the counts", () => {
    expect(roomsFromQuery({ rooms_config: "1-3_0_0_0", rooms: "2", adults: "2" })).toEqual(adults(3));
  });

  it("[ROUTE-35] spread adults and children over the rooms", () => {
    expect(roomsFromQuery({ rooms: "2", adults: "3", children: "1" })).toEqual([
      { adults: 2, children: 1, infants: 0, pets: 0 },
      { adults: 1, children: 0, infants: 0, pets: 0 },
    ]);
    expect(roomsFromQuery({ guests: "3" })).toEqual(adults(3));
    expect(roomsFromQuery({ rooms: "2" })).toEqual(adults(2, 2));
    expect(roomsFromQuery({})).toBeNull();
    expect(roomsFromQuery({ rooms_config: "junk" })).toBeNull();
  });
});

it("tells equal rooms from different ones", () => {
  expect(sameRooms(adults(1, 2), adults(1, 2))).toBe(true);
  expect(sameRooms(adults(1, 2), adults(2, 1))).toBe(false);
  expect(sameRooms(adults(1), adults(1, 1))).toBe(false);
});
