// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import type { PageDocument, Site } from "#renderer";
import { registry } from "#widgets/registry";
import { compilePage } from "../../renderer/plan/compile-page.ts";
import { evaluate } from "../../renderer/plan/conditions.ts";
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

  it("[LIST-07] says why the results stand in this order", async () => {
    const data = exampleData("listing-header", "A city");
    const root = elementOf((await renderWidget("listing-header", { data, query })).html);
    expect(root.querySelector("details")?.textContent).toContain("No place can pay to stand higher");
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
