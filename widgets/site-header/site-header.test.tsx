import { describe, expect, it } from "vitest";
import { type ExampleInput, elementOf, renderWidget } from "../search-box/testing/example-page.tsx";

const header = async (input: ExampleInput = {}) =>
  elementOf((await renderWidget("site-header", { props: { look: "solid" }, ...input })).html);

describe("site header", () => {
  it("[LOC-02] offers this page in the site's other languages, each by its own name", async () => {
    const root = await header({ query: { checkin: "12/02/2027" } });
    const links = [...root.querySelectorAll<HTMLAnchorElement>("a[hreflang]")];
    expect(links.map((link) => [link.textContent, link.hreflang])).toEqual([
      ["Nederlands", "nl"],
      ["English", "en"],
      ["Deutsch", "de"],
    ]);
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/gallery?checkin=12%2F02%2F2027",
      "/gallery?checkin=12%2F02%2F2027&locale=en",
      "/gallery?checkin=12%2F02%2F2027&locale=de",
    ]);
    expect(links[1]?.getAttribute("aria-current")).toBe("true");
  });

  it("claims nothing of who reads where no part of the page can say it", async () => {
    const root = await header();
    expect([...root.querySelectorAll("a")].map((link) => link.textContent)).not.toContain("Login");
    const entry = [...root.querySelectorAll("a")].find((link) => link.textContent === "Account");
    expect(entry?.getAttribute("href")).toBe("/accountdetails?locale=en");
  });

  it("[LOC-02] has no language menu where a site has one language", async () => {
    expect((await header({ site: "wrenhollow-uk" })).querySelector("a[hreflang]")).toBeNull();
  });

  it("[CONF-04] takes logo and name from the brand", async () => {
    const logo = (await header({ site: "solvanta-in" })).querySelector("img");
    expect(logo?.getAttribute("src")).toBe("/brand/solvanta/logo.svg");
    expect(logo?.alt).toBe("Solvanta, home page");
  });

  it("[LOC-02] lists Hindi on phones only, where India's sites are read on phones", async () => {
    const root = await header({ site: "solvanta-in" });
    const entries = [...root.querySelectorAll<HTMLElement>("li[data-devices]")];
    expect(entries.map((entry) => [entry.textContent, entry.dataset.devices])).toEqual([
      ["English", "all"],
      ["हिन्दी", "mobile"],
    ]);
  });

  it("[MODAL-08] leads to the countries, in a popup where there are scripts and on a page where there are none", async () => {
    const link = (await header()).querySelector('a[data-modal="countrySelector"]');
    expect(link?.getAttribute("href")).toBe("/countries?locale=en");
  });
});
