import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { discountPercentage, shownSlasher } from "./slasher.ts";

describe("the reference price", () => {
  it("[PRICE-02] shows up to and including the allowed drop", () => {
    expect(shownSlasher(8000, 10000, 20)).toBe(10000);
    expect(shownSlasher(7999, 10000, 20)).toBeNull();
  });

  it("[PRICE-02] hides when there is no real, higher price", () => {
    expect([
      shownSlasher(8000, null, 90),
      shownSlasher(8000, 8000, 90),
      shownSlasher(8000, 7000, 90),
    ]).toEqual([null, null, null]);
    expect(discountPercentage(8000, null)).toBe(0);
  });

  it("[PRICE-02] hides a reference that is no amount, or stands beside a price below nothing", () => {
    for (const slasher of [undefined, Number.NaN, Number.POSITIVE_INFINITY, 8000.5])
      expect(shownSlasher(100, slasher, 100)).toBeNull();
    expect([shownSlasher(-1, 10000, 200), shownSlasher(0, 10000, 100)]).toEqual([null, 10000]);
  });

  it("[PRICE-01] says the drop in whole percent", () => {
    expect([discountPercentage(8000, 10000), discountPercentage(6667, 10000)]).toEqual([20, 33]);
  });

  it("[PRICE-02] never shows a drop above the allowed one", () => {
    fc.assert(
      fc.property(fc.nat(1e7), fc.nat(1e7), fc.nat(100), (final, slasher, allowed) => {
        const shown = shownSlasher(final, slasher, allowed);
        if (shown !== null) expect(((shown - final) / shown) * 100).toBeLessThanOrEqual(allowed + 1e-9);
      }),
    );
  });
});
