import fc from "fast-check";
import { expect, it } from "vitest";
import limits from "../../config/limits.json" with { type: "json" };
import { lowStockNotice } from "./low-stock.ts";

it("[HOTEL-13] says that only one or two rooms are left, from an answer of the last minute", () => {
  expect([0, 1, 2, 3].map((left) => lowStockNotice(left, 0, limits.booking)?.values ?? null)).toEqual([
    null,
    { count: 1 },
    { count: 2 },
    null,
  ]);
  expect(lowStockNotice(1, 60, limits.booking)).not.toBeNull();
  expect(lowStockNotice(1, 61, limits.booking)).toBeNull();
});

it("[HOTEL-13] keeps to the number of rooms and the age its site says", () => {
  fc.assert(
    fc.property(fc.nat(20), fc.nat(400), fc.nat(10), fc.nat(300), (left, age, below, seconds) => {
      const notice = lowStockNotice(left, age, { roomsLeftBelow: below, roomsLeftSeconds: seconds });
      expect(notice !== null).toBe(left > 0 && left < below && age <= seconds);
    }),
  );
});
