import { expect, it } from "vitest";
import { addRecentSearch, recentSearchOf, reuseRecentSearch } from "./recent-searches.ts";
import { EMPTY_SEARCH, type SearchState } from "./search-state.ts";
import { stayLimits } from "./stay-limits.ts";

const record = (location: string, changes: Partial<SearchState> = {}) =>
  recentSearchOf({ ...EMPTY_SEARCH, location, ...changes }, `/hotels-in-${location.toLowerCase()}`);

it("[SRCH-12] keeps the search with rooms, path and everybody who travels, infants included", () => {
  const kept = record("Pune", { roomConfig: [{ adults: 2, children: 1, infants: 1, pets: 1 }], cityId: "7" });
  expect(kept).toMatchObject({
    location: "Pune",
    guests: 4,
    rooms: 1,
    rooms_config: "1-2_1_1_1",
    pathName: "/hotels-in-pune",
    cityId: "7",
  });
});

it("[SRCH-13] keeps five, newest first, each place once", () => {
  const list = ["Agra", "Pune", "Goa", "Delhi", "Kochi", "Leh"].reduce<readonly ReturnType<typeof record>[]>(
    (kept, place) => addRecentSearch(kept, record(place)),
    [],
  );
  expect(list.map(({ location }) => location)).toEqual(["Leh", "Kochi", "Delhi", "Goa", "Pune"]);
  const again = addRecentSearch(list, record(" goa ", { checkin: "2026-12-24" }));
  expect(again.map(({ location }) => location)).toEqual([" goa ", "Leh", "Kochi", "Delhi", "Pune"]);
});

it("[SRCH-13] [DATE-08] corrects past dates when a search is used again", () => {
  const limits = stayLimits({}, "2026-11-20");
  const reused = reuseRecentSearch(record("Pune", { checkin: "2026-01-01", checkout: "2026-01-03" }), limits);
  expect(reused.record).toMatchObject({ checkin: "2026-11-20", checkout: "2026-11-21" });
  expect(reused.notices.map(({ code }) => code)).toEqual(["past"]);
  expect(reuseRecentSearch(record("Pune"), limits).notices).toEqual([]);
});
