import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MORE_FILTERS } from "#domain/search";
import { stayLimits } from "#domain/stay";
import limits from "../../../config/limits.json" with { type: "json" };
import { DEFAULT_ROOMS } from "../../../domain/rooms/room-config.ts";
import { LISBON } from "../../search-box/testing/mount-search-box.tsx";
import {
  type Destination,
  destinationHere,
  destinationNear,
  destinationOfPage,
  destinationOfText,
} from "./destination.ts";
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

  it("[SRCH-12] keeps the city of a part of it, and the ids and position of both", () => {
    const part = {
      ...LISBON,
      type: "locality",
      id: "77",
      displayName: "Alfama",
      slug: "alfama-lisbon",
    } as const;
    const chosen = destinationOf({
      ...part,
      city: "Lisbon",
      city_id: 5,
      centerPoint: { lat: 38.7, lng: -9.1 },
    });
    const path = "/hotels-in-alfama-lisbon";
    expect(recentSearchOf(chosen, stay, DEFAULT_ROOMS, path)).toMatchObject({
      location: "Alfama",
      searchType: "locality",
      city: "Lisbon",
      cityId: "5",
      locationId: "77",
      latitude: 38.7,
      longitude: -9.1,
      pathName: path,
    });
  });

  it("[SRCH-12] knows no less of a place that is searched again from its own results", () => {
    const place = { id: 5, slug: "lisbon", name: "Lisbon", country_id: 7, latitude: 38.72, longitude: -9.14 };
    const alfama = { id: "77", slug: "alfama", name: "Alfama", latitude: 38.7, longitude: -9.1 };
    const again = (params: Record<string, string>) => {
      const page = { route: { name: "listing", params, countryCode: "nl" }, query: {} };
      const known = { place: { ...place, popular_location: [alfama] }, hereName: "Near me" };
      return recentSearchOf(
        destinationOfPage(page, known) as Destination,
        stay,
        DEFAULT_ROOMS,
        "/hotels-in-x",
      );
    };
    const city = { cityId: "5", countryId: "7" };
    expect(again({ city: "lisbon" })).toMatchObject({
      ...city,
      searchType: "city",
      city: "lisbon",
      latitude: 38.72,
      longitude: -9.14,
    });
    expect(again({ city: "lisbon", locality: "alfama" })).toMatchObject({
      ...city,
      searchType: "locality",
      city: "Lisbon",
      locationId: "77",
      latitude: 38.7,
      longitude: -9.1,
    });
  });

  it("[SRCH-12] keeps the ids that a search named its place by, and leads there again", () => {
    const filters = { holiday_park_id: ["9"], tags: ["pool"] };
    const query = { tag: "family", searchType: "tag", countryId: "7", filters } as const;
    const destination: Destination = { label: "Family", search: { location: "Family", ...query } };
    const record = recentSearchOf(destination, stay, DEFAULT_ROOMS, "/search?tag=family");
    expect(record).toMatchObject(query);
    const { href } = recentSearchUrl(record, stayLimits({ country: {}, limits }, "2027-01-01"));
    const led = Object.fromEntries(new URL(href, "https://a.test").searchParams);
    expect(led).toMatchObject({ tag: "family", "filters[holiday_park_id]": "9", "filters[tags]": "pool" });
  });

  it("[SRCH-12] keeps every filter of the results, and neither order, page, view nor dates", () => {
    const names = ["price_min", "price_max", "rating", "property_type", "amenities", "tags", "pets_allowed"];
    const filters = [...names, ...MORE_FILTERS].map((name) => `${name}=1`).join("&");
    const other = "checkin=12/02/2027&rooms_config=1-2&sort=price&ascending=true&page=2&view=map&coupon=A";
    const href = `/hotels-in-lisbon?${other}&${filters}`;
    expect(recentSearchOf(destinationOf(LISBON), stay, DEFAULT_ROOMS, href).narrowedTo).toBe(filters);
  });

  it("[SRCH-13] [DATE-08] moves dates that have passed since", () => {
    const record = recentSearchOf(destinationOf(LISBON), stay, DEFAULT_ROOMS, "/hotels-in-lisbon");
    const later = recentSearchUrl(record, stayLimits({ country: {}, limits }, "2027-06-01"));
    expect(later.stay).toEqual({ checkin: "2027-06-01", checkout: "2027-06-02" });
    expect(later.href).toBe(
      "/hotels-in-lisbon?checkin=12/02/2027&checkout=15/02/2027&rooms_config=1-2_0_0_0",
    );
    const before = recentSearchUrl(record, stayLimits({ country: {}, limits }, "2027-01-01"));
    expect([before.stay, before.href]).toEqual([stay, later.href]);
  });

  it("[SRCH-13] leaves a search that was made without dates without them", () => {
    const record = recentSearchOf(destinationOf(LISBON), null, DEFAULT_ROOMS, "/hotels-in-lisbon");
    const today = stayLimits({ country: {}, limits }, "2027-06-01");
    expect(recentSearchUrl(record, today)).toEqual({ href: "/hotels-in-lisbon", stay: null });
  });

  it("[SRCH-13] knows a place by its path, ids or position, whatever language names it", () => {
    const searches = (places: readonly [Destination, string][]) =>
      places
        .map(([place, path]) => recentSearchOf(place, stay, DEFAULT_ROOMS, path))
        .reduce<readonly RecentSearch[]>((all, each) => withRecentSearch(all, each, 5), []);
    const kept = (...list: [Destination, string][]) => places(searches(list));
    const mumbai = (displayName: string) => destinationOf({ ...LISBON, slug: "mumbai", displayName });
    expect(kept([mumbai("Mumbai"), "/hotels-in-mumbai?a"], [mumbai("मुंबई"), "/hotels-in-mumbai?b"])).toEqual([
      "मुंबई",
    ]);
    const country = (id: string, displayName: string) => {
      const { slug: _, ...place } = LISBON;
      return destinationOf({ ...place, type: "country", id, displayName });
    };
    expect(kept([country("7", "India"), "/search"], [country("7", "भारत"), "/search"])).toEqual(["भारत"]);
    expect(kept([country("7", "Georgia"), "/search"], [country("8", "Georgia"), "/search"])).toHaveLength(2);
    const near = (label: string, east: number) => destinationNear(label, 52.1, east);
    expect(kept([near("The Hague", 4.3), "/search"], [near("Den Haag", 4.3), "/search"])).toEqual([
      "Den Haag",
    ]);
    expect(kept([near("Dorp", 4.3), "/search"], [near("Dorp", 5.1), "/search"])).toHaveLength(2);
    const here = (label: string, east: number) => destinationHere(label, 52.1, east);
    expect(kept([here("Near me", 4.3), "/search"], [here("In der Nähe", 4.4), "/search"])).toEqual([
      "In der Nähe",
    ]);
    expect(kept([here("Near me", 4.3), "/search"], [here("Near me", 5.1), "/search"])).toHaveLength(2);
    expect(kept([mumbai("Mumbai"), "/hotels-in-mumbai"], [destinationOfText("Mumbai"), "/search"])).toEqual([
      "Mumbai",
    ]);
    const typed = (text: string): [Destination, string] => [destinationOfText(text), "/search"];
    expect(kept(typed("Porto"), typed("faro"), typed("PORTO"), typed("porto "))).toEqual(["porto ", "faro"]);
    expect(kept([mumbai("Mumbai"), "/hotels-in-mumbai"], typed("mumbai"))).toEqual(["mumbai"]);
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

  it.each([
    { filters: { city_id: 5 } },
    { latitude: "52" },
    { longitude: {} },
    { checkin: 5 },
    { checkout: {} },
    { rooms_config: 7 },
    { location: null },
  ])("[OFF-03] leaves out a search that is damaged by %j, and no other", (damage) => {
    const [whole, other] = [search("Faro"), search("Porto")];
    localStorage.setItem("staywright.recent-searches.a", JSON.stringify([{ ...whole, ...damage }, other]));
    expect(readRecentSearches("a")).toEqual([other]);
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
