import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseListingQuery, parseSearch } from "#domain/search";
import { filterOff, filterOn } from "./filter-change.ts";
import { listingHref, otherDatesHref } from "./listing-href.ts";

const page = (query: Record<string, string>) => ({
  path: "/hotels-in-lisbon",
  query,
  locale: "en",
  defaultLocale: "en",
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
