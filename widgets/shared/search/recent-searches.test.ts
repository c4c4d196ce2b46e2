// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stayLimits } from "#domain/stay";
import limits from "../../../config/limits.json" with { type: "json" };
import { DEFAULT_ROOMS } from "../../../domain/rooms/room-config.ts";
import { LISBON } from "../../search-box/testing/mount-search-box.tsx";
import { destinationOfText } from "./destination.ts";
import { destinationOf } from "./destination-of-suggestion.ts";
import {
  forgetSearches,
  type RecentSearch,
  readRecentSearches,
  recentSearchOf,
  recentSearchUrl,
  rememberSearch,
  withRecentSearch,
} from "./recent-searches.ts";

const stay = { checkin: "2027-02-12", checkout: "2027-02-15" };
const search = (place: string): RecentSearch =>
  recentSearchOf(destinationOfText(place), stay, DEFAULT_ROOMS, "/search?location=x");
const places = (list: readonly RecentSearch[]) => list.map((each) => each.location);

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe("recent searches", () => {
  it("[SRCH-13] puts the newest first, keeps one per place and no more than the cap", () => {
    const visits = ["Lisbon", "Porto", "Faro", "Lisbon", "Évora", "Braga", "Sintra"];
    const list = visits.reduce<readonly RecentSearch[]>(
      (all, place) => withRecentSearch(all, search(place), 5),
      [],
    );
    expect(places(list)).toEqual(["Sintra", "Braga", "Évora", "Lisbon", "Faro"]);
  });

  it("[SRCH-12] keeps place, dates, rooms, everybody who travels and the path", () => {
    const rooms = [{ adults: 2, children: 1, infants: 1, pets: 1 }];
    const record = recentSearchOf(destinationOf(LISBON), stay, rooms, "/hotels-in-lisbon?checkin=12/02/2027");
    expect(record).toMatchObject({
      location: "Lisbon",
      ...stay,
      guests: 4,
      rooms: 1,
      rooms_config: "1-2_1_1_1",
      pathName: "/hotels-in-lisbon",
      city: "lisbon",
      isLatLngSearch: false,
      flexibleDaysCount: 0,
    });
  });

  it("[SRCH-13] [DATE-08] moves dates that have passed since", () => {
    const record = recentSearchOf(destinationOf(LISBON), stay, DEFAULT_ROOMS, "/hotels-in-lisbon");
    const later = recentSearchUrl(record, stayLimits({ country: {}, limits }, "2027-06-01"));
    expect(later.stay).toEqual({ checkin: "2027-06-01", checkout: "2027-06-02" });
    expect(later.href).toBe(
      "/hotels-in-lisbon?checkin=01/06/2027&checkout=02/06/2027&rooms_config=1-2_0_0_0",
    );
  });

  it("[OFF-03] reads damaged or foreign storage as no searches", () => {
    const key = "staywright.recent-searches.a";
    for (const text of [
      "{",
      "7",
      "null",
      '[{"location":1}]',
      '[{"location":"x","pathName":"//evil.test"}]',
    ]) {
      localStorage.setItem(key, text);
      expect(readRecentSearches("a")).toEqual([]);
    }
  });

  it("[OFF-03] goes on silently when storage is closed, and says so in the log", () => {
    const log = vi.spyOn(console, "info").mockImplementation(() => {});
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(() => rememberSearch("a", search("Lisbon"), 5)).not.toThrow();
    expect(log).toHaveBeenCalledWith("Some Problem With Local Storage Writing");
  });

  it("keeps each site's searches apart and forgets them on demand", () => {
    rememberSearch("a", search("Lisbon"), 5);
    rememberSearch("b", search("Porto"), 5);
    forgetSearches("a");
    expect(places(readRecentSearches("a"))).toEqual([]);
    expect(places(readRecentSearches("b"))).toEqual(["Porto"]);
  });
});
