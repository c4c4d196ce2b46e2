import type { Selectable } from "kysely";
import { describe, expect, it } from "vitest";
import type { RoomNightTable } from "../db/inventory-tables.ts";
import type { RateRuleTable } from "../db/property-tables.ts";
import { buildSupply, buildNight as row, buildRule as rule } from "../testing/offer.ts";
import { nightOffer, priceStep } from "./night-offer.ts";

const offer = (
  date: string,
  rules: Selectable<RateRuleTable>[] = [],
  rows: Selectable<RoomNightTable>[] = [],
) => nightOffer(buildSupply({}, rules, rows), date, "EUR");

describe("a night of a category", () => {
  it("[HOTEL-06] is the category itself where nothing differs", () => {
    expect(offer("2027-06-01")).toMatchObject({
      single: 10_000,
      double: 12_000,
      extra: 3_000,
      available: 4,
      minStay: 1,
      closed: false,
    });
  });

  it("multiplies the percentages of the rules that apply, rounded half up to whole units", () => {
    const rules = [rule({ price_percentage: 115 }), rule({ rule_id: 2, price_percentage: 111 })];
    expect(offer("2027-07-10", rules)).toMatchObject({ single: 12_800, double: 15_300, extra: 3_800 });
    expect(offer("2027-08-01", rules).double).toBe(12_000);
  });

  it("applies a rule on its weekdays only", () => {
    const weekend = [rule({ weekdays: 16 + 32, price_percentage: 150 })];
    const prices = ["2027-07-08", "2027-07-09", "2027-07-10", "2027-07-11"].map(
      (date) => offer(date, weekend).double,
    );
    expect(prices).toEqual([12_000, 18_000, 18_000, 12_000]);
  });

  it("takes a price of the night itself as it is", () => {
    expect(
      offer("2027-07-10", [rule({ price_percentage: 150 })], [row({ double_price: 9_999 })]),
    ).toMatchObject({ single: 15_000, double: 9_999 });
  });

  it("[HOTEL-07] counts sold and held rooms, and none when closed", () => {
    expect(offer("2027-07-10", [], [row({ sold: 2, held: 1 })]).available).toBe(1);
    expect(offer("2027-07-10", [], [row({ closed: true })])).toMatchObject({ available: 0, closed: true });
    expect(offer("2027-07-10", [rule({ closed: true })])).toMatchObject({ available: 0, closed: true });
  });

  it("[DATE-07] keeps the longest minimum and the shortest maximum stay", () => {
    const rules = [
      rule({ min_stay: 3, max_stay: 14 }),
      rule({ rule_id: 2, min_stay: 2, max_stay: 7, no_arrival: true }),
    ];
    expect(offer("2027-07-10", rules, [row({ min_stay: 4 })])).toMatchObject({
      minStay: 4,
      maxStay: 7,
      noArrival: true,
    });
  });

  it("[LOC-07] steps by whole units of two decimals, by one of none and by a tenth of three", () => {
    expect(["EUR", "JPY", "KWD"].map(priceStep)).toEqual([100, 1, 100]);
  });
});
