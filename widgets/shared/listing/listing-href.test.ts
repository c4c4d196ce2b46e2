import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseListingQuery, parseSearch } from "#domain/search";
import { filterOff, filterOn, noFilters } from "./filter-change.ts";
import { listingHref, otherDatesHref } from "./listing-href.ts";

const page = (query: Record<string, string>) => ({
  path: "/hotels-in-lisbon",
  query,
  country: { defaultRoomGuestConfig: "0,1,0" },
});
const queryOf = (href: string) => Object.fromEntries(new URL(href, "https://x.example").searchParams);
const query = {
  checkin: "12/02/2027",
  checkout: "15/02/2027",
  rating: "4",
  page: "3",
  free_cancellation: "true",
};

describe("addresses of a listing", () => {
  it("[LIST-06] keeps place, dates and other filters and goes back to page 1", () => {
    expect(queryOf(listingHref(page(query), { amenities: ["3"] }))).toEqual({
      checkin: "12/02/2027",
      checkout: "15/02/2027",
      rooms_config: "1-2_0_0_0",
      rating: "4",
      amenities: "3",
      free_cancellation: "true",
    });
  });

  it("[LIST-02] changes the page alone", () => {
    expect(queryOf(listingHref(page(query), { page: 2 })).page).toBe("2");
    expect(queryOf(listingHref(page(query), { page: 1 })).page).toBeUndefined();
  });

  it("takes off what the address holds alone: a tag of the path is the page itself", () => {
    const address = { ...query, tags: "beach,family" };
    expect(filterOff(address, { id: "tags", value: "beach" })).toEqual({ tags: ["family"] });
    expect(filterOff(address, { id: "tags", value: "lakeside" })).toBeNull();
  });

  it.each([
    [{ "filters[tags]": "beach,family" }, { "filters[tags]": "family" }],
    [{ "filters[tags]": "beach", "filters[city_id]": "5" }, { "filters[city_id]": "5" }],
    [
      { searchType: "tag", tag: "beach,family" },
      { searchType: "tag", tag: "family" },
    ],
    [{ searchType: "tag", tag: "beach" }, {}],
    [{ tags: "beach", "filters[tags]": "beach" }, {}],
    [{ searchType: "townhouse" }, { searchType: "townhouse" }],
  ])("[LIST-06] [SRCH-04] takes a tag off a search for it: %j", (address, left) => {
    const change = filterOff(address, { id: "tags", value: "beach" });
    const { rooms_config: _, ...rest } = queryOf(listingHref(page(address), change ?? {}));
    expect(rest).toEqual(left);
  });

  it("[LIST-06] [SRCH-03] takes a collection off a search for it, alone and with all filters", () => {
    const address = { location: "Goa", searchType: "townhouse", rating: "4", "filters[tags]": "beach" };
    const off = (change: Parameters<typeof listingHref>[1] | null) => {
      const { rooms_config: _, ...rest } = queryOf(listingHref(page(address), change ?? {}));
      return rest;
    };
    expect(off(filterOff(address, { id: "tags", value: "townhouse" }))).toEqual({
      location: "Goa",
      rating: "4",
      "filters[tags]": "beach",
    });
    expect(off(noFilters())).toEqual({ location: "Goa" });
  });

  it("[LIST-06] comes back to the same filters when a value is turned on and off", () => {
    const ids = fc.constantFrom(
      "amenities",
      "tags",
      "property_type",
      "category",
      "pets",
      "free_cancellation",
      "pay_at_hotel",
    );
    const value = fc.constantFrom("3", "7", "beach", "villa");
    fc.assert(
      fc.property(ids, value, (id, chosen) => {
        const picked = { id, value: id === "amenities" ? "53" : chosen };
        const on = queryOf(listingHref(page({ rating: "4" }), filterOn({ rating: "4" }, picked) ?? {}));
        const off = queryOf(listingHref(page(on), filterOff(on, picked) ?? {}));
        expect(Object.keys(on).length).toBeGreaterThan(1);
        expect(off).toEqual({ rating: "4" });
      }),
    );
  });

  it("moves to other dates and keeps the filters", () => {
    const moved = queryOf(otherDatesHref(page(query), "2027-03-01", "2027-03-04"));
    expect(parseSearch(moved)).toMatchObject({ checkin: "2027-03-01", checkout: "2027-03-04" });
    expect(parseListingQuery(moved)).toMatchObject({ ratingMin: 4, page: 1 });
    expect(moved.free_cancellation).toBe("true");
  });
});
