import { screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PageContext } from "#renderer";
import limits from "../../config/limits.json" with { type: "json" };
import { type ExampleInput, elementOf, renderWidget } from "../search-box/testing/example-page.tsx";
import { axeViolations } from "../ui/testing/axe-violations.ts";
import { start } from "./dates-hint.script.ts";

const dates = { checkin: "12/02/2027", checkout: "15/02/2027" };
const hint = () => screen.queryByRole("link", { name: "Add dates to see the price of your stay" });

/** Opens the listing of a city in this tab, from another page of the site. */
async function visit(city: string, input: Visit = {}) {
  leave();
  return step(city, input);
}

/** Opens the next page of the same listing, with a filter or other results. */
async function step(city: string, input: Visit = {}) {
  history.pushState({}, "");
  return show({ route: { city }, ...input });
}

/** Puts the page's line in place of the one before, as a navigation does, and starts its script. */
async function show({ search, ...input }: Visit) {
  const rendered = await renderWidget("dates-hint", input);
  const { page } = rendered.environment;
  const limits = { ...page.limits, search: { ...page.limits.search, ...search } };
  const place = elementOf(rendered.html);
  document.body.replaceChildren(place);
  document.dispatchEvent(new Event("staywright:page"));
  start(place, { ...page, limits });
  return place;
}

/** Another page, without the line. */
function leave(): void {
  document.body.replaceChildren();
  document.dispatchEvent(new Event("staywright:page"));
}

interface Visit extends ExampleInput {
  readonly search?: Partial<PageContext["limits"]["search"]>;
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  leave();
  vi.restoreAllMocks();
});

describe("hint to add dates", () => {
  it("[SRCH-14] [CONST-04] comes with the second search without dates, politely, and opens the dates", async () => {
    expect(limits.search.openSearchThreshold).toBe(2);
    for (let search = 1; search < limits.search.openSearchThreshold; search += 1) {
      await visit(`city-${search}`);
      expect(hint()).toBeNull();
    }
    const container = await visit("lisbon");
    expect(screen.getByRole("status").contains(hint())).toBe(true);
    expect(hint()?.dataset.modal).toBe("dateguestpicker");
    expect(hint()?.getAttribute("href")).toMatch(/[?&]modal=dateguestpicker$/);
    expect(await axeViolations(container)).toEqual([]);
  });

  it("[SRCH-14] comes sooner or later where the configuration says so", async () => {
    await visit("lisbon", { search: { openSearchThreshold: 1 } });
    expect(hint()).not.toBeNull();
    for (const city of ["porto", "faro"]) {
      await visit(city, { search: { openSearchThreshold: 4 } });
      expect(hint()).toBeNull();
    }
    await visit("sintra", { search: { openSearchThreshold: 4 } });
    expect(hint()).not.toBeNull();
  });

  it("[SRCH-14] counts the same search as often as it is made, by the path or the name of its place", async () => {
    await visit("lisbon");
    expect(hint()).toBeNull();
    await visit("lisbon");
    expect(hint()).not.toBeNull();
    sessionStorage.clear();
    await visit("", { route: {}, query: { location: "Ardennes" } });
    expect(hint()).toBeNull();
    await visit("", { route: {}, query: { location: "ardennes" } });
    expect(hint()).not.toBeNull();
  });

  it("[SRCH-14] counts no search twice for a filter, another page of results, a reload or the way back", async () => {
    await visit("lisbon");
    await step("lisbon", { query: { rating: "4" } });
    await step("lisbon", { query: { rating: "4", page: "2" } });
    expect(hint()).toBeNull();
    const here = history.state;
    leave();
    history.pushState({}, "");
    history.replaceState(here, "");
    await show({ route: { city: "lisbon" } });
    expect(hint()).toBeNull();
    await visit("lisbon");
    expect(hint()).not.toBeNull();
  });

  it("[SRCH-14] counts an address that is opened anew where it was, and no reload of it", async () => {
    const opened = async (type: string) => {
      vi.resetModules();
      vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type }] as never);
      const { countOpenSearch } = await import("./open-searches.ts");
      return countOpenSearch("wrenhollow-nl", "lisbon", 5);
    };
    history.pushState({}, "");
    expect(await opened("navigate")).toBe(1);
    expect(await opened("reload")).toBe(1);
    expect(await opened("navigate")).toBe(2);
    expect(await opened("back_forward")).toBe(2);
  });

  it("[SRCH-14] counts the same place for other guests, around another point, and everywhere, each as a search", async () => {
    const first = () => visit("lisbon", { query: { rooms_config: "1-2_0_0_0" } });
    const others = [
      () => visit("lisbon", { query: { rooms_config: "1-4_0_0_0" } }),
      () => visit("", { route: {}, query: { latitude: "51.5", longitude: "4.3", isLatLngSearch: "true" } }),
      () => visit("", { route: {} }),
    ];
    for (const other of others) {
      sessionStorage.clear();
      await first();
      expect(hint()).toBeNull();
      await other();
      expect(hint()).not.toBeNull();
    }
  });

  it("[SRCH-14] never comes to a search with dates, which is not counted either", async () => {
    for (const city of ["lisbon", "porto", "faro"]) await visit(city, { query: dates });
    expect(screen.queryByRole("status")).toBeNull();
    await visit("sintra");
    expect(hint()).toBeNull();
    await visit("evora");
    expect(hint()).not.toBeNull();
    await visit("evora", { query: dates });
    expect(hint()).toBeNull();
  });

  it.each(["{", "7", '{"a":1}', "[1,null,{}]"])(
    "[SRCH-14] [OFF-03] starts over where the count reads %s",
    async (stored) => {
      sessionStorage.setItem("staywright.open-searches.wrenhollow-nl", stored);
      await visit("lisbon");
      expect(hint()).toBeNull();
      await visit("porto");
      expect(hint()).not.toBeNull();
    },
  );

  it("[SRCH-14] [OFF-03] stays away quietly where the browser keeps nothing", async () => {
    const said = vi.spyOn(console, "info").mockImplementation(() => {});
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
    for (const city of ["lisbon", "porto", "faro"]) await visit(city);
    expect(hint()).toBeNull();
    expect(said).toHaveBeenCalled();
  });

  it("[SRCH-14] says nothing before the browser has counted: the page is the same for everybody", async () => {
    const root = elementOf((await renderWidget("dates-hint", { route: { city: "lisbon" } })).html);
    expect(root.textContent).toBe("");
  });
});

function refuse(): never {
  throw new DOMException("no", "SecurityError");
}
