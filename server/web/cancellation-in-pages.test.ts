import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { realRelease } from "../../tests/support/real-release.ts";
import type { Db } from "../db/pool.ts";
import { seedDemoSupply } from "../demo/seed-demo-supply.ts";
import { bookingBody, GUEST } from "../testing/booking.ts";
import { type Browser, createBrowser } from "../testing/browser.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

let web: TestWeb;
let db: Db;
let browser: Browser;

beforeAll(async () => {
  const release = await realRelease();
  web = await startTestWeb(() => release, {
    fill: (database) => {
      db = database;
      return seedDemoSupply(database, { properties: 500, today: "2027-03-01" });
    },
  });
  browser = createBrowser(web.app, "solvanta-in.localhost");
}, 120_000);
afterAll(() => web.stop());

const stay = "checkin=10/06/2027&checkout=12/06/2027&rooms_config=1-2_0_0_0&locale=en";
const words = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, " ")
    .replace(/[\s\u00a0\u202f]+/g, " ");

/** A free hotel of a country whose terms are its own, and the room its page offers. */
async function freeHotel(country: string): Promise<{ id: number; room: number }> {
  const found = await db
    .selectFrom("property")
    .select("property_id")
    .where("country_code", "=", country)
    .where("property_type", "=", "hotel")
    .where(sql<boolean>`not restrictions @> '[{"code":"no_postpaid"}]'`)
    .orderBy("property_id")
    .execute();
  for (const { property_id: id } of found) {
    const { hotel } = (
      await browser.get(`/api/pwa/hotels/${id}?${stay.replace(/(\d\d)\/06\/2027/g, "2027-06-$1")}`)
    ).body;
    if (hotel && !hotel.isSoldOut && hotel.cancellation_policies.length > 1)
      return { id, room: hotel.selected_category_id };
  }
  throw new Error(`No free hotel in ${country}.`);
}

/** Pages on the way of a booking, in the words of the guest. */
async function pagesOfBooking({ id, room }: { id: number; room: number }, key: string) {
  const property = await browser.get(`/${id}/?${stay}`);
  const { location } = (await browser.get(`/checkout?hotel_id=${id}&room_category_id=${room}&${stay}`))
    .headers;
  const quote = new URL(String(location), "http://x.test").searchParams.get("quote") ?? "";
  const priced = (await browser.get(`/api/pwa/quote/${quote}`)).body.quote;
  const checkout = await browser.get(String(location));
  const made = await browser.post(
    "/api/pwa/createBooking",
    bookingBody(quote, key, { user: { ...GUEST, phone: "612345678" } }),
  );
  expect(made.status, made.text).toBe(200);
  const booking = await browser.get(`${made.body.orderUrl}?locale=en`);
  return {
    priced,
    property: words(property.text),
    checkout: words(checkout.text),
    booking: words(booking.text),
  };
}

describe("terms of cancellation in pages", () => {
  it("[BCAN-03] [BCAN-05] of a hotel in the United Kingdom are free until nine on the morning of arrival, from its page to the booking", async () => {
    const { priced, property, checkout, booking } = await pagesOfBooking(
      await freeHotel("GB"),
      "london-hotel",
    );
    expect(priced.cancellation_policies).toMatchObject([
      // Nine in London is eight in the summer of Greenwich.
      { kind: "free", until_local: "2027-06-10T09:00", until: "2027-06-10T08:00:00.000Z" },
      { kind: "full", charge_percentage: 100 },
    ]);
    expect(property).toContain("Free cancellation until Thu, 10 Jun, 9:00 AM");
    for (const page of [property, checkout, booking]) {
      expect(page).toContain("Until Thu, 10 Jun, 9:00 AM");
      expect(page).toContain("After Thu, 10 Jun, 9:00 AM");
    }
  });

  it("[BCAN-05] of a hotel elsewhere are its own, step by step", async () => {
    const { priced, property, checkout, booking } = await pagesOfBooking(
      await freeHotel("IN"),
      "india-hotel",
    );
    const { until_local } = priced.cancellation_policies[0];
    expect(until_local).not.toContain("T09:00");
    for (const page of [property, checkout, booking]) {
      expect(page).toMatch(/Until \w{3}, \d+ Jun, \d+:\d\d [AP]M/);
      expect(page).toMatch(/After \w{3}, \d+ Jun, \d+:\d\d [AP]M/);
    }
  });
});
