import { describe, expect, it } from "vitest";
import worldCountries from "world-countries";
import { moneyOf } from "./country-money.ts";

describe("money of countries", () => {
  it("is what the public list says", () => {
    for (const { cca2, currencies } of worldCountries)
      expect(moneyOf(cca2), cca2).toEqual(Object.keys(currencies));
  });
});
