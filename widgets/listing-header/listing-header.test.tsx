import { describe, expect, it } from "vitest";
import type { PageDocument, Site } from "#renderer";
import { registry } from "#widgets/registry";
import { evaluate } from "../../renderer/page/conditions.ts";
import { compilePage } from "../../renderer/plan/compile-page.ts";
import { realRelease } from "../../tests/support/real-release.ts";
import { elementOf, exampleData, renderWidget } from "../search-box/testing/example-page.tsx";

const query = { checkin: "12/12/2027", checkout: "15/12/2027" };

describe("listing header", () => {
  it("[LIST-01] names the place, dates and guests, and offers orders and a map", async () => {
    const data = exampleData("listing-header", "A city");
    const root = elementOf(
      (await renderWidget("listing-header", { data, query, route: { city: "lisbon" } })).html,
    );
    expect(root.querySelector("h1")?.textContent).toContain("Lisbon");
    expect(root.textContent).toContain("3 nights");
    expect(root.textContent).toContain("2 guests, 1 room");
    const orders = [...root.querySelectorAll("nav a")].map((link) => link.textContent);
    expect(orders).toEqual(["Recommended", "Price", "Rating", "Distance"]);
    const map = [...root.querySelectorAll("a")].find((link) => link.textContent === "Show map");
    expect(map?.getAttribute("href")).toContain("view=map");
  });

  it("[LIST-07] explains the order by the very signals its answer names, and by nothing else", async () => {
    const { results } = structuredClone(exampleData("listing-header", "A city")) as {
      results: { order_signals: string[] };
    };
    const reasons = async (signals: string[]) => {
      results.order_signals = signals;
      const root = elementOf((await renderWidget("listing-header", { data: { results }, query })).html);
      const panel = root.querySelector("[popover]");
      expect(root.querySelector(`button[popovertarget="${panel?.id}"]`)?.textContent).toBe("Why this order?");
      expect(panel?.textContent).toContain("No place can pay to stand higher");
      return [...(panel?.querySelectorAll("li") ?? [])].map((reason) => reason.textContent);
    };
    expect(await reasons(["available", "guest_rating", "nearby", "free_cancellation"])).toEqual([
      "Free for your dates",
      "Well rated, by many guests",
      "Close to the place you searched for",
      "Free cancellation",
    ]);
    expect(await reasons(["available", "price"])).toEqual([
      "Free for your dates",
      "By the whole price of your stay, taxes and mandatory fees included.",
    ]);
  });

  it("[LIST-07] turns the order by price round when it is pressed again", async () => {
    const { results } = structuredClone(exampleData("listing-header", "A city")) as {
      results: { sort_options: { sort_on: string; ascending: boolean; selected: boolean }[] };
    };
    const priceLink = async (chosen: boolean | null) => {
      for (const option of results.sort_options)
        option.selected = option.sort_on === "price" && option.ascending === chosen;
      const root = elementOf((await renderWidget("listing-header", { data: { results }, query })).html);
      const links = root.querySelectorAll("#sort-price");
      expect(links).toHaveLength(1);
      return [links[0]?.getAttribute("href"), links[0]?.querySelector("svg")?.getAttribute("aria-label")];
    };
    const [first, way] = await priceLink(null);
    expect([first, way]).toEqual([expect.stringMatching(/sort=price&locale/), "lowest first"]);
    expect(await priceLink(true)).toEqual([
      expect.stringMatching(/sort=price&ascending=false&locale/),
      "lowest first",
    ]);
    expect(await priceLink(false)).toEqual([expect.stringMatching(/sort=price&locale/), "highest first"]);
  });

  it("[STATE-02] keeps the heading when the search failed", async () => {
    const errors = { results: { statusCode: 503, code: "unavailable", message: "no" } };
    const root = elementOf(
      (await renderWidget("listing-header", { errors, route: { city: "new-delhi" } })).html,
    );
    expect(root.querySelector("h1")?.textContent).toContain("New Delhi");
  });

  it("[SRCH-14] has a place on its page for the hint to add dates, left out where the search has some", async () => {
    const { sites } = await realRelease();
    for (const site of Object.values(sites)) {
      const heading = site.pages.listing?.slots.main?.nodes.heading;
      expect(heading?.slots?.hint?.nodes.dates?.widget, site.id).toBe("dates-hint");
    }
    const site = sites["wrenhollow-nl"] as Site;
    const compiled = compilePage(site.pages.listing as PageDocument, registry, {});
    const hint = compiled.regions.main
      ?.flatMap(({ slots }) => slots.hint ?? [])
      .find(({ manifest }) => manifest.name === "dates-hint");
    const shown = (query: object) => hint?.when && evaluate(hint.when, { query });
    expect([{}, { checkin: "12/12/2027" }, query].map(shown)).toEqual([true, false, false]);
  });
});
