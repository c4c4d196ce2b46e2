import { describe, expect, it } from "vitest";
import limits from "../../config/limits.json" with { type: "json" };
import { reachedOpenSearchThreshold } from "./open-searches.ts";
import { destinationProblem, hasDestination, placeFilterOf, sentSearchType } from "./search-request.ts";
import { EMPTY_SEARCH, type SearchState } from "./search-state.ts";

const buildSearch = (changes: Partial<SearchState> = {}): SearchState => ({ ...EMPTY_SEARCH, ...changes });

it("[SRCH-05] [ERR-01] asks for a destination", () => {
  expect(destinationProblem(buildSearch())).toEqual({
    code: "destination-required",
    messageId: "errors.destination-required",
    values: {},
  });
  expect(destinationProblem(buildSearch({ location: "Pune" }))).toBeNull();
});

it("[SRCH-05] [SRCH-10] takes near me with a position as a destination", () => {
  expect(hasDestination(buildSearch({ isLatLngSearch: true }))).toBe(false);
  expect(hasDestination(buildSearch({ isLatLngSearch: true, latitude: 0, longitude: 0 }))).toBe(true);
  expect(hasDestination(buildSearch({ isLatLngSearch: true, latitude: 18.5 }))).toBe(false);
  expect(hasDestination(buildSearch({ isLatLngSearch: true, longitude: 73.8 }))).toBe(false);
  expect(hasDestination(buildSearch({ latitude: 18.5, longitude: 73.8 }))).toBe(false);
});

it("[SRCH-05] takes the id of a place, tags and collections as a destination, and a type alone as none", () => {
  const has = (changes: Partial<SearchState>) => hasDestination(buildSearch(changes));
  expect([has({ filters: { tags: ["beach"] } }), has({ hotelId: "5" }), has({ tag: "beach" })]).toEqual([
    true,
    true,
    true,
  ]);
  expect([has({ searchType: "townhouse" }), has({ searchType: "silverkey" })]).toEqual([true, true]);
  expect([has({ searchType: "city" }), has({ searchType: "tag" })]).toEqual([false, false]);
});

describe("the filter of a search type", () => {
  it.each([
    [
      { searchType: "country", countryId: "1" },
      { name: "country_id", value: "1" },
    ],
    [
      { searchType: "city", cityId: "7" },
      { name: "city_id", value: "7" },
    ],
    [
      { searchType: "holiday_park", locationId: "12" },
      { name: "holiday_park_id", value: "12" },
    ],
    [
      { searchType: "locality", localityId: "9" },
      { name: "location_id", value: "9" },
    ],
    [
      { searchType: "locations", locationId: "9" },
      { name: "location_id", value: "9" },
    ],
    [
      { searchType: "tag", tag: "beach" },
      { name: "tags", values: ["beach"], method: "ALL" },
    ],
    [{ searchType: "townhouse" }, { name: "tags", values: ["townhouse"], method: "ALL" }],
    [{ searchType: "silverkey" }, { name: "tags", values: ["silverkey"], method: "ALL" }],
    [{ searchType: "hotel", hotelId: "5", cityId: "7" }, null],
    [{ searchType: "country" }, null],
    [{ searchType: "holiday_park" }, null],
    [{ searchType: "locality" }, null],
    [{ searchType: "tag" }, null],
    [
      { searchType: "tag", filters: { tags: ["quiet"] } },
      { name: "tags", values: ["quiet"], method: "ALL" },
    ],
    [{}, null],
    [{ locationId: "9" }, { name: "location_id", value: "9" }],
    [
      { localityId: "8", locationId: "9" },
      { name: "location_id", value: "8" },
    ],
    [{ searchType: "city" }, null],
    [{ filters: { city_id: ["7"] } }, { name: "city_id", value: "7" }],
    [{ filters: { holiday_park_id: ["8"] } }, { name: "holiday_park_id", value: "8" }],
    [{ filters: { location_id: ["9"] } }, { name: "location_id", value: "9" }],
    [{ filters: { country_id: ["154"] } }, { name: "country_id", value: "154" }],
    [{ filters: { country_id: ["154"], city_id: ["7"] } }, { name: "city_id", value: "7" }],
    [{ filters: { tags: ["beach"] } }, { name: "tags", values: ["beach"], method: "ALL" }],
  ] as const)("[SRCH-04] [SRCH-03] of %j is %j", (search, filter) => {
    expect(placeFilterOf(buildSearch(search))).toEqual(filter);
  });
});

it("[SRCH-15] sends open, then flexible, then closed", () => {
  expect(sentSearchType(buildSearch({ isOpenSearch: true, flexibleDaysCount: 2 }))).toBe("open");
  expect(
    sentSearchType(buildSearch({ isOpenSearch: true, checkin: "2026-12-24", flexibleDaysCount: 2 })),
  ).toBe("flexible");
  expect(sentSearchType(buildSearch({ isOpenSearch: true, checkin: "2026-12-24" }))).toBe("closed");
  expect(sentSearchType(buildSearch())).toBe("closed");
});

it("[SRCH-14] is true from the configured open search of a session on, the second as it stands", () => {
  const reached = (threshold: number) =>
    [0, 1, 2, 3, 4].map((searches) => reachedOpenSearchThreshold(searches, threshold));
  expect(reached(limits.search.openSearchThreshold)).toEqual([false, false, true, true, true]);
  expect(reached(4)).toEqual([false, false, false, false, true]);
});
