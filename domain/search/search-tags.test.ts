import { describe, expect, it } from "vitest";
import { formatRoomsConfig } from "../rooms/index.ts";
import { keptSearch } from "./kept-search.ts";
import { withQuickFilters } from "./quick-filters.ts";
import { EMPTY_SEARCH, type SearchState } from "./search-state.ts";
import { searchTags, withSearchTags } from "./search-tags.ts";
import { isCollection, SEARCH_TYPES } from "./search-type.ts";

const buildSearch = (changes: Partial<SearchState> = {}): SearchState => ({ ...EMPTY_SEARCH, ...changes });

it("[SRCH-03] has two collections among the types of search", () => {
  expect(SEARCH_TYPES.filter(isCollection)).toEqual(["townhouse", "silverkey"]);
});

describe("tags of a search", () => {
  it("[SRCH-03] [SRCH-04] are those it names, its collection and those of its filter, each once", () => {
    expect(searchTags(buildSearch())).toEqual([]);
    expect(searchTags(buildSearch({ searchType: "tag", tag: "beach,quiet" }))).toEqual(["beach", "quiet"]);
    expect(searchTags(buildSearch({ searchType: "tag", tag: null, filters: { tags: ["quiet"] } }))).toEqual([
      "quiet",
    ]);
    expect(searchTags(buildSearch({ searchType: "city", tag: "beach" }))).toEqual([]);
    expect(searchTags(buildSearch({ searchType: null, tag: "beach" }))).toEqual([]);
    expect(
      searchTags(buildSearch({ searchType: "townhouse", filters: { tags: ["beach", "townhouse"] } })),
    ).toEqual(["townhouse", "beach"]);
  });

  it("[LIST-06] can be taken off one by one, and what the search was for beside them stays", () => {
    const named = buildSearch({ searchType: "tag", tag: "beach,quiet", filters: { city_id: ["7"] } });
    expect(withSearchTags(named, ["quiet"])).toEqual({ ...named, tag: "quiet" });
    expect(withSearchTags(named, ["beach", "quiet"])).toEqual(named);
    expect(withSearchTags(named, [])).toEqual({ ...named, tag: null, searchType: null });
    const both = buildSearch({ searchType: "tag", tag: "beach", filters: { tags: ["quiet", "pool"] } });
    expect(withSearchTags(both, ["pool"])).toEqual({ ...both, tag: null, filters: { tags: ["pool"] } });
    const filtered = buildSearch({
      searchType: "city",
      tag: "x",
      filters: { tags: ["quiet"], city_id: ["7"] },
    });
    expect(withSearchTags(filtered, [])).toEqual({ ...filtered, filters: { city_id: ["7"] } });
  });

  it("[SRCH-03] of a collection leave with it", () => {
    const collection = buildSearch({ searchType: "silverkey", cityId: "7", filters: { tags: ["quiet"] } });
    expect(withSearchTags(collection, ["quiet"])).toEqual({ ...collection, searchType: null });
    expect(withSearchTags(collection, ["silverkey"])).toEqual({ ...collection, filters: {} });
    expect(withSearchTags(buildSearch({ searchType: null }), []).searchType).toBeNull();
    expect(withSearchTags(buildSearch({ searchType: "hotel" }), []).searchType).toBe("hotel");
  });
});

describe("quick filters of an address", () => {
  it("[LIST-06] are written as the filters they stand for; any other is a tag", () => {
    const query = { quickFilters: "free_cancellation,beach,pets,beach", city: "Ede" };
    expect(withQuickFilters(query)).toEqual({
      city: "Ede",
      free_cancellation: "true",
      pets_allowed: "true",
      tags: "beach",
    });
    expect(withQuickFilters({ quickFilters: "beach,toString", tags: "quiet,beach" })).toEqual({
      tags: "quiet,beach,toString",
    });
    expect(withQuickFilters(new URLSearchParams("quickFilters=pay_at_hotel&page=2"))).toEqual({
      pay_at_hotel: "true",
      page: "2",
    });
  });

  it("[LIST-06] leave an address without any as it is", () => {
    const query = { city: "Ede", quickFilters: " , " };
    expect(withQuickFilters(query)).toBe(query);
  });
});

it("[ROUTE-35] keeps stay, rooms, coupon, source and kind of a search for links from a property", () => {
  const roomConfig = [{ adults: 2, children: 1, infants: 0, pets: 0 }];
  const rooms = formatRoomsConfig(roomConfig);
  const query = `checkin=10/07/2027&checkout=12/07/2027&rooms_config=${rooms}&coupon=TEN&utm_source=mail&is_quotation=true&isOpenSearch=1&city=Ede&cityId=7`;
  expect(keptSearch(new URLSearchParams(query))).toEqual({
    checkin: "2027-07-10",
    checkout: "2027-07-12",
    roomConfig,
    coupon: "TEN",
    utm_source: "mail",
    is_quotation: true,
    isOpenSearch: true,
  });
});
