import { describe, expect, it } from "vitest";
import { DEFAULT_ROOMS } from "#domain";
import type { Suggestion } from "#schemas/generated/api/geo.ts";
import {
  destinationNear,
  destinationOf,
  destinationOfPage,
  destinationOfText,
  searchUrl,
} from "./destination.ts";

const page = { domain: { pageCountryCode: "nl" } } as Parameters<typeof searchUrl>[0];
const suggestion = (over: Partial<Suggestion>): Suggestion => ({
  id: "7",
  type: "city",
  displayName: "Somewhere",
  source: "inventory",
  trending: false,
  supply: 3,
  ...over,
});
const urlOf = (over: Partial<Suggestion>) =>
  searchUrl(page, destinationOf(suggestion(over)), null, DEFAULT_ROOMS);

describe("destination", () => {
  it.each([
    [{ type: "city", slug: "lisbon" }, "/hotels-in-lisbon"],
    [{ type: "city" }, "/search?location=Somewhere&cityId=7&searchType=city&rooms_config=1-2_0_0_0"],
    [{ type: "locality", slug: "jordaan-amsterdam" }, "/hotels-in-jordaan-amsterdam"],
    [
      { type: "country", country: "Portugal" },
      "/search?location=Somewhere&countryId=7&countryName=Portugal&searchType=country",
    ],
    [{ type: "holiday_park" }, "/search?location=Somewhere&locationId=7&searchType=holiday_park"],
    [{ type: "tag", slug: "beach" }, "/search?location=Somewhere&tag=beach&searchType=tag"],
    [{ type: "townhouse" }, "/search?location=Somewhere&searchType=townhouse"],
    [{ type: "hotel", id: "1048212" }, "/nl/1048212/"],
  ] as const)("[SRCH-03] [SRCH-04] leads %o to %s", (over, start) => {
    expect(urlOf(over).startsWith(start)).toBe(true);
  });

  it("[SRCH-10] carries a position as coordinates", () => {
    const url = searchUrl(page, destinationNear("Near me", 38.717, -9.14), null, DEFAULT_ROOMS);
    expect(url).toContain("latitude=38.717&longitude=-9.14");
    expect(url).toContain("isLatLngSearch=true");
  });

  it("[SRCH-02] reads the place of a page from its path or its query", () => {
    const at = (params: Record<string, string>, query: Record<string, string> = {}) =>
      destinationOfPage({ route: { name: "listing", params, countryCode: "nl" }, query }, undefined);
    expect(at({ city: "new-delhi" })).toMatchObject({ label: "New Delhi", slug: "new-delhi" });
    expect(at({ city: "amsterdam", locality: "de-pijp" })).toMatchObject({
      label: "De Pijp, Amsterdam",
      slug: "de-pijp-amsterdam",
    });
    expect(at({}, { location: "Ardennes" })).toMatchObject({ label: "Ardennes" });
    expect(at({})).toBeNull();
  });

  it("takes typed text as it is", () => {
    expect(searchUrl(page, destinationOfText("Côte d'Azur"), null, DEFAULT_ROOMS)).toContain(
      "location=C%C3%B4te",
    );
  });
});
