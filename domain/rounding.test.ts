import fc from "fast-check";
import { expect, it } from "vitest";
import { floorToStep, percentageOf, percentOf, roundHalfUp, roundToStep } from "./rounding.ts";

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
        expect(floorToStep(amount, step)).toBeLessThanOrEqual(amount);
        expect(Math.abs(floorToStep(amount, step) % step)).toBe(0);
      },
    ),
  );
});
