import { describe, expect, it } from "vitest";
import { elementOf, renderWidget } from "../search-box/testing/example-page.tsx";

const page = async (kind: string) => elementOf((await renderWidget("error-page", { props: { kind } })).html);

describe("error pages", () => {
  it("[OFF-01] says what the specification says without a connection, and reloads", async () => {
    const root = await page("offline");
    expect(root.querySelector("h1")?.textContent).toBe("Aw Snap");
    expect(root.textContent).toContain("Check if your device is connected to a mobile network or WiFi.");
    const retry = root.querySelector("a[data-reload]");
    expect(retry?.textContent).toBe("Try Again");
    expect(retry?.getAttribute("href")).toBe("");
    // The place of the bookings that the worker keeps, in the very letters that it looks for.
    expect(root.innerHTML).toContain('data-kept-bookings="true" hidden=""');
    expect(root.innerHTML).toContain('<ul data-kept-list="true">');
  });

  it("[ERR-03] offers a retry and the way to one's bookings when a page failed", async () => {
    const root = await page("error");
    expect(root.querySelector("a[data-reload]")).toBeTruthy();
    expect(root.querySelector('a[href^="/my-booking"]')).toBeTruthy();
  });

  it("leads on from a page that is not there: a search and popular places", async () => {
    const root = await page("not-found");
    expect(root.querySelectorAll('nav a[href^="/hotels-in-"]').length).toBeGreaterThan(3);
    expect(root.querySelector('a[href^="/"]')?.textContent).toContain("Search");
  });
});
