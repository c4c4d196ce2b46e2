import { expect, it } from "vitest";
import { lowStockNotice } from "./low-stock.ts";

it("[HOTEL-13] says that only one or two rooms are left, from an answer of the last minute", () => {
  expect([0, 1, 2, 3].map((left) => lowStockNotice(left, 0)?.values ?? null)).toEqual([
    null,
    { count: 1 },
    { count: 2 },
    null,
  ]);
  expect(lowStockNotice(1, 60)).not.toBeNull();
  expect(lowStockNotice(1, 61)).toBeNull();
});
