import { describe, expect, it } from "vitest";
import type { Suggestion } from "#schemas/generated/api/geo.ts";
import { DEFAULT_ROOMS } from "../../../domain/rooms/room-config.ts";
import {
  destinationHere,
  destinationNear,
  destinationOfPage,
  destinationOfText,
  searchUrl,
} from "./destination.ts";
import { destinationOf, isUnplaced } from "./destination-of-suggestion.ts";

type Page = Parameters<typeof searchUrl>[0];
const page = { domain: { pageCountryCode: "nl" }, route: { name: "home" } } as Page;
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

  it("[SRCH-10] leads to what is nearby where the guest stands, and to a search where the position has a name", () => {
    const here = searchUrl(page, destinationHere("Near me", 38.717, -9.14), null, DEFAULT_ROOMS);
    expect(here).toMatch(/^\/hotels-near-me\?latitude=38.717&longitude=-9.14&isLatLngSearch=true/);
    expect(searchUrl(page, destinationNear("Sintra", 38.8, -9.4), null, DEFAULT_ROOMS)).toMatch(
      /^\/search\?/,
    );
  });

  it("[SRCH-18] keeps whose guest it is on the page that partners lead to", () => {
    const partner = {
      ...page,
      route: { name: "searchAffiliate" },
      query: { utm_source: "tide&co" },
    } as unknown as Page;
    const url = (label: string, slug?: string) =>
      searchUrl(partner, { label, slug, search: slug ? {} : { location: label } }, null, DEFAULT_ROOMS);
    expect(url("Ardennes")).toMatch(/^\/searchaffiliate\?location=Ardennes&.*utm_source=tide%26co/);
    expect(url("Lisbon", "lisbon")).toMatch(/^\/hotels-in-lisbon\?.*utm_source=tide%26co/);
  });

  it("[SRCH-09] goes by the position of an outside source's place, or by its name while that is not known", () => {
    const place = { id: "sim-1", source: "google", city: "Somewhere", country: "Portugal" } as const;
    expect(isUnplaced(suggestion(place))).toBe(true);
    expect(urlOf(place)).toBe("/search?location=Somewhere&rooms_config=1-2_0_0_0");
    const found = { ...place, centerPoint: { lat: 38.7167, lng: -9.1333 } };
    expect(isUnplaced(suggestion(found))).toBe(false);
    expect(urlOf(found)).toBe(
      "/search?location=Somewhere&latitude=38.7167&longitude=-9.1333&isLatLngSearch=true&rooms_config=1-2_0_0_0",
    );
  });

  it("[SRCH-09] looks up no country, which is no point, and nothing of our own supply", () => {
    const country = suggestion({ id: "sim-2", type: "country", source: "google" });
    expect([country, suggestion({}), suggestion({ type: "tag" })].map(isUnplaced)).toEqual([
      false,
      false,
      false,
    ]);
    expect(urlOf(country)).toBe("/search?location=Somewhere&rooms_config=1-2_0_0_0");
  });

  it("[SRCH-02] reads the place of a page from its path or its query", () => {
    const at = (params: Record<string, string>, query: Record<string, string> = {}) =>
      destinationOfPage(
        { route: { name: "listing", params, countryCode: "nl" }, query },
        { hereName: "Near me" },
      );
    expect(at({ city: "new-delhi" })).toMatchObject({ label: "New Delhi", slug: "new-delhi" });
    expect(at({ city: "amsterdam", locality: "de-pijp" })).toMatchObject({
      label: "De Pijp, Amsterdam",
      slug: "de-pijp-amsterdam",
    });
    expect(at({}, { location: "Ardennes" })).toMatchObject({ label: "Ardennes" });
    expect(at({}, { isLatLngSearch: "true", latitude: "52.1", longitude: "5.1" })).toMatchObject({
      label: "Near me",
      search: { location: null, isLatLngSearch: true },
    });
    expect(at({})).toBeNull();
  });

  it("takes typed text as it is", () => {
    expect(searchUrl(page, destinationOfText("Côte d'Azur"), null, DEFAULT_ROOMS)).toContain(
      "location=C%C3%B4te",
    );
  });
});
