import fc from "fast-check";
import { expect, it } from "vitest";
import { allocate } from "./allocate.ts";

it("[PRICE-04] splits an amount into parts that sum to it exactly", () => {
  const weights = fc.array(fc.nat(1000), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), weights, (amount, shares) => {
      const parts = allocate(amount, shares);
      expect(parts).toHaveLength(shares.length);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount === 0 ? 0 : amount);
      const total = shares.reduce((sum, weight) => sum + weight, 0);
      for (const [index, weight] of shares.entries()) {
        if (total > 0) expect(Math.abs((parts[index] ?? 0) - (amount * weight) / total)).toBeLessThan(1);
      }
    }),
  );
});

it("gives what is left over to the largest remainders", () => {
  expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(allocate(5, [0, 0])).toEqual([3, 2]);
  expect(() => allocate(1, [])).toThrow(RangeError);
  expect(() => allocate(1, [-1])).toThrow(RangeError);
});
