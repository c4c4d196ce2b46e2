import { describe, expect, it } from "vitest";
import { elementOf, exampleData, renderWidget } from "../search-box/testing/example-page.tsx";

const query = { checkin: "12/02/2027", checkout: "15/02/2027", rooms_config: "1-2_0_1_0", rating: "4" };
const list = async (title: string, over = {}) => {
  const { html } = await renderWidget("hotel-list", {
    props: { layout: "row" },
    data: exampleData("hotel-list", title),
    query,
    ...over,
  });
  return elementOf(html);
};
const hrefs = (root: HTMLElement, selector: string) =>
  [...root.querySelectorAll(selector)].map((link) => decodeURIComponent(link.getAttribute("href") ?? ""));

describe("hotel list", () => {
  it("names a party that is too large as the reason, and lets it be changed", async () => {
    const root = await list("A party too large");
    expect(root.textContent).toContain("The largest place here takes 12 guests.");
    expect(root.textContent).not.toContain("taken");
    expect(root.querySelector('a[data-modal="dateguestpicker"]')?.textContent).toBe(
      "Change rooms and guests",
    );
  });

  it("[LIST-04] links each card to its property with dates and rooms, and says what a guest compares", async () => {
    const root = await list("Results");
    const [first, , , soldOut] = [...root.querySelectorAll("article")];
    expect(hrefs(root, "article a")[0]).toContain(
      "/nl/1048211/?checkin=12/02/2027&checkout=15/02/2027&rooms_config=1-2_0_1_0",
    );
    const words = first?.textContent ?? "";
    for (const part of [
      "Solvanta Chiado",
      "Rua das Flores, Chiado",
      "1.2 km",
      "Newly opened",
      "4.4",
      "312 reviews",
    ]) {
      expect(words).toContain(part);
    }
    expect(words).toContain("Only 2 room(s) left");
    expect(first?.querySelector("img")?.getAttribute("alt")).toBe("A tiled house front at dusk");
    expect(soldOut?.textContent).toContain("Sold out");
    expect(soldOut?.textContent).not.toContain("€");
  });

  it("[PRICE-01] [PRICE-02] shows the total first and strikes a reference price through with its reason", async () => {
    const [first, second] = [...(await list("Results")).querySelectorAll("article")];
    expect(first?.querySelector("strong")?.textContent).toContain("289");
    expect(first?.querySelector("s")?.textContent).toContain("340");
    expect(second?.querySelector("s")).toBeNull();
  });

  it("[HOTEL-13] leaves urgency out when its count is older than 60 seconds", async () => {
    const { results } = structuredClone(exampleData("hotel-list", "Results")) as {
      results: { as_of: string };
    };
    results.as_of = "2026-11-20T09:01:01Z";
    const root = await list("Results", { data: { results } });
    expect(root.textContent).not.toContain("room(s) left");
  });

  it("[LIST-02] pages by 20 with real addresses that keep search and filters", async () => {
    const root = await list("Results");
    const pages = hrefs(root, "nav a, a[rel~=next]");
    expect(pages.some((href) => href.includes("page=2") && href.includes("rating=4"))).toBe(true);
    expect(pages.every((href) => href.includes("checkin=12/02/2027"))).toBe(true);
    expect(root.querySelector("[aria-current=page]")?.textContent).toBe("1");
    expect((await list("Last page")).querySelector("ol")?.getAttribute("start")).toBe("61");
  });

  it("[LIST-06] offers filters worth adding to this result, beside those of the address and its quick filters", async () => {
    const { results } = structuredClone(exampleData("hotel-list", "Results")) as {
      results: { guided_search_filters: object[] };
    };
    results.guided_search_filters = [
      { id: "free_cancellation", value: "true", name: "Free cancellation", count: 12 },
      { id: "tags", value: "family", name: "Family", count: 9 },
    ];
    const quick = { ...query, quickFilters: "pets,beach" };
    const root = await list("Results", { data: { results }, query: quick });
    const [free, family] = hrefs(root, '[aria-label="Narrow it down"] a');
    expect(root.querySelector('[aria-label="Narrow it down"]')?.textContent).toContain(
      "Free cancellation (12)",
    );
    expect(free).toMatch(/rating=4.*tags=beach.*pets_allowed=true.*free_cancellation=true/);
    expect(family).toContain("tags=beach,family");
    expect(free).not.toContain("quickFilters");
  });

  it("[LIST-05] [STATE-02] keeps search and filters and offers a retry when the search failed", async () => {
    const { html } = await renderWidget("hotel-list", {
      props: { layout: "row" },
      errors: { results: { statusCode: 503, code: "unavailable", message: "no" } },
      query,
    });
    const root = elementOf(html);
    expect(root.querySelector("[role=alert]")?.textContent).toContain("Your search and filters are kept");
    expect(root.querySelector("a[data-reload]")).toBeTruthy();
  });

  it("[LIST-10] offers to take the filters off when they leave nothing", async () => {
    const root = await list("Filters too narrow", { query: { ...query, amenities: "7" } });
    const [clear] = hrefs(root, "a");
    expect(clear).toContain("checkin=12/02/2027");
    expect(clear).not.toMatch(/rating|amenities/);
  });

  it("[LIST-10] offers no other dates where filters leave nothing", async () => {
    const { results } = structuredClone(exampleData("hotel-list", "Sold out, other dates")) as {
      results: { nothing_free: object };
    };
    results.nothing_free = { reason: "filters" };
    const root = await list("Sold out, other dates", { data: { results } });
    expect(root.textContent).not.toContain("Nearest dates that work");
  });

  it("offers the nearest dates that work when everything is taken", async () => {
    const root = await list("Sold out, other dates");
    expect(hrefs(root, "ul a")[0]).toContain("checkin=13/12/2026&checkout=16/12/2026");
  });
});
