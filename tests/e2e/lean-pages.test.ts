import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { documentBudgets } from "../support/document-budgets.ts";
import { ask, hostOf } from "./support/ask.ts";
import { openBrowser, siteUrl } from "./support/browser.ts";
import { newGuest } from "./support/guest.ts";
import { cities } from "./support/places.ts";

openBrowser();

const kilobyte = 1024;
const sites = Object.keys(cities);

/** Addresses of the kinds of pages on a site; the property is the first of its city. */
async function pagesOf(site: string): Promise<Readonly<Record<string, string>>> {
  const listing = await documentOf(site, `/hotels-in-${cities[site]}`);
  const hotel = /<article[\s\S]*?<a href="([^"?]*)/.exec(listing)?.[1];
  return {
    home: "/",
    listing: `/hotels-in-${cities[site]}`,
    hotel: hotel ?? expect.fail(`${site} has no card`),
  };
}

async function documentOf(site: string, path: string): Promise<string> {
  const { status, text } = await ask(hostOf(site), path);
  expect(status).toBe(200);
  return text;
}

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = ""]) => found);

describe.each(sites)("documents of %s", (site) => {
  it("weigh no more than they may, and say once what they say often", async () => {
    for (const [kind, path] of Object.entries(await pagesOf(site))) {
      const html = await documentOf(site, path);
      const what = `${kind} ${path}`;
      const { plain = 0, gzip = 0 } = documentBudgets[kind] ?? {};
      expect(Buffer.byteLength(html) / kilobyte, what).toBeLessThanOrEqual(plain);
      expect(gzipSync(html, { level: 6 }).length / kilobyte, what).toBeLessThanOrEqual(gzip);

      const drawn = new Set(all(html, /<use href="#([^"]+)"/g));
      expect(all(html, /<symbol id="([^"]+)"/g).sort(), `${what}: each icon once, and no other`).toEqual(
        [...drawn].sort(),
      );
      expect(all(html, /(<style)/g), `${what}: one sheet in the page`).toHaveLength(1);
      expect(all(html, /(<link rel="stylesheet")/g).length, `${what}: one file for the rest`).toBeLessThan(2);
      expect(all(html, /(<source )/g).length, `${what}: pictures in one format`).toBe(
        all(html, /(<picture)/g).length,
      );
    }
  });
});

describe("styles behind the header", () => {
  it("stand in a file that is kept for good, and are there on the first page and on the next", async () => {
    const guest = await newGuest("solvanta-in", "phone");
    const { page } = guest;
    const files: string[] = [];
    page.on("response", (response) => {
      if (!response.url().includes("/_styles/")) return;
      files.push(response.url());
      expect(response.headers()["cache-control"]).toContain("immutable");
    });
    await guest.open("/");
    const footer = page.locator("footer [class]").first();
    const look = () => footer.evaluate((element) => getComputedStyle(element).backgroundColor);
    const before = await look();
    expect(before).not.toBe("rgba(0, 0, 0, 0)");
    await guest.open(`/hotels-in-${cities["solvanta-in"]}`);
    expect(await look()).toBe(before);
    expect(new Set(files).size).toBe(2);
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });

  it("come before the panel of a menu that was pressed without them shows, and the panel comes without any", async () => {
    const guest = await newGuest("solvanta-in", "phone", { offlineCopies: false });
    const { page } = guest;
    let release = (): void => {};
    const asked = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/_styles/**", async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto(siteUrl("solvanta-in"), { waitUntil: "commit" });
    const panel = page.locator('[data-region="header"] [popover][id$="-menu"]');
    await page.locator('[data-region="header"] button[popovertarget$="-menu"]').click();
    expect(await panel.evaluate((node) => node.matches(":popover-open"))).toBe(true);
    expect(await panel.isVisible()).toBe(false);
    release();
    await panel.waitFor();
    expect(await panel.evaluate((node) => getComputedStyle(node).position)).toBe("fixed");
    await guest.context.close();
  });
});
