import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PlaceLocationOutput, Suggestion } from "#schemas/generated/api/geo.ts";
import limits from "../../config/limits.json" with { type: "json" };
import { mountIsland } from "./testing/mount-search-box.tsx";

const props = { variant: "hero", hint: "search.hint", nearMe: true };
const query = { checkin: "12/02/2027", checkout: "15/02/2027" };
const pause = limits.search.placeLookupPauseMs;

const place = (id: string, displayName: string): Suggestion => ({
  id,
  type: "city",
  displayName,
  country: "Portugal",
  source: "google",
  trending: false,
  supply: 0,
});
const external = [place("sim-1", "Sintra"), place("sim-2", "Ericeira")];
const answerOf = (id: string, lat: number): PlaceLocationOutput => ({
  id,
  search_data_source: "GOOGLE",
  centerPoint: { lat, lng: -9.4 },
});

/** A lookup that answers when told to. */
function slowLookup() {
  const answers = new Map<string, (lat: number | null) => void>();
  const locate = vi.fn(
    ({ id }: { id: string }) =>
      new Promise<PlaceLocationOutput>((resolve, reject) => {
        answers.set(id, (lat) => (lat === null ? reject(new Error("down")) : resolve(answerOf(id, lat))));
      }),
  );
  return {
    locate,
    answer: (id: string, lat: number | null) => act(async () => answers.get(id)?.(lat)),
  };
}

const field = () => screen.getByRole<HTMLInputElement>("combobox");
const isBusy = () => field().closest("[aria-busy=true]") !== null;
const choose = async (name: RegExp) => {
  await userEvent.click(field());
  await userEvent.clear(field());
  await userEvent.click(await screen.findByRole("option", { name }));
};
const search = () => userEvent.click(screen.getByRole("button", { name: "Search" }));

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("places of an outside source", () => {
  it("[SRCH-09] [API-05] are looked up once when they are chosen, and searched by their coordinates", async () => {
    const { locate, answer } = slowLookup();
    const { visited } = await mountIsland("search-box", { props, query, external, locate });
    await choose(/Sintra/);
    expect(field().value).toBe("Sintra");
    expect(isBusy()).toBe(true);
    await choose(/Sintra/);
    expect(locate).toHaveBeenCalledOnce();
    expect(locate.mock.calls[0]?.[0]).toEqual({ id: "sim-1" });
    await answer("sim-1", 38.8);
    expect(isBusy()).toBe(false);
    await search();
    expect(visited[0]).toContain("/search?location=Sintra&latitude=38.8&longitude=-9.4");
    expect(visited[0]).toContain("isLatLngSearch=true");
  });

  it("[SRCH-09] take no answer to an older choice", async () => {
    const { locate, answer } = slowLookup();
    const { visited } = await mountIsland("search-box", { props, query, external, locate });
    await choose(/Sintra/);
    await choose(/Ericeira/);
    await answer("sim-2", 38.96);
    await answer("sim-1", 38.8);
    await search();
    expect(visited[0]).toContain("location=Ericeira&latitude=38.96&");
  });

  it("[SRCH-09] are searched by name by a guest who does not wait, and nothing is flagged when the guest leaves", async () => {
    const { locate, answer } = slowLookup();
    const { visited, unmount } = await mountIsland("search-box", { props, query, external, locate });
    await choose(/Sintra/);
    await search();
    expect(visited[0]).toMatch(/^\/search\?location=Sintra&checkin=/);
    unmount();
    await answer("sim-1", null);
    expect(Object.keys(localStorage)).not.toContain("staywright.place-lookup-failed.wrenhollow-nl");
  });

  it("[SRCH-09] [CONST-04] are neither suggested nor looked up for ten minutes after a lookup failed", async () => {
    expect(pause).toBe(600_000);
    const clock = vi.spyOn(Date, "now");
    const start = Date.now();
    const locate = vi.fn(() => Promise.reject(new Error("down")));
    const { visited } = await mountIsland("search-box", { props, query, external, locate });
    await choose(/Sintra/);
    await waitFor(() => expect(isBusy()).toBe(false));
    clock.mockReturnValue(start + pause - 1000);
    await choose(/^Lisbon/);
    expect(screen.queryByRole("option", { name: /Sintra/ })).toBeNull();
    await search();
    expect(visited[0]).toContain("/hotels-in-lisbon?");
    expect(locate).toHaveBeenCalledOnce();
    cleanup();

    clock.mockReturnValue(start + pause + 10_000);
    await mountIsland("search-box", { props, query, external, locate });
    await choose(/Sintra/);
    expect(locate).toHaveBeenCalledTimes(2);
  });

  it("[SRCH-09] come back sooner where the configuration pauses for less", async () => {
    localStorage.setItem("staywright.place-lookup-failed.wrenhollow-nl", String(Date.now() - 5000));
    const { locate } = slowLookup();
    const shorter = { placeLookupPauseMs: 4000 };
    await mountIsland("search-box", { props, query, external, locate, search: shorter });
    await choose(/Sintra/);
    expect(locate).toHaveBeenCalledOnce();
    cleanup();
    await mountIsland("search-box", { props, query, external, locate });
    await choose(/^Lisbon/);
    expect(locate).toHaveBeenCalledOnce();
  });

  it("[SRCH-09] [SRCH-13] keep their coordinates as a recent search", async () => {
    const { locate, answer } = slowLookup();
    await mountIsland("search-box", { props, query, external, locate });
    await choose(/Sintra/);
    await answer("sim-1", 38.8);
    await search();
    cleanup();
    const { visited } = await mountIsland("search-box", { props, query });
    await userEvent.click(field());
    await userEvent.click((await screen.findAllByRole("option", { name: /Sintra/ }))[0] as HTMLElement);
    await search();
    expect(visited[0]).toContain("location=Sintra&latitude=38.8&longitude=-9.4");
  });
});
