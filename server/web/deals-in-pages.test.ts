import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Release } from "#renderer";
import { realRelease } from "../../tests/support/real-release.ts";
import { createBrowser } from "../testing/browser.ts";
import { buildSupply } from "../testing/supply.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

const host = "solvanta-in.localhost";
const stay = "checkin=10/04/2027&checkout=12/04/2027&rooms_config=1-2_0_0_0";
const span = (from: string, until: string) => ({ from, until });
const DEALS: Release["deals"] = Object.fromEntries(
  [
    { id: "canal-week" },
    { id: "gone-week", sale: span("2026-01-01", "2026-06-30") },
    { id: "later-week", sale: span("2028-01-01", "2028-06-30") },
    { id: "foreign-week", brands: ["wrenhollow"] },
    { id: "faraway-week", cities: ["paris"] },
  ].map((deal, index) => [
    deal.id,
    {
      number: 11 + index,
      position: index,
      title: "deals.places",
      lead: "deals.more",
      cities: ["utrecht"],
      percent: 20,
      sale: span("2026-01-01", "2027-12-31"),
      stays: span("2027-04-01", "2027-08-31"),
      minNights: 2,
      ...deal,
    },
  ]),
);

let web: TestWeb;
beforeAll(async () => {
  const release = { ...(await realRelease()), deals: DEALS };
  web = await startTestWeb(() => release, { fill: buildSupply });
}, 120_000);
afterAll(() => web.stop());

const page = (path: string) => createBrowser(web.app, host).get(path);
const priceIn = (html: string) => /Price with the deal.*?<bdi>([^<]+)<\/bdi>/s.exec(html)?.[1];

describe("the page of a deal", () => {
  it("[DEAL-01] shows the deal and its places, and leads on with the same price to property and checkout", async () => {
    const { text, status } = await page(`/deals/canal-week?${stay}`);
    expect(status).toBe(200);
    expect(text).toMatch(/<title>[^<]*Places with this deal/);
    expect(text).toContain("20% off the rooms");
    for (const modal of ["dealTnC", "dealCities"]) expect(text).toContain(`data-modal="${modal}"`);
    expect(text).not.toMatch(/countdown|data-until/);
    const price = priceIn(text);
    expect(price).toBeTruthy();
    const [, card = ""] = /href="([^"]*deal_id=11[^"]*)"/.exec(text) ?? [];
    const property = (await page(card.replaceAll("&amp;", "&"))).text;
    expect(property).toContain('data-deal="applied"');
    expect(priceIn(property)).toBe(price);
    const [, reserve = ""] = /href="(\/checkout\?[^"]*deal_id=11[^"]*)"/.exec(property) ?? [];
    const guest = createBrowser(web.app, host);
    const { headers } = await guest.get(reserve.replaceAll("&amp;", "&"));
    const checkout = (await guest.get(String(headers.location))).text;
    expect(checkout).toContain('data-deal="applied"');
    expect(checkout).toContain(`<bdi>${price}</bdi>`);
  });

  it("[DEAL-01] says when it is over, has not begun or has nothing free, with a way on", async () => {
    for (const [name, phase, words] of [
      ["gone-week", "expired", "This deal is over"],
      ["later-week", "upcoming", "This deal has not begun"],
      ["faraway-week", "live", "Nothing is free for these dates"],
    ] as const) {
      const { text, status } = await page(`/deals/${name}?${stay}`);
      expect([status, text.includes(`data-deal-phase="${phase}"`)], name).toEqual([200, true]);
      expect(text, name).toContain(words);
      expect(text, name).toMatch(/<a [^>]*data-home/);
      expect(text, name).not.toContain("<article");
    }
  });

  it("[DEAL-01] is none for a deal of another brand, or one that nobody knows: 404 with a link home", async () => {
    for (const name of ["foreign-week", "nothing", "11", "canal-week%27--", "constructor"]) {
      const { text, status } = await page(`/deals/${name}`);
      expect([name, status]).toEqual([name, 404]);
      expect(text).toMatch(/href="\/"/);
    }
  });

  it("[DEAL-01] stands in the sitemap and names itself while it can be booked", async () => {
    const map = (await page("/sitemap-pages.xml")).text;
    expect([...map.matchAll(/\/deals\/([a-z-]+)<\/loc>/g)].map(([, name]) => name)).toEqual([
      "canal-week",
      "faraway-week",
    ]);
    expect((await page(`/deals/canal-week?${stay}`)).text).toMatch(
      /rel="canonical" href="[^"?]*\/deals\/canal-week"/,
    );
  });
});

describe("a property under a deal", () => {
  it("[DEAL-02] has its normal price and a notice where the deal is over, another site's or none", async () => {
    const normal = (await page(`/1/?${stay}`)).text;
    expect(normal).not.toContain("data-deal=");
    const totals = (html: string) => html.match(/<strong[^>]*><bdi>[^<]+<\/bdi>/g);
    expect(totals(normal)?.length).toBeGreaterThan(0);
    for (const [asked, state] of [
      ["deal_id=12", "expired"],
      ["deal_id=14", "unknown"],
      ["deal_id=abc", "unknown"],
      ["deal_id=1e1", "unknown"],
      [`deal_id=${"9".repeat(30)}`, "unknown"],
      ["deal_id=11&start_time=2027-03-02&end_time=2027-03-01", "unknown"],
      ["deal_id=15", "elsewhere"],
    ] as const) {
      const { text, status } = await page(`/1/?${stay}&${asked}`);
      expect([status, text.includes(`data-deal="${state}"`)], asked).toEqual([200, true]);
      expect(totals(text), asked).toEqual(totals(normal));
    }
    const tooLong = await page(`/1/?${stay}&deal_id=${"9".repeat(300)}`);
    expect([tooLong.status, totals(tooLong.text)]).toEqual([200, totals(normal)]);
  });
});
