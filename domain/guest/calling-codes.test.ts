import { getCountryCallingCode, isSupportedCountry } from "libphonenumber-js";
import { describe, expect, it } from "vitest";
import { callingCodeOf, callingCountries } from "./calling-codes.ts";

describe("callingCodeOf", () => {
  it("agrees with the phone number data for every country", () => {
    const wrong = callingCountries().filter(
      (iso) => !isSupportedCountry(iso) || callingCodeOf(iso) !== `+${getCountryCallingCode(iso)}`,
    );
    expect(wrong).toEqual([]);
    expect(callingCountries().length).toBeGreaterThan(230);
  });

  it("[CONF-17] knows India as +91 and a code that is no country as nothing", () => {
    expect(callingCodeOf("IN")).toBe("+91");
    expect(callingCodeOf("XX")).toBeUndefined();
  });
});
