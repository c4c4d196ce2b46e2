import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DisplayPricing } from "#schemas/generated/api/price.ts";
import { realSlasher } from "./use-category-price.ts";

const pricing = (final: number, slasher?: number) =>
  ({ summed_final_price: final, summed_slasher_price: slasher }) as DisplayPricing;

describe("realSlasher", () => {
  it("[PRICE-02] allows a drop up to and including the limit", () => {
    expect(realSlasher(pricing(4000, 10_000), 60)).toBe(10_000);
    expect(realSlasher(pricing(3999, 10_000), 60)).toBeUndefined();
  });

  it("[PRICE-02] strikes nothing through without a real, higher reference price", () => {
    expect(realSlasher(pricing(4000), 60)).toBeUndefined();
    expect(realSlasher(pricing(4000, 4000), 60)).toBeUndefined();
  });

  it("[PRICE-02] never shows a reference at or below the price", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e7 }), fc.integer({ min: 0, max: 1e7 }), (final, slasher) => {
        const shown = realSlasher(pricing(final, slasher), 100);
        return shown === undefined || shown > final;
      }),
    );
  });
});
