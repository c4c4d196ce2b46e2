import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Suggestion } from "#schemas/generated/api/geo.ts";
import { readRecentSearches } from "../shared/search/recent-searches.ts";
import { LISBON, mountIsland } from "./testing/mount-search-box.tsx";

const props = { variant: "hero", hint: "search.hint", nearMe: true };
const dates = { checkin: "12/02/2027", checkout: "15/02/2027" };

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe("search box", () => {
  it("[CMS-01] [SRCH-01] asks where, when and for whom in the words of the specification", async () => {
    await mountIsland("search-box", { props, site: "solvanta-in" });
    expect(screen.getByPlaceholderText("Search for a city or hotel")).toBeTruthy();
    expect(screen.getByText("Check-in")).toBeTruthy();
    expect(screen.getByText("Check-out")).toBeTruthy();
    expect(screen.getByText("Rooms and guests")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Search" })).toBeTruthy();
    await userEvent.click(screen.getByRole("combobox"));
    expect(await screen.findByRole("button", { name: "Near me" })).toBeTruthy();
  });

  it("asks for a home where homes are what a brand has", async () => {
    await mountIsland("search-box", { props });
    expect(screen.getByPlaceholderText("Search for a place or a home")).toBeTruthy();
  });

  it("[SRCH-05] says what is missing, stays and puts the focus on the destination", async () => {
    const { visited } = await mountIsland("search-box", { props });
    await userEvent.click(screen.getByRole("button", { name: "Search" }));
    expect(screen.getByText("Please enter your destination")).toBeTruthy();
    expect(visited).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole("combobox"));
    expect(screen.getByRole("combobox").getAttribute("aria-invalid")).toBe("true");
  });

  it("[SRCH-06] [SRCH-07] offers suggestions by priority with their kind, and takes one by keyboard", async () => {
    const { visited, asked } = await mountIsland("search-box", { props, query: dates });
    const field = screen.getByRole("combobox");
    await userEvent.type(field, "lis");
    await waitFor(() => expect(asked).toContain("lis"));
    const options = await screen.findAllByRole("option");
    expect(options.map((option) => option.textContent)).toEqual([
      expect.stringMatching(/Lisbon.*Portugal.*City.*64 places/),
      expect.stringMatching(/The Lantern House.*Lisbon, Portugal.*Property.*4\.8/),
    ]);
    await userEvent.keyboard("{ArrowDown}");
    expect(field.getAttribute("aria-activedescendant")).toBe(options[0]?.id);
    await userEvent.keyboard("{Enter}");
    expect((field as HTMLInputElement).value).toBe("Lisbon");
    expect(field.getAttribute("aria-expanded")).toBe("false");
    await userEvent.click(screen.getByRole("button", { name: "Search" }));
    expect(visited).toEqual([
      "/hotels-in-lisbon?checkin=12/02/2027&checkout=15/02/2027&rooms_config=1-2_0_0_0&locale=en",
    ]);
  });

  it("[SRCH-08] asks for properties and places of every kind where homes are sold, and names no kind elsewhere", async () => {
    const kindsOf = async (site: string) => {
      const { inputs, unmount } = await mountIsland("search-box", { props, site });
      await userEvent.type(screen.getByRole("combobox"), "lis");
      await waitFor(() => expect(inputs.at(-1)?.query).toBe("lis"));
      unmount();
      return inputs.map(({ filters, sentenceIntents }) => [filters?.locationTypes, sentenceIntents]);
    };
    const kinds = ["HOTELS", "LOCATIONS", "CITY", "LOCALITY", "COUNTRY", "HOLIDAY_PARK"];
    for (const asked of await kindsOf("wrenhollow-nl")) expect(asked).toEqual([kinds, true]);
    for (const asked of await kindsOf("solvanta-in")) expect(asked).toEqual([undefined, undefined]);
  });

  it("[SRCH-07] fills place, dates and rooms by a sentence", async () => {
    const sentence: Suggestion = {
      ...LISBON,
      id: "city-2267057",
      type: "sentence",
      sentenceIntent: {
        location: "Lisbon",
        place_id: "2267057",
        searchType: "city",
        checkin: "2027-02-05",
        checkout: "2027-02-07",
        rooms_config: "1-3_0_0_0",
      },
    };
    const { visited, asked } = await mountIsland("search-box", {
      props,
      query: dates,
      suggest: async () => [sentence],
    });
    await userEvent.type(screen.getByRole("combobox"), "for three");
    await waitFor(() => expect(asked).toContain("for three"));
    const option = await screen.findByRole("option", { name: /Lisbon.*Portugal.*05 Feb – 07 Feb.*3 guests/ });
    await userEvent.click(option);
    expect(screen.getByRole<HTMLInputElement>("combobox").value).toBe("Lisbon");
    expect(screen.getByText("Fri, 5 Feb")).toBeTruthy();
    expect(screen.getByText("3 guests, 1 room")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Search" }));
    expect(visited).toEqual([
      "/hotels-in-lisbon?checkin=05/02/2027&checkout=07/02/2027&rooms_config=1-3_0_0_0&locale=en",
    ]);
  });

  it("says what a sentence may cost and that its dates are over, and searches with that filter", async () => {
    const sentence: Suggestion = {
      ...LISBON,
      id: "city-2267057",
      type: "sentence",
      sentenceIntent: {
        location: "Lisbon",
        place_id: "2267057",
        searchType: "city",
        refused: "past",
        refused_checkin: "2020-01-01",
        refused_checkout: "2020-01-02",
        price_max: 10_000,
        price_text: "≤ €100",
      },
    };
    const { visited } = await mountIsland("search-box", {
      props,
      query: dates,
      suggest: async () => [sentence],
    });
    await userEvent.type(screen.getByRole("combobox"), "cheap");
    const name = /Lisbon.*Portugal.*Those dates are in the past.*≤ €100/;
    await userEvent.click(await screen.findByRole("option", { name }));
    await userEvent.click(screen.getByRole("button", { name: "Search" }));
    const address = new URL(visited[0] ?? "", "https://site.test");
    expect(address.searchParams.get("price_max")).toBe("10000");
    expect(address.searchParams.get("checkin")).not.toContain("2020");
  });

  it("[SRCH-01] leads straight to a property that was chosen, with dates and rooms", async () => {
    const { visited } = await mountIsland("search-box", { props, query: dates });
    await userEvent.type(screen.getByRole("combobox"), "lantern");
    await userEvent.click(await screen.findByRole("option", { name: /The Lantern House/ }));
    await userEvent.click(screen.getByRole("button", { name: "Search" }));
    expect(visited[0]).toMatch(
      /^\/nl\/1048212\/\?.*checkin=12\/02\/2027&checkout=15\/02\/2027&rooms_config=/,
    );
  });

  it("[SRCH-01] searches for what was typed when nothing was chosen", async () => {
    const { visited } = await mountIsland("search-box", { props, query: dates });
    await userEvent.type(screen.getByRole("combobox"), "Ardennes{Enter}");
    await userEvent.click(screen.getByRole("button", { name: "Search" }));
    expect(visited[0]).toMatch(/^\/search\?location=Ardennes&checkin=12\/02\/2027/);
  });

  it("[SRCH-16] [ROOM-02] forgets the place and keeps the rooms, or starts over with one adult in one room", async () => {
    const query = { ...dates, rooms_config: "1-3_0_1_0" };
    const { visited } = await mountIsland("search-box", { props, query, route: { city: "lisbon" } });
    const field = screen.getByRole<HTMLInputElement>("combobox");
    const search = () => userEvent.click(screen.getByRole("button", { name: "Search" }));
    await userEvent.click(screen.getByRole("button", { name: "Clear the destination" }));
    expect(field.value).toBe("");
    expect(screen.getByText("4 guests, 1 room")).toBeTruthy();
    await search();
    expect(screen.getByText("Please enter your destination")).toBeTruthy();
    await userEvent.type(field, "Ardennes");
    await userEvent.click(await screen.findByRole("button", { name: "Start over" }));
    expect(field.value).toBe("");
    expect(document.activeElement).toBe(field);
    expect(screen.getByText("1 guest, 1 room")).toBeTruthy();
    expect(screen.queryByText("Please enter your destination")).toBeNull();
    expect(visited).toEqual([]);
    await userEvent.type(field, "Ardennes{Enter}");
    await search();
    expect(visited[0]).toBe(
      "/search?location=Ardennes&checkin=12/02/2027&checkout=15/02/2027&rooms_config=1-1_0_0_0&locale=en",
    );
  });

  it("[SRCH-02] keeps the place, the dates, the rooms and the filters of the page when only searching again", async () => {
    const kept = {
      rating: "4",
      pay_at_hotel: "true",
      free_cancellation: "true",
      bedrooms: "2",
      category: "homes",
    };
    const trip = { coupon: "LONGER10", utm_source: "letter", isTravellingWithPets: "true" };
    const query = { ...dates, rooms_config: "2-2_0_0_0-1_0_1_0", quickFilters: "beach", ...kept, ...trip };
    const { visited } = await mountIsland("search-box", {
      props,
      query,
      page: "listing",
      route: { city: "lisbon" },
    });
    expect(screen.getByRole<HTMLInputElement>("combobox").value).toBe("Lisbon");
    // A home is one unit for the whole party.
    expect(screen.getByText("4 guests, 1 room")).toBeTruthy();
    expect(screen.getByText("3 nights")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Search" }));
    expect(visited[0]).toContain("/hotels-in-lisbon?checkin=12/02/2027&checkout=15/02/2027");
    const { searchParams } = new URL(visited[0] ?? "", "https://x.example");
    expect(Object.fromEntries(searchParams)).toMatchObject({
      ...kept,
      ...trip,
      tags: "beach",
      rooms_config: "1-3_0_1_0",
    });
  });

  it("[DATE-11] [SRCH-15] searches with dates that may move, and says so beside the nights", async () => {
    const { visited } = await mountIsland("search-box", { props, query: dates, route: { city: "lisbon" } });
    await userEvent.click(screen.getByRole("button", { name: /Check-in/ }));
    await userEvent.click(await screen.findByRole("radio", { name: "± 2 days" }));
    expect(screen.getByText("3 nights ± 2 days")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Done" }));
    await userEvent.click(screen.getByRole("button", { name: "Search" }));
    expect(visited[0]).toContain("checkin=12/02/2027&checkout=15/02/2027&flexibleDaysCount=2");
    expect(readRecentSearches("wrenhollow-nl")).toMatchObject([{ flexibleDaysCount: 2 }]);
  });

  it("[DATE-11] shows a number of days that is no choice as the widest one below it", async () => {
    const query = { ...dates, flexibleDaysCount: "5" };
    await mountIsland("search-box", { props, query, route: { city: "lisbon" } });
    expect(screen.getByText("3 nights ± 3 days")).toBeTruthy();
  });

  it("[SRCH-10] asks for the position only after a press, and says so when it is refused", async () => {
    const getCurrentPosition = vi.fn((_found, refused) => refused({ code: 1 }));
    vi.stubGlobal("navigator", Object.assign(navigator, { geolocation: { getCurrentPosition } }));
    await mountIsland("search-box", { props });
    expect(getCurrentPosition).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("combobox"));
    await userEvent.click(await screen.findByRole("button", { name: "Near me" }));
    expect(screen.getByText(/did not share your position/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("combobox"));
    vi.unstubAllGlobals();
  });

  it("[SRCH-10] searches around the position that was shared", async () => {
    const getCurrentPosition = (found: (position: object) => void) =>
      found({ coords: { latitude: 38.71674, longitude: -9.13951 } });
    Object.assign(navigator, { geolocation: { getCurrentPosition } });
    const { visited } = await mountIsland("search-box", { props, query: dates });
    await userEvent.click(screen.getByRole("combobox"));
    await userEvent.click(await screen.findByRole("button", { name: "Near me" }));
    await userEvent.click(screen.getByRole("button", { name: "Search" }));
    expect(visited[0]).toContain("latitude=38.717&longitude=-9.14");
    expect(visited[0]).toContain("isLatLngSearch=true");
  });
});

describe("search popups", () => {
  it("[MODAL-07] opens the place, or dates and rooms", async () => {
    await mountIsland("search-modal", { props: { part: "place" } });
    expect(await screen.findByRole("combobox", { expanded: true })).toBeTruthy();
    cleanup();
    await mountIsland("search-modal", { props: { part: "stay" }, query: dates });
    expect(screen.getByRole("button", { name: /Check-in/, expanded: true })).toBeTruthy();
  });
});
