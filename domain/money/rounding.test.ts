import fc from "fast-check";
import { expect, it } from "vitest";
import { floorPercentOf, percentageOf, percentOf, roundHalfUp, roundToStep } from "./rounding.ts";

it("[PRICE-01] rounds halves up", () => {
  expect([0.5, 1.5, 2.5, 2.4999, -0.5, -1.5].map(roundHalfUp)).toEqual([1, 2, 3, 2, 0, -1]);
  expect(percentOf(150, 1)).toBe(2);
  expect(percentageOf(125, 1000)).toBe(13);
  expect(percentageOf(1, 0)).toBe(0);
});

it("[PRICE-01] is monotonic: a larger amount never rounds to less", () => {
  fc.assert(
    fc.property(
      fc.integer({ max: 1e9, min: -1e9 }),
      fc.nat(1e6),
      fc.integer({ min: 1, max: 1000 }),
      (amount, more, step) => {
        expect(roundToStep(amount + more, step)).toBeGreaterThanOrEqual(roundToStep(amount, step));
      },
    ),
  );
});

it("[PRICE-01] is exact for percentages that binary numbers cannot hold", () => {
  expect([
    percentOf(1_500, 0.7),
    percentOf(50_000, 7.7),
    floorPercentOf(50_000, 7.7),
    floorPercentOf(10_000, 0.29),
  ]).toEqual([11, 3850, 3850, 29]);
  fc.assert(
    fc.property(fc.nat(1e9), fc.nat(1000), (amount, tenths) => {
      expect(floorPercentOf(amount, tenths / 10)).toBe(Number((BigInt(amount) * BigInt(tenths)) / 1000n));
      expect(percentOf(amount, tenths / 10)).toBe(Number((BigInt(amount) * BigInt(tenths) + 500n) / 1000n));
    }),
  );
});

it("[PRICE-01] never rounds to less than nothing what is nearly nothing", () => {
  expect(Object.is(roundHalfUp(-0.4), 0)).toBe(true);
  expect(Object.is(roundToStep(-20, 100), 0)).toBe(true);
});
