import fc from "fast-check";
import { expect, it } from "vitest";
import limits from "../../config/limits.json" with { type: "json" };
import { guestsOf } from "./occupancy.ts";
import { clampRooms, roomProblems } from "./room-limits.ts";

const adults = (...counts: number[]) =>
  counts.map((count) => ({ adults: count, children: 0, infants: 0, pets: 0 }));
const allowedRooms = limits.rooms.max;
const ids = (notices: readonly { messageId: string; values: object }[]) =>
  notices.map(({ messageId, values }) => [messageId, values]);

it("[ROOM-09] names only the minimum, both limits, or only the maximum", () => {
  expect(ids(roomProblems(adults(2), { allowedRooms, minRooms: 2 }))).toEqual([
    ["rooms.minimum", { min: 2 }],
  ]);
  expect(ids(roomProblems(adults(2), { allowedRooms, minRooms: 2, maxRooms: 3 }))).toEqual([
    ["rooms.between", { min: 2, max: 3 }],
  ]);
  expect(ids(roomProblems(adults(2, 2, 2), { allowedRooms, maxRooms: 2 }))).toEqual([
    ["rooms.maximum", { max: 2 }],
  ]);
});

it("[ROOM-09] [CONST-02] allows four rooms where the property says nothing", () => {
  expect(roomProblems(adults(1, 1, 1, 1), { allowedRooms })).toEqual([]);
  expect(ids(roomProblems(adults(1, 1, 1, 1, 1), { allowedRooms }))).toEqual([["rooms.maximum", { max: 4 }]]);
});

it("[ROOM-09] allows as many rooms as the site says, whatever the property would sell", () => {
  expect(roomProblems(adults(1, 1, 1, 1, 1), { allowedRooms: 6 })).toEqual([]);
  const refused = roomProblems(adults(1, 1, 1), { allowedRooms: 2, maxRooms: 8 });
  expect(ids(refused)).toEqual([["rooms.maximum", { max: 2 }]]);
});

it("[ROOM-10] refuses more than two guests in a room without triple occupancy, and drops nobody", () => {
  const clamped = clampRooms(adults(3), { allowedRooms, noTripleOccupancy: true });
  expect(clamped.rooms).toEqual(adults(3));
  expect(ids(clamped.notices)).toEqual([["rooms.max-guests", { max: 2 }]]);
});

it("[ROOM-11] raises rooms with one adult each, and guests, and says so", () => {
  const clamped = clampRooms(adults(2), { allowedRooms, minRooms: 2, minGuests: 5 });
  expect(clamped.rooms).toEqual(adults(3, 2));
  expect(ids(clamped.notices)).toEqual([
    ["rooms.minimum", { min: 2 }],
    ["rooms.guests-raised", { min: 5 }],
  ]);
});

it("[ROOM-09] [ROOM-11] [ROOM-12] always ends within the limits, and says when anything changed", () => {
  const rooms = fc
    .array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 9 })
    .map((counts) => adults(...counts));
  const bounds = fc.record({
    allowedRooms: fc.integer({ min: 1, max: 6 }),
    minRooms: fc.integer({ min: 1, max: 5 }),
    maxRooms: fc.integer({ min: 1, max: 6 }),
    minGuests: fc.nat(12),
  });
  fc.assert(
    fc.property(rooms, bounds, (wanted, limit) => {
      const clamped = clampRooms(wanted, limit);
      expect(clamped.rooms.length).toBeGreaterThanOrEqual(limit.minRooms);
      expect(clamped.rooms.length).toBeLessThanOrEqual(
        Math.max(limit.minRooms, Math.min(limit.maxRooms, limit.allowedRooms)),
      );
      expect(guestsOf(clamped.rooms)).toBeGreaterThanOrEqual(limit.minGuests);
      const unchanged = JSON.stringify(clamped.rooms) === JSON.stringify(wanted);
      expect(unchanged || clamped.notices.length > 0).toBe(true);
      expect(clampRooms(clamped.rooms, limit)).toEqual({ rooms: clamped.rooms, notices: [] });
    }),
  );
});
