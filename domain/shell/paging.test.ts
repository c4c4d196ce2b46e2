import fc from "fast-check";
import { expect, it } from "vitest";
import limits from "../../config/limits.json" with { type: "json" };
import { pageCount, pageOffset } from "./paging.ts";

it("[CONST-01] [LIST-02] pages by 20 from offset page × 20 − 20", () => {
  const { pageSize } = limits.search;
  const offsets = [1, 2, 5, 0, Number.NaN].map((page) => pageOffset(page, pageSize));
  expect(offsets).toEqual([0, 20, 80, 0, 0]);
  expect([0, 20, 21].map((total) => pageCount(total, pageSize))).toEqual([1, 1, 2]);
});

it("[LIST-02] reaches every entry once with pages of any size", () => {
  fc.assert(
    fc.property(fc.nat(400), fc.integer({ min: 1, max: 60 }), (total, size) => {
      const offsets = Array.from({ length: pageCount(total, size) }, (_, index) =>
        pageOffset(index + 1, size),
      );
      const entries = Array.from({ length: total }, (_, index) => index);
      expect(offsets.flatMap((offset) => entries.slice(offset, offset + size))).toEqual(entries);
    }),
  );
});
