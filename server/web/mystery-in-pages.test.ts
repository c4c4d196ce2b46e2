import { afterAll, beforeAll, expect, it } from "vitest";
import { realRelease } from "../../tests/support/real-release.ts";
import { bookingBody, GUEST } from "../testing/booking.ts";
import { type Browser, createBrowser } from "../testing/browser.ts";
import { openKnownSession } from "../testing/known-guest.ts";
import { buildMysterySupply, HIDDEN, TELLING } from "../testing/mystery.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

const host = "solvanta-in.localhost";
const LIST = "/hotels-in-utrecht?checkin=10/04/2027&checkout=12/04/2027&rooms_config=1-2_0_0_0";
const PLACE = "main.layout.results.mystery";
const NODES = `/_nodes?${new URLSearchParams({ url: LIST, ids: PLACE })}`;
let web: TestWeb;

beforeAll(async () => {
  const release = await realRelease();
  web = await startTestWeb(() => release, { fill: buildMysterySupply });
}, 120_000);
afterAll(() => web.stop());

async function guestOf(userId: string, from = createBrowser(web.app, host)): Promise<Browser> {
  const goOn = from.useSession;
  goOn((await openKnownSession(web, { userId })).token);
  return from;
}

/** Where the card of the deal leads. */
async function cardOf(guest: Browser): Promise<string> {
  const { html } = (await guest.get(NODES)).body;
  return /href="([^"]*deal=[^"]*)"/.exec(html[PLACE] ?? "")?.[1]?.replaceAll("&amp;", "&") ?? "";
}

it("[LIST-12] stand in the listing for guests who are signed in, and in no page that others may see", async () => {
  const stranger = createBrowser(web.app, host);
  const guest = await guestOf("u1");
  for (const browser of [stranger, guest, stranger, guest]) {
    const page = await browser.get(LIST);
    expect(page.status).toBe(200);
    expect(page.text).toContain(`data-fill="${PLACE}"`);
    expect(page.text).not.toMatch(/data-mystery|deal=|Mystery hotel/);
  }
  const filled = (await guest.get(NODES)).body;
  expect(filled.html[PLACE]).toMatch(/data-mystery.*Mystery hotel.*Centre, Utrecht.*4\.0 or better/s);
  expect(JSON.stringify((await stranger.get(NODES)).body)).not.toMatch(/data-mystery|deal=/);
});

it("[LIST-12] [MODE-04] stand in no web view of an app and in no page of a vendor", async () => {
  const inApp = await guestOf("u1");
  await inApp.get("/?webview=1");
  const other = await guestOf("u1");
  await other.get("/microsite/tidepass");
  for (const browser of [inApp, other])
    expect(JSON.stringify((await browser.get(NODES)).body)).not.toMatch(/data-mystery|deal=/);
});

it("[LIST-14] lead to a checkout that says the terms and nothing that tells the name, which the booking shows", async () => {
  const guest = await guestOf("u1");
  const nodes = (await guest.get(NODES)).text;
  const card = await cardOf(guest);
  expect(card).toMatch(/^\/checkout\?deal=[\w-]+/);
  const held = await guest.get(card);
  expect(held.status).toBe(303);
  const address = String(held.headers.location);
  const page = await guest.get(address);
  expect(page.text).toContain(
    "The name, the address and the pictures of the property are shown once you have booked",
  );
  expect(page.text).toContain("cannot be changed");
  expect(page.text).toMatch(/Free cancellation until/i);
  expect(page.text).toContain('name="first_name"');
  const quote_id = new URL(address, "http://x.test").searchParams.get("quote") ?? "";
  const quote = await guest.get(`/api/pwa/quote/${quote_id}`);
  const received = [nodes, JSON.stringify(held), JSON.stringify(page), JSON.stringify(quote)].join("\n");
  for (const telling of TELLING) expect(received).not.toContain(telling);
  const booked = await guest.post(
    "/api/pwa/createBooking",
    bookingBody(quote_id, "mystery", { user: GUEST }),
  );
  expect(booked.status, booked.text).toBe(200);
  const booking = await guest.get(booked.body.orderUrl);
  const shown = booking.status === 303 ? await guest.get(String(booking.headers.location)) : booking;
  expect(shown.text).toContain(HIDDEN.name);
});

it("[LIST-14] open nothing for another guest or a stranger who has the address", async () => {
  const card = await cardOf(await guestOf("u1"));
  for (const browser of [await guestOf("u2"), createBrowser(web.app, host)]) {
    const page = await browser.get(card);
    expect([page.status, page.headers.location]).toEqual([200, undefined]);
    for (const telling of TELLING) expect(page.text).not.toContain(telling);
  }
});
