import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startRealWeb } from "../../tests/support/real-web.ts";
import { buildCoupon } from "../testing/coupon.ts";
import { buildProperty, buildRoomCategory, buildSupply } from "../testing/supply.ts";
import type { TestWeb } from "../testing/web-app.ts";

const host = "solvanta-in.localhost";
const kept = { coupon: "LANTERN", utm_source: "letter", is_quotation: "true" };
const dates = "checkin=10/04/2027&checkout=12/04/2027";
let web: TestWeb;

beforeAll(async () => {
  web = await startRealWeb({
    fill: async (db) => {
      await buildSupply(db);
      await buildProperty(db, { property_id: 3, name: "Larger hotel" });
      await buildRoomCategory(db, { property_id: 3, room_category_id: 31, capacity: 9 });
      await buildCoupon(db, { coupon_code: "LANTERN", listed: true });
    },
  });
}, 120_000);
afterAll(() => web.stop());

/** Coupon, origin and quotation in each link of a property's page to an address that matches. */
async function linksTo(url: string, address: RegExp, site = host) {
  const { body, statusCode } = await web.get(url, site);
  expect(statusCode, url).toBe(200);
  return [...body.matchAll(/<a [^>]*?href="([^"]+)"/g)]
    .map(([, href = ""]) => new URL(href.replaceAll("&amp;", "&"), "https://x.example"))
    .filter(({ pathname, search }) => address.test(pathname) && search !== "")
    .map(({ searchParams }) => ({
      coupon: searchParams.get("coupon"),
      utm_source: searchParams.get("utm_source"),
      is_quotation: searchParams.get("is_quotation"),
    }));
}

describe("links of a property's page", () => {
  const query = `${dates}&${new URLSearchParams(kept)}`;

  it.each([
    ["the way back to its city", "1-2_0_0_0", /\/hotels-in-utrecht$/],
    ["the checkout of a room", "1-2_0_0_0", /\/checkout$/],
    ["hotels like it", "1-2_0_0_0", /\/3\/$/],
    ["hotels like it when it is sold out", "4-1_0_0_0-1_0_0_0-1_0_0_0-1_0_0_0", /\/3\/$/],
  ])("[ROUTE-35] keep coupon, utm_source and is_quotation: %s", async (_, rooms, address) => {
    const found = await linksTo(`/1/?${query}&rooms_config=${rooms}`, address);
    expect(found.length).toBeGreaterThan(0);
    for (const link of found) expect(link).toEqual(kept);
  });

  it("[ROUTE-35] keep a quotation that is written as 1", async () => {
    const found = await linksTo(`/1/?${dates}&is_quotation=1`, /\/checkout$/);
    expect(found.length).toBeGreaterThan(0);
    for (const link of found) expect(link.is_quotation).toBe("true");
  });

  it("[ROUTE-35] keep an open search, which has no dates, on the way to hotels like it", async () => {
    const { body } = await web.get("/1/?isOpenSearch=true&utm_source=letter", host);
    expect(body).toMatch(/href="[^"]*\/3\/\?[^"]*isOpenSearch=true[^"]*"/);
  });

  it("[ROUTE-35] keep utm_source from the checkout of a home, and through the checkout's own redirect", async () => {
    const home = `/nl/2/?${query}&rooms_config=1-2_0_0_0`;
    const found = await linksTo(home, /\/checkout$/, "wrenhollow-nl.localhost");
    expect(found.length).toBeGreaterThan(0);
    for (const link of found) expect(link).toEqual(kept);
    const stay = `hotel_id=1&room_category_id=11&${query}&rooms_config=1-2_0_0_0`;
    const { headers } = await web.get(`/checkout?${stay}`, host);
    expect(headers.location).toContain("utm_source=letter");
    expect(headers.location).toContain("is_quotation=true");
  });

  it("[ROUTE-35] keep everything in the form of browsers without JavaScript, which changes the dates alone", async () => {
    const asked = { ...kept, isOpenSearch: "true", selected_rcid: "11", rooms_config: "1-2_0_1_0" };
    const { body } = await web.get(`/1/?${dates}&${new URLSearchParams(asked)}&locale=hi`, host);
    const form = /<noscript><form[^>]* action="\/1\/"[\s\S]*?<\/form>/.exec(body)?.[0] ?? "";
    const fields = [...form.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    expect(Object.fromEntries(fields.map(([, name, value]) => [name, value]))).toEqual({
      ...asked,
      locale: "hi",
    });
  });
});

describe("other pages' links", () => {
  it("[ROUTE-35] the checkout leads back to the room that was being booked, with everything else", async () => {
    const stay = `hotel_id=1&room_category_id=11&${dates}&${new URLSearchParams(kept)}&rooms_config=1-2_0_0_0`;
    const { headers } = await web.get(`/checkout?${stay}`, host);
    const { body } = await web.get(String(headers.location), host);
    const [, href = ""] = /href="(\/1\/\?[^"]*)#dates"/.exec(body) ?? [];
    const back = new URL(href.replaceAll("&amp;", "&"), "https://x.example").searchParams;
    expect(Object.fromEntries(back)).toMatchObject({ ...kept, selected_rcid: "11", checkin: "10/04/2027" });
  });

  it("[ROUTE-35] a listing keeps coupon, utm_source and is_quotation on the way to its hotels", async () => {
    const found = await linksTo(`/hotels-in-utrecht?${dates}&${new URLSearchParams(kept)}`, /^\/\d+\/$/);
    expect(found.length).toBeGreaterThan(0);
    for (const link of found) expect(link).toEqual(kept);
  });
});
