import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Release } from "#renderer";
import { realRelease } from "../../tests/support/real-release.ts";
import { bookingBody, GUEST } from "../testing/booking.ts";
import { type Browser, createBrowser } from "../testing/browser.ts";
import { buildSupply } from "../testing/supply.ts";
import { codeFor } from "../testing/text-messages.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

const host = "solvanta-in.localhost";
const stay = "hotel_id=1&room_category_id=11&checkin=10/04/2027&checkout=12/04/2027&rooms_config=1-2_0_0_0";
let web: TestWeb;
let browser: Browser;
let release: Release;

beforeAll(async () => {
  release = await realRelease();
  web = await startTestWeb(() => release, { fill: buildSupply });
  browser = createBrowser(web.app, host);
}, 120_000);
afterAll(() => web.stop());

describe("the checkout over HTTP", () => {
  it("[BOOK-02] [PRICE-04] arrives with its price made and held, whose address keeps it over a reload", async () => {
    const first = await browser.get(`/checkout?${stay}`);
    expect(first.status).toBe(303);
    const address = String(first.headers.location);
    expect(address).toMatch(/^\/checkout\?hotel_id=1&.*&quote=[\w-]{16,}$/);
    const page = await browser.get(address);
    expect(page.status).toBe(200);
    expect(page.text).toContain('name="first_name"');
    // Where no script has run yet, a guest reads a country and no code of one.
    expect(page.text).toMatch(/<option value="IN"[^>]*>\+91 India<\/option>/);
    expect(page.text.split("<footer")[0]).not.toContain('loading="lazy"');
    expect((await browser.get(address)).status).toBe(200);
  });

  it("stands filled in for a guest who is signed in, and empty for a stranger", async () => {
    const guest = createBrowser(web.app, host);
    const phone = "9812345670";
    await guest.post("/api/pwa/generateByPhone", { phone, country_code: "+91" });
    const otp = await codeFor(web.db, `+91${phone}`);
    await guest.post("/api/pwa/authenticate", { otp });
    const account = { name: "Noor de Wit", email: "noor@example.test", gdpr_consent: true };
    await guest.post("/api/pwa/userSignUp", account);
    const filled = async (who: Browser) => {
      const { location } = (await who.get(`/checkout?${stay}`)).headers;
      const { text } = await who.get(String(location));
      const said = (name: string) =>
        new RegExp(`<input(?=[^>]* name="${name}")[^>]* value="([^"]*)"`).exec(text)?.[1];
      return ["first_name", "last_name", "phone", "email"].map(said);
    };
    expect(await filled(guest)).toEqual(["Noor", "de Wit", phone, account.email]);
    expect(await filled(createBrowser(web.app, host))).toEqual(["", "", "", ""]);
  });

  it.each<Readonly<Record<string, string>>>([
    { "sec-purpose": "prefetch;prerender", "sec-fetch-dest": "document" },
    { purpose: "prefetch" },
    { "sec-fetch-dest": "image", "sec-fetch-site": "cross-site" },
    { "sec-fetch-dest": "script" },
  ])("holds no price for what is no visit: %j", async (headers) => {
    const page = await web.get(`/checkout?${stay}`, host, { headers });
    expect([page.statusCode, page.headers.location]).toEqual([200, undefined]);
    expect(page.cookies.map(({ name }) => name)).toEqual([]);
  });

  it("shows the page, which says why, where no price can be made", async () => {
    const page = await browser.get(`/checkout?${stay.replace("hotel_id=1&", "hotel_id=999&")}`);
    expect([page.status, page.headers.location]).toEqual([200, undefined]);
  });

  it("[BDET-06] [API-17] [ROUTE-10] a booking made to return elsewhere on the site leads there at its first view, and stands in both lists", async () => {
    const { location } = (await browser.get(`/checkout?${stay}`)).headers;
    const quote = new URL(String(location), "http://x.test").searchParams.get("quote") ?? "";
    const more = { return_url: "/my-booking?from=partner", user: { ...GUEST, phone: "612345678" } };
    const made = await browser.post("/api/pwa/createBooking", bookingBody(quote, "return-address", more));
    expect(made.status, made.text).toBe(200);
    const first = await browser.get(made.body.orderUrl);
    expect([first.status, first.headers.location]).toEqual([303, "/my-booking?from=partner"]);
    const again = await browser.get(made.body.orderUrl);
    expect(again.status).toBe(200);
    expect(again.text).toContain(made.body.booking_no);
    const lists = await Promise.all(["/my-booking", "/bookings/"].map((path) => browser.get(path)));
    for (const list of lists)
      expect([list.status, list.text.includes(made.body.booking_no)]).toEqual([200, true]);
  });
});

it("holds no more prices for one address than it could ask for by calls, and shows the page all the same", async () => {
  const small = await startTestWeb(() => release, { fill: buildSupply, rateLimits: { changes: 3 } });
  const codes = [];
  for (let visit = 0; visit < 6; visit += 1)
    codes.push((await small.get(`/checkout?${stay}`, host)).statusCode);
  await small.stop();
  expect(codes).toEqual([303, 303, 303, 200, 200, 200]);
});

it("begins no session for a checkout while the disk is nearly full, and shows the page all the same", async () => {
  const full = await startTestWeb(() => release, { fill: buildSupply, isDiskLow: () => true });
  const page = await full.get(`/checkout?${stay}`, host);
  expect([page.statusCode, page.cookies.map(({ name }) => name)]).toEqual([200, []]);
  await full.stop();
});
