import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { priceDisplay } from "./price-display.ts";
import { discountPercentage, shownSlasher } from "./slasher.ts";

const rooms = [
  { adults: 1, children: 0, infants: 0, pets: 0 },
  { adults: 3, children: 0, infants: 0, pets: 0 },
];
const rates = { single: [8000, 9000], double: [10000, 11000], extra: [2000, 2500] };

describe("prices of a category", () => {
  it("[PRICE-01] sum over all rooms and nights by single, double and extra bed", () => {
    expect(priceDisplay({ rooms, nights: 2, rates, slasherPercentage: 50 })).toEqual({
      summed_final_price: 8000 + 9000 + 10000 + 11000 + 2000 + 2500,
      summed_slasher_price: null,
      reduced_price: 10625,
      slasher_price: null,
      discount_percentage: 0,
      wizard_discount_percentage: 0,
      wizard_discount_amount: 0,
    });
  });

  it("[PRICE-01] [PRICE-02] show the reference price and its percentage, half up", () => {
    const referenceRates = { single: [10000, 10000], double: [12000, 12000], extra: [2000, 4000] };
    const price = priceDisplay({
      rooms,
      nights: 2,
      rates,
      referenceRates,
      slasherPercentage: 20,
      wizardPercentage: 5,
    });
    expect(price).toMatchObject({
      summed_slasher_price: 50000,
      slasher_price: 12500,
      discount_percentage: 15,
    });
    expect(price).toMatchObject({ wizard_discount_percentage: 5, wizard_discount_amount: 2125 });
  });

  it("[HOTEL-07] are none when the rates do not cover the stay", () => {
    expect(priceDisplay({ rooms, nights: 3, rates, slasherPercentage: 50 })).toBeNull();
  });
});

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

  it("[PRICE-02] never shows a drop above the allowed one", () => {
    fc.assert(
      fc.property(fc.nat(1e7), fc.nat(1e7), fc.nat(100), (final, slasher, allowed) => {
        const shown = shownSlasher(final, slasher, allowed);
        if (shown !== null) expect(((shown - final) / shown) * 100).toBeLessThanOrEqual(allowed + 1e-9);
      }),
    );
  });
});
