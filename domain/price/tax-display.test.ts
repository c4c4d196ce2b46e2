import { describe, expect, it } from "vitest";
import { taxLineOf } from "./tax-display.ts";

const india = { COUNTRY_CODE: "IN", taxDisplay: "inclusive", hotelTaxLine: "gst" } as const;
const america = { COUNTRY_CODE: "US", taxDisplay: "exclusive", hotelTaxLine: "apart" } as const;
const canada = { ...america, COUNTRY_CODE: "CA", hotelTaxLine: "apart in Canada" } as const;
const japan = { COUNTRY_CODE: "JP", taxDisplay: "inclusive", hotelTaxLine: "consumption" } as const;
const holland = { COUNTRY_CODE: "NL", taxDisplay: "inclusive", hotelTaxLine: "vat" } as const;

describe("what prices of a place include on a site", () => {
  it.each([
    ["its own country", india, india, "gst"],
    ["one whose taxes have a name", india, japan, "consumption"],
    ["one that names them apart, where the site may not", india, america, "country.tax.generic"],
    ["one that names them in the total, where the site names them apart", america, japan, "apart"],
    ["one whose law knows no other, where the site names them apart", america, holland, "vat"],
    ["another that names them apart too", america, canada, "apart in Canada"],
  ])("[PRICE-05] is said for %s", (_, site, place, line) => {
    expect(taxLineOf(site, place)).toBe(line);
  });
});
