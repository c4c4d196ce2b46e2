import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { priceStay } from "./quote.ts";
import { extraUnitPrice, formatMeals, mergeMeals, parseMeals, type StayExtra } from "./stay-extras.ts";
import type { Tax } from "./tax.ts";

const tax = fc.record({
  name: fc.constant("Tax"),
  percent: fc.integer({ min: 0, max: 40 }),
  included: fc.boolean(),
  onExtras: fc.boolean(),
});
const extra = fc.record({
  kind: fc.constantFrom("meals", "charge"),
  name: fc.constant("Meal"),
  unitPrice: fc.integer({ min: 0, max: 99_999 }),
  units: fc.integer({ min: 1, max: 60 }),
});
const price = (taxes: readonly Tax[], extras: readonly StayExtra[]) =>
  priceStay({
    stay: { checkin: "2027-04-10", checkout: "2027-04-12" },
    rooms: [{ adults: 2, children: 0, infants: 0, pets: 0 }],
    rates: { single: [9000, 9000], double: [12_345, 12_345], extra: [0, 0] },
    taxes,
    fees: [],
    extras,
  });

describe("what a guest adds to a stay", () => {
  it("raises the total by units times the price a guest is shown for one, whatever the taxes", () => {
    fc.assert(
      fc.property(fc.array(tax, { maxLength: 3 }), fc.array(extra, { maxLength: 4 }), (taxes, extras) => {
        const grown = (price(taxes, extras)?.total ?? 0) - (price(taxes, [])?.total ?? 0);
        const shown = extras.reduce(
          (sum, { unitPrice, units }) => sum + units * extraUnitPrice(unitPrice, taxes),
          0,
        );
        expect(grown).toBe(shown);
      }),
    );
  });

  it("stands between the rooms and the taxes, which a tax on staying leaves alone", () => {
    const taxes = [
      { name: "GST", percent: 10, included: false, onExtras: true },
      { name: "City", percent: 5, included: false },
    ];
    const meal = { kind: "meals", name: "Breakfast", unitPrice: 1000, units: 4 } as const;
    expect(price(taxes, [meal])?.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["rooms", 24_690],
      ["meals", 4000],
      ["tax", 2469 + 400],
      ["tax", 1235],
    ]);
    const inside = price([{ name: "VAT", percent: 9, included: true, onExtras: true }], [meal]);
    expect([inside?.total, inside?.includedTaxes]).toEqual([28_690, [{ name: "VAT", amount: 2369 }]]);
  });

  it("adds up lines of one meal, leaves out those for nobody, and reads back what an address has of them", () => {
    const meals = [
      { category_code: "breakfast", guest_count: 1 },
      { category_code: "dinner", guest_count: 0 },
      { category_code: "breakfast", guest_count: 2 },
      { category_code: "half_board", guest_count: 4 },
    ];
    const merged = [
      { category_code: "breakfast", guest_count: 3 },
      { category_code: "half_board", guest_count: 4 },
    ];
    expect(mergeMeals(meals)).toEqual(merged);
    expect(formatMeals(meals)).toBe("breakfast.3-half_board.4");
    expect(parseMeals("breakfast.3-half_board.4")).toEqual(merged);
    expect(formatMeals([...merged].reverse())).toBe("breakfast.3-half_board.4");
    expect(parseMeals("breakfast.3-dinner.12-lunch.999").map((meal) => meal.guest_count)).toEqual([
      3, 12, 200,
    ]);
    for (const odd of [
      null,
      undefined,
      "",
      "breakfast",
      "breakfast.x",
      "a.1-",
      "<b>.1",
      "a.1000",
      "<b>a.1",
      "a.1>",
    ])
      expect(parseMeals(odd)).toEqual([]);
  });
});
