import { afterAll, beforeAll, expect, it } from "vitest";
import { realRelease } from "../../tests/support/real-release.ts";
import { SAMPLE_CARD } from "../demo/sandboxes/card-pages.ts";
import { type PaymentSandbox, startPaymentSandbox } from "../demo/sandboxes/payment-sandbox.ts";
import { seedDemoSupply } from "../demo/seed-demo-supply.ts";
import { createHttpCards } from "../gateways/cards/http-cards.ts";
import { systemRandom } from "../platform/random.ts";
import type { TestApp } from "../testing/app.ts";
import { bookingBody, GUEST } from "../testing/booking.ts";
import { type Browser, createBrowser } from "../testing/browser.ts";
import { mailsTo } from "../testing/sent-mails.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

const HOST = "solvanta-in.localhost";
const STAY = { checkin: "2027-06-10", checkout: "2027-06-12", rooms_config: "1-2_0_0_0" };
let sandbox: PaymentSandbox;
let web: TestWeb;
let guests = 0;
beforeAll(async () => {
  sandbox = await startPaymentSandbox({ port: 0, clock: Date.now, random: systemRandom });
  const release = await realRelease();
  web = await startTestWeb(() => release, {
    cards: createHttpCards(sandbox.settings),
    outside: { payment: [sandbox.settings.origin] },
    fill: (db) => seedDemoSupply(db, { properties: 300, today: "2027-03-01" }),
  });
}, 300_000);
afterAll(async () => {
  await web.stop();
  await sandbox.stop();
});

async function newGuest(): Promise<Browser> {
  guests += 1;
  const browser = createBrowser(web.app, HOST, `198.51.100.${guests}`);
  const email = `books${guests}@example.test`;
  await browser.post("/api/pwa/generateByUserId", { user_id: email });
  const outbox = { database: { db: web.db } as TestApp["database"], clock: web.clock };
  const mail = (await mailsTo(outbox, email)).at(-1)?.body ?? "";
  await browser.post("/api/pwa/authenticate", { otp: /^\d{6}$/m.exec(mail.replaceAll(/\p{Cf}/gu, ""))?.[0] });
  await browser.post("/api/pwa/userSignUp", { name: "Noor de Wit", gdpr_consent: true });
  return browser;
}
const mainOf = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main"));
/** Books a free hotel of the country; the number of the booking. */
async function book(browser: Browser): Promise<string> {
  const found = await web.db
    .selectFrom("property")
    .select("property_id")
    .where("country_code", "=", "IN")
    .where("property_type", "=", "hotel")
    .orderBy("property_id")
    .execute();
  for (const { property_id } of found) {
    const hotel = (await browser.get(`/api/pwa/hotels/${property_id}?${new URLSearchParams(STAY)}`)).body
      ?.hotel;
    if (!hotel || hotel.isSoldOut) continue;
    const room = { hotel_id: property_id, room_category_id: hotel.selected_category_id };
    const asked = await browser.post("/api/pwa/quote", { ...room, ...STAY });
    if (asked.status !== 200) continue;
    const user = { ...GUEST, phone: "9876543210", country_code: "+91", country_iso_code: "IN" };
    const body = bookingBody(asked.body.quote.quote_id, `cards-${guests}`, { user });
    const made = await browser.post("/api/pwa/createBooking", body);
    if (made.status === 200) return made.body.booking_id;
  }
  throw new Error("No hotel is free.");
}
/** Presses "Add a card" at a path, and types one; where the browser is led then. */
async function save(browser: Browser, path: string, outcome = "keep"): Promise<string> {
  const form = { "content-type": "application/x-www-form-urlencoded", "x-csrf-token": "none" };
  const led = await browser.post(path, "step=save", form);
  const body = new URLSearchParams({ number: SAMPLE_CARD, month: "2029-04", outcome });
  const there = await fetch(String(led.headers.location), { method: "POST", body, redirect: "manual" });
  web.clock.advance(1000);
  const { pathname, search } = new URL(there.headers.get("location") ?? "");
  return String((await browser.get(pathname + search)).headers.location);
}

it("[ROUTE-08] [CARD-01] [CARD-02] saves a card with and without a booking, and every result leads back to where the guest was", async () => {
  const browser = await newGuest();
  const booking = await book(browser);
  const path = `/booking/${booking}/save-card`;
  expect(mainOf((await browser.get(`/booking/${booking}`)).text)).toContain(`href="${path}"`);
  const page = await browser.get(path);
  expect([page.status, mainOf(page.text).includes(`href="/booking/${booking}"`)]).toEqual([200, true]);
  expect(mainOf(page.text)).toContain('href="/saved-card-policy"');
  expect((await browser.get("/saved-card-policy")).status).toBe(200);

  expect(await save(browser, path)).toBe("/save-card/verified");
  const verified = mainOf((await browser.get("/save-card/verified")).text);
  expect(verified).toContain("0002");
  expect(verified).toContain(`href="/booking/${booking}"`);
  // An address that says anything else shows no card that was saved, whatever was.
  for (const status of ["error", "anything"]) {
    const other = await browser.get(`/save-card/${status}`);
    expect([status, other.status, mainOf(other.text).includes("0002")]).toEqual([status, 200, false]);
  }
  expect(await save(browser, path, "decline")).toBe("/save-card/error");
  const declined = mainOf((await browser.get("/save-card/error")).text);
  expect(declined).toContain(`href="/booking/${booking}"`);
  expect(declined).toContain(`href="${path}"`);

  // The word is no booking's number: the page of cards stands there.
  const plain = await browser.get("/booking/save-card");
  expect([plain.status, mainOf(plain.text).includes("0002")]).toEqual([200, true]);
  const { body } = await browser.get("/api/pwa/cardOffer?booking_id=SAVE-CARD");
  expect(body).toEqual({ is_offered: false });
  expect(await save(browser, "/booking/save-card")).toBe("/save-card/verified");
  expect(mainOf((await browser.get("/save-card/verified")).text)).toContain('href="/accountdetails"');
}, 60_000);

it("[CARD-01] is for who may see the booking whole", async () => {
  const owner = await newGuest();
  const booking = await book(owner);
  const path = `/booking/${booking}/save-card`;
  const other = await newGuest();
  expect((await other.get(path)).status).toBe(404);
  // With the number alone a visitor sees a part of it.
  await other.get(`/booking/${booking}?phone=9876543210`);
  const part = await other.get(`/booking/${booking}`);
  expect([part.status, mainOf(part.text).includes("save-card")]).toEqual([200, false]);
  expect((await other.get(path)).status).toBe(404);
  expect((await owner.get(path)).status).toBe(200);
}, 60_000);
