import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { priceSteps } from "./price-steps.ts";

describe("price ranges", () => {
  it("cuts prices at round numbers", () => {
    expect(priceSteps(9000, 52000, 2)).toEqual([
      { min: null, max: 20000 },
      { min: 20000, max: 40000 },
      { min: 40000, max: null },
    ]);
    expect(priceSteps(180000, 900000, 0)[0]).toEqual({ min: null, max: 200000 });
  });

  it("gives none where all prices are the same", () => {
    expect(priceSteps(5000, 5000, 2)).toEqual([]);
    expect(priceSteps(0, 0, 2)).toEqual([]);
  });

  it("leaves no gap, whatever the prices are", () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(10_000_000), fc.constantFrom(0, 2, 3), (a, b, decimals) => {
        const steps = priceSteps(Math.min(a, b), Math.max(a, b), decimals);
        expect(steps.length).toBeLessThanOrEqual(4);
        for (const [index, step] of steps.entries()) expect(step.min).toBe(steps[index - 1]?.max ?? null);
        if (steps.length > 0) expect(steps.at(-1)?.max).toBeNull();
      }),
    );
  });
});
