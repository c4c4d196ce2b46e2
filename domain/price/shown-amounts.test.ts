import fc from "fast-check";
import { expect, it } from "vitest";
import { shownAmounts } from "./shown-amounts.ts";

it("[PRICE-04] adds up to the total that is shown, each line less than a step from what it is", () => {
  const lines = (amounts: readonly number[]) => amounts.map((amount) => ({ amount, included: false }));
  expect(shownAmounts([...lines([250, 260]), { amount: 77, included: true }], 510, 100)).toEqual([
    200, 300, 77,
  ]);
  expect(shownAmounts(lines([991_200, -118_944, -87_226]), 785_030, 100)).toEqual([
    991_200, -119_000, -87_200,
  ]);
  expect(shownAmounts(lines([100, 250]), 350, 1)).toEqual([100, 250]);
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -5_000_000, max: 50_000_000 }), { maxLength: 12 }),
      fc.constantFrom(1, 10, 100, 1000),
      (amounts, step) => {
        const total = amounts.reduce((sum, amount) => sum + amount, 0);
        const shown = shownAmounts(lines(amounts), total, step);
        expect(Math.abs(shown.reduce((sum, amount) => sum + amount, 0) - total)).toBeLessThanOrEqual(
          step / 2,
        );
        for (const [index, amount] of shown.entries()) {
          expect(Math.abs(amount % step)).toBe(0);
          expect(Math.abs(amount - (amounts[index] ?? 0))).toBeLessThan(Math.max(step, 1));
        }
      },
    ),
  );
});
