import { expect, it } from "vitest";
import { EMPTY_SEARCH, parseListingQuery, parseSearch } from "#domain/search";
import type { PageRequestInput } from "#renderer/server";
import { buildLimitedRelease } from "../testing/limits.ts";
import { listingInput } from "./listing-input.ts";

function ask(
  pageSize: number,
  query: Readonly<Record<string, string>>,
  params: Readonly<Record<string, string>> = { city: "utrecht" },
) {
  const site = buildLimitedRelease({ search: { pageSize } }).sites["homes-nl"];
  const input = { view: { site }, route: { params } } as unknown as PageRequestInput;
  const listing = parseListingQuery(query);
  return listingInput({
    input,
    query,
    search: Object.keys(query).length > 0 ? parseSearch(query) : EMPTY_SEARCH,
    listing,
    stay: null,
    rooms_config: "1-2_0_0_0",
  });
}

it("[LIST-02] [CONST-01] asks for pages of the size the site says", () => {
  expect(ask(20, { page: "3" })).toMatchObject({ city: "utrecht", page: 3, count: 20 });
  expect(ask(7, {})).toMatchObject({ page: 1, count: 7 });
});

it("[LIST-02] asks for no page past the last one there can be, and takes no size from the address", () => {
  expect(ask(7, { page: "900", count: "1000000" })).toMatchObject({ page: 500, count: 7 });
});

it.each([
  [{ searchType: "city", cityId: "12" }, { city_id: 12 }],
  [{ searchType: "country", countryId: "154" }, { country_id: 154 }],
  [{ searchType: "locality", localityId: "7" }, { location_id: 7 }],
  [{ searchType: "holiday_park", locationId: "9" }, { holiday_park_id: 9 }],
  [{ "filters[holiday_park_id]": "9" }, { holiday_park_id: 9 }],
  [{ "filters[country_id]": "154" }, { country_id: 154 }],
  [{ "filters[tags]": "family" }, { tags: { values: ["family"], method: "ALL" } }],
  [{ searchType: "tag", tag: "pool,wifi" }, { tags: { values: ["pool", "wifi"], method: "ALL" } }],
  [
    { "filters[tags]": "family", "filters[city_id]": "12" },
    { city_id: 12, tags: { values: ["family"], method: "ALL" } },
  ],
])("[SRCH-04] moves the id of %j into one filter of the call", (query, filters) => {
  const call = ask(20, query, {});
  expect(call.filters).toEqual(filters);
  expect(call).not.toHaveProperty("city_id");
});

it.each(["0", "-1", "2147483648", "99999999999", "one"])(
  "[SRCH-04] searches for a place nobody knows where %j stands for its id, not for every place",
  (id) => {
    const queries: Record<string, string>[] = [
      { searchType: "city", cityId: id },
      { "filters[country_id]": id },
    ];
    for (const query of queries) {
      const call = ask(20, query, {});
      expect([call.location, call.filters]).toEqual([id, {}]);
    }
    expect(ask(20, { searchType: "city", cityId: "2147483647" }, {}).filters).toEqual({
      city_id: 2147483647,
    });
  },
);
