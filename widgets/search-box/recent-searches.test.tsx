import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Suggestion } from "#schemas/generated/api/geo.ts";
import { start as showRecentSearches } from "../recent-searches/recent-searches.script.ts";
import { destinationHere, destinationOfText } from "../shared/search/destination.ts";
import { readRecentSearches, recentSearchOf, rememberSearch } from "../shared/search/recent-searches.ts";
import { elementOf, renderWidget } from "./testing/example-page.tsx";
import { LISBON, mountIsland } from "./testing/mount-search-box.tsx";

const props = { variant: "hero", hint: "search.hint", nearMe: true };
const dates = { checkin: "12/02/2027", checkout: "15/02/2027" };

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe("recent searches in the search box", () => {
  it("[SRCH-12] [SRCH-13] fills the dates and rooms of a recent search too, and never searches by the name of where the guest stood", async () => {
    const stay = { checkin: "2027-02-12", checkout: "2027-02-15", flexibleDaysCount: 0 };
    const rooms = [{ adults: 3, children: 1, infants: 0, pets: 0 }];
    for (const destination of [destinationHere("Near me", 52.1, 4.3), destinationOfText("Ardennes")])
      rememberSearch("wrenhollow-nl", recentSearchOf(destination, stay, rooms, "/search"), 5);
    expect(readRecentSearches("wrenhollow-nl")[0]).toMatchObject({
      roomConfig: rooms,
      rooms_config: "1-3_0_1_0",
    });
    const { visited } = await mountIsland("search-box", { props });
    for (const name of [/Ardennes/, /Near me/]) {
      await userEvent.clear(screen.getByRole("combobox"));
      await userEvent.click(screen.getByRole("combobox"));
      await userEvent.click(await screen.findByRole("option", { name }));
      expect(screen.getByText("4 guests, 1 room")).toBeTruthy();
      await userEvent.click(screen.getByRole("button", { name: "Search" }));
    }
    const trip = "checkin=12/02/2027&checkout=15/02/2027";
    expect(visited).toEqual([
      `/search?location=Ardennes&${trip}&rooms_config=1-3_0_1_0&locale=en`,
      `/hotels-near-me?latitude=52.1&longitude=4.3&${trip}&isLatLngSearch=true&rooms_config=1-3_0_1_0&locale=en`,
    ]);
  });

  it("[SRCH-13] [DATE-08] says beside a recent search that its dates were in the past", async () => {
    const past = { checkin: "2020-02-12", checkout: "2020-02-15" };
    const rooms = [{ adults: 2, children: 0, infants: 0, pets: 0 }];
    rememberSearch("wrenhollow-nl", recentSearchOf(destinationOfText("Ardennes"), past, rooms, "/search"), 5);
    const { visited } = await mountIsland("search-box", { props });
    await userEvent.click(screen.getByRole("combobox"));
    const name = /Ardennes.*Your dates were in the past, so we moved them to today/;
    await userEvent.click(await screen.findByRole("option", { name }));
    await userEvent.click(screen.getByRole("button", { name: "Search" }));
    expect(visited[0]).toContain("location=Ardennes");
    expect(visited[0]).not.toContain("2020");
  });

  it("[SRCH-12] remembers what was searched on this device", async () => {
    await mountIsland("search-box", { props, query: { ...dates, rooms_config: "1-2_1_1_0" } });
    await userEvent.type(screen.getByRole("combobox"), "Ardennes{Enter}");
    await userEvent.click(screen.getByRole("button", { name: "Search" }));
    expect(readRecentSearches("wrenhollow-nl")).toMatchObject([
      {
        location: "Ardennes",
        checkin: "2027-02-12",
        checkout: "2027-02-15",
        guests: 4,
        rooms: 1,
        pathName: "/search",
      },
    ]);
  });

  it("[SRCH-12] remembers which place was chosen, by its ids and position, and what the results were narrowed to, and goes there again", async () => {
    const sentence: Suggestion = {
      ...LISBON,
      id: "city-2267057",
      type: "sentence",
      city: "Lisbon",
      city_id: 2267057,
      country_id: 620,
      centerPoint: { lat: 38.72, lng: -9.14 },
      sentenceIntent: {
        location: "Lisbon",
        place_id: "2267057",
        searchType: "city",
        price_max: 10_000,
        price_text: "≤ €100",
      },
    };
    const suggest = async () => [sentence];
    const { visited } = await mountIsland("search-box", { props, query: dates, suggest });
    await userEvent.type(screen.getByRole("combobox"), "cheap");
    await userEvent.click(await screen.findByRole("option", { name: /Lisbon.*≤ €100/ }));
    await userEvent.click(screen.getByRole("button", { name: "Search" }));
    cleanup();
    const place = {
      location: "Lisbon",
      searchType: "city",
      city: "lisbon",
      cityId: "2267057",
      countryId: "620",
      latitude: 38.72,
      longitude: -9.14,
      isLatLngSearch: false,
    };
    const lisbon = { ...place, pathName: "/hotels-in-lisbon", narrowedTo: "price_max=10000" };
    expect(readRecentSearches("wrenhollow-nl")).toMatchObject([lisbon]);
    const again = await mountIsland("search-box", { props, query: dates });
    await userEvent.click(screen.getByRole("combobox"));
    await userEvent.click(await screen.findByRole("option", { name: /Lisbon.*12 Feb/ }));
    await userEvent.click(screen.getByRole("button", { name: "Search" }));
    const query = (address = "") => [...new URL(address, "https://a.test").searchParams].sort();
    expect(query(again.visited[0])).toEqual(query(visited[0]));
    expect(readRecentSearches("wrenhollow-nl")).toMatchObject([lisbon]);
    cleanup();
    const recent = await renderWidget("recent-searches", { props: { count: 3 } });
    const shown = elementOf(recent.html);
    document.body.append(shown);
    showRecentSearches(shown, recent.environment.page);
    const link = screen.getByRole("link", { name: /Lisbon/ }).getAttribute("href") ?? "";
    expect(query(link)).toEqual(query(visited[0]));
  });
});

describe("recent searches of a search box", () => {
  it.each([
    [2, ["Porto", "Ardennes"]],
    [1, ["Porto"]],
    [0, []],
  ])("[SRCH-13] keeps as many as the site says: %i", async (searches, kept) => {
    localStorage.clear();
    await mountIsland("search-box", { props, query: dates, recent: { searches } });
    const place = screen.getByRole("combobox");
    for (const name of ["Ardennes", "Porto"]) {
      await userEvent.clear(place);
      await userEvent.type(place, `${name}{Enter}`);
      await userEvent.click(screen.getByRole("button", { name: "Search" }));
    }
    expect(readRecentSearches("wrenhollow-nl").map(({ location }) => location)).toEqual(kept);
  });

  it("[SRCH-13] keeps a place once, in whatever letters it was typed", async () => {
    localStorage.clear();
    await mountIsland("search-box", { props, query: dates });
    const place = screen.getByRole("combobox");
    for (const name of ["Ardennes", "Porto", "ARDENNES"]) {
      await userEvent.clear(place);
      await userEvent.type(place, `${name}{Enter}`);
      await userEvent.click(screen.getByRole("button", { name: "Search" }));
    }
    expect(readRecentSearches("wrenhollow-nl").map(({ location }) => location)).toEqual([
      "ARDENNES",
      "Porto",
    ]);
  });

  it("[OFF-03] offers those that can be read where one is damaged", async () => {
    const stay = { checkin: "2027-02-12", checkout: "2027-02-15" };
    const searches = ["Ardennes", "Porto"].map((name) =>
      recentSearchOf(
        destinationOfText(name),
        stay,
        [{ adults: 2, children: 0, infants: 0, pets: 0 }],
        "/search",
      ),
    );
    const key = "staywright.recent-searches.wrenhollow-nl";
    localStorage.setItem(key, JSON.stringify([{ ...searches[0], checkin: 5 }, searches[1]]));
    await mountIsland("search-box", { props, query: dates });
    await userEvent.click(screen.getByRole("combobox"));
    expect(await screen.findByRole("option", { name: /Porto/ })).toBeTruthy();
    expect(screen.queryByRole("option", { name: /Ardennes/ })).toBeNull();
  });
});
