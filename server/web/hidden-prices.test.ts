import { afterAll, beforeAll, expect, it } from "vitest";
import type { Release } from "#renderer";
import { realRelease } from "../../tests/support/real-release.ts";
import { seedDemoSupply } from "../demo/seed-demo-supply.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

const STAY = "checkin=10/04/2027&checkout=13/04/2027&rooms_config=1-2_0_0_0&locale=en";
/** An amount as a page or an answer writes it. */
const AMOUNT = /(?:₹|€|INR|EUR)\s?\d|\d\s?(?:€|EUR)/;
let release: Release;
let web: TestWeb;
beforeAll(async () => {
  release = await realRelease();
  web = await startTestWeb(() => release, {
    fill: async (db) => {
      await seedDemoSupply(db, { properties: 300, today: "2027-03-01" });
      await db.updateTable("property").set({ hide_prices: true }).execute();
      await db.updateTable("search_property").set({ hide_prices: true }).execute();
    },
  });
}, 120_000);
afterAll(() => web?.stop());

const open = async (path: string, site: string) => {
  const answer = await web.get(path, `${site}.localhost`);
  expect(answer.statusCode, path).toBe(200);
  return answer.body;
};
/** What a reader sees of a page's main part. */
const seen = (html: string) =>
  html
    .slice(html.indexOf("<main"), html.indexOf("</main>"))
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

/** The cards of a list; its filters speak of prices in general. */
const cards = (html: string) =>
  `<main>${(html.match(/<article[\s\S]*?<\/article>/g) ?? []).join(" ")}</main>`;

it.each([
  ["solvanta-in", "mumbai", "Reserve"],
  ["wrenhollow-es", "barcelona", "Reserve this home"],
])(
  "[LIST-13] of %s shows no price on the list nor behind it, where its rooms are still booked",
  async (site, city, reserve) => {
    const list = await open(`/hotels-in-${city}?${STAY}`, site);
    expect(seen(list)).toContain("See prices");
    expect(seen(cards(list))).not.toMatch(AMOUNT);
    const [, href = ""] = /href="([^"]*\/\d+\/\?[^"]*)"/.exec(list.slice(list.indexOf("<article"))) ?? [];
    const page = await open(href.replaceAll("&amp;", "&"), site);
    expect(seen(page)).toContain("The price is shown before you book.");
    expect(seen(page)).toContain(reserve);
    expect(seen(page)).not.toMatch(AMOUNT);
    expect(seen(page)).not.toContain("Not available for your stay");
    expect(page).toMatch(/href="[^"]*\/checkout\?[^"]*"/);
    expect(page).not.toMatch(/"(?:priceRange|summed_final_price|charge_amount)"/);
  },
);
