import fc from "fast-check";
import { expect, it } from "vitest";
import { type Bill, hasEarlyCheckin, mergeFoodAndBeverage } from "./price-lines.ts";
import { taxClusivity } from "./tax-display.ts";

const bill = fc.record({
  bill_type: fc.constantFrom("room", "breakfast", "dinner", "fnb", "early_checkin", "Lunch"),
  name: fc.string(),
  amount: fc.integer({ min: 0, max: 1e7 }),
});

it("[PRICE-06] sums food and beverage bills into one line where the first stood", () => {
  const bills = [
    { bill_type: "room", name: "Room", amount: 10000 },
    { bill_type: "breakfast", name: "Breakfast", amount: 1000 },
    { bill_type: "early_checkin", name: "Early check-in", amount: 500 },
    { bill_type: "dinner", name: "Dinner", amount: 2500 },
  ];
  expect(mergeFoodAndBeverage(bills).map(({ bill_type, amount }) => [bill_type, amount])).toEqual([
    ["room", 10000],
    ["food_and_beverage", 3500],
    ["early_checkin", 500],
  ]);
});

it("[PRICE-06] names the line, and leaves bills without food as they are", () => {
  const room = { bill_type: "room", name: "Room", amount: 10000 };
  expect(mergeFoodAndBeverage([room])).toEqual([room]);
  expect(mergeFoodAndBeverage([room, { bill_type: "Dinner", name: "Thali", amount: 900 }])).toEqual([
    room,
    { bill_type: "food_and_beverage", name: "Food and beverage", amount: 900 },
  ]);
});

it("[PRICE-04] [PRICE-06] keeps the total and leaves at most one such line", () => {
  fc.assert(
    fc.property(fc.array(bill), (bills: readonly Bill[]) => {
      const merged = mergeFoodAndBeverage(bills);
      const total = (list: typeof merged) => list.reduce((sum, each) => sum + each.amount, 0);
      expect(total(merged)).toBe(total(bills));
      expect(merged.filter((each) => each.bill_type === "food_and_beverage").length).toBeLessThanOrEqual(1);
    }),
  );
});

it("[BDET-08] finds an early check-in among the bills", () => {
  const early = { bill_type: "early_checkin", name: "", amount: 1 };
  expect(hasEarlyCheckin([early])).toBe(true);
  expect(hasEarlyCheckin([{ bill_type: "room", name: "", amount: 1 }, early])).toBe(true);
  expect(hasEarlyCheckin([{ bill_type: "room", name: "", amount: 1 }])).toBe(false);
});

it("[PRICE-05] [CONF-05] shows totals with taxes in the EU, the UK and India whatever the configuration says", () => {
  expect(["NL", "gb", "IN", "FR"].map((iso) => taxClusivity(iso, "exclusive"))).toEqual(
    Array(4).fill("inclusive"),
  );
  expect([taxClusivity("AE", "exclusive"), taxClusivity("AE", "inclusive")]).toEqual([
    "exclusive",
    "inclusive",
  ]);
});
