import { describe, expect, it } from "vitest";
import { elementOf, exampleData, renderWidget } from "../search-box/testing/example-page.tsx";

const query = { rating: "4", amenities: "7", checkin: "12/02/2027", checkout: "15/02/2027" };

async function filters() {
  const data = exampleData("listing-filters", "Two filters on");
  return elementOf((await renderWidget("listing-filters", { data, query })).html);
}
const hrefOf = (root: HTMLElement, text: string) =>
  [...root.querySelectorAll("a")].find((link) => link.textContent?.includes(text))?.getAttribute("href") ??
  "";

describe("listing filters", () => {
  it("[LIST-06] shows every value with its count, as a link that turns it on or off", async () => {
    const root = await filters();
    expect(root.textContent).toMatch(/Parking17/);
    expect(decodeURIComponent(hrefOf(root, "Parking"))).toContain("amenities=7,129");
    expect(hrefOf(root, "4.5 and up")).toContain("rating=4.5");
    expect(hrefOf(root, "Free cancellation")).toContain("free_cancellation=true");
    expect(root.querySelectorAll("[aria-current=true]")).toHaveLength(2);
    expect(root.textContent).toMatch(/Up to €20021€200 – €40034€400 and more6/);
    expect(hrefOf(root, "Up to")).toMatch(/price_max=20000&/);
    expect(hrefOf(root, "and more")).toMatch(/price_min=40000&/);
  });

  it("[LIST-03] [LIST-06] lists the active filters, each to be taken off, and all at once", async () => {
    const root = await filters();
    const off = root.querySelector('a[aria-label="Remove filter: Breakfast"]')?.getAttribute("href") ?? "";
    expect(off).toContain("rating=4");
    expect(off).not.toContain("amenities");
    expect(hrefOf(root, "Clear all filters")).not.toMatch(/rating|amenities/);
    expect(hrefOf(root, "Clear all filters")).toContain("checkin=");
  });

  it("[LIST-03] [SRCH-04] shows a tag that the search is for, to be taken off", async () => {
    const example = exampleData("listing-filters", "Two filters on");
    const results = {
      ...(example.results as object),
      activeFilters: [{ id: "tags", value: "beach", name: "By the beach" }],
    };
    const { html } = await renderWidget("listing-filters", {
      data: { ...example, results },
      query: { "filters[tags]": "beach", rating: "4" },
    });
    const off = elementOf(html)
      .querySelector('a[aria-label="Remove filter: By the beach"]')
      ?.getAttribute("href");
    expect(off).toContain("rating=4");
    expect(off).not.toContain("beach");
  });

  it("works with the browser alone: a popover on phones, links everywhere", async () => {
    const root = await filters();
    const panel = root.querySelector("[popover]");
    expect(root.querySelector(`button[popovertarget="${panel?.id}"]`)).toBeTruthy();
    expect([...root.querySelectorAll("a")].every((link) => link.getAttribute("href")?.startsWith("/"))).toBe(
      true,
    );
  });
});
