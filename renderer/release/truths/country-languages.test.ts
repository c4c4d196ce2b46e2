import { describe, expect, it } from "vitest";
import worldCountries from "world-countries";
import { countryFacts } from "../../../cli/country/country-facts.ts";
import { languagesOf } from "./country-languages.ts";

describe("languages of countries", () => {
  it("are those of the public list, and the one CLDR expects", () => {
    for (const { cca2, idd } of worldCountries)
      if (idd.root)
        expect(languagesOf(cca2), cca2).toEqual(expect.arrayContaining([...countryFacts(cca2).languages]));
    expect(languagesOf("AT")).toContain("de");
  });
});
