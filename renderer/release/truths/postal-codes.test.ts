import { describe, expect, it } from "vitest";
import { isPostalCode, postalCodeLike } from "./postal-codes.ts";

describe("a postal code", () => {
  it.each([
    ["3500 AA", "NL", true],
    ["3500aa", "NL", true],
    ["NL-3500 AA", "NL", true],
    ["35000", "NL", false],
    ["SW1A 1AA", "GB", true],
    ["M1 1AE", "GB", true],
    ["75008", "GB", false],
    ["560001", "IN", true],
    ["560 001", "IN", true],
    ["56000", "IN", false],
    ["90210-1234", "US", true],
    ["K1A 0B6", "CA", true],
    ["114 55", "SE", true],
    ["11455", "SE", true],
    ["anything", "AE", true],
  ])("%s of %s: %s", (text, country, is) => expect(isPostalCode(text, country)).toBe(is));

  it("of nobody is written as its country writes them", () => {
    for (const country of ["AT", "BR", "CA", "GB", "IN", "JP", "NL", "PL", "PT", "SA", "SE", "US", "ZZ"])
      expect(isPostalCode(postalCodeLike(country), country), country).toBe(true);
  });
});
