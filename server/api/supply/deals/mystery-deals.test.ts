import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import { bookingBody } from "../../../testing/booking.ts";
import type { Browser } from "../../../testing/browser.ts";
import { openKnownSession } from "../../../testing/known-guest.ts";
import { buildMysterySupply, HIDDEN, TELLING } from "../../../testing/mystery.ts";

const STAY = "checkin=2027-04-10&checkout=2027-04-12&rooms_config=1-2_0_0_0";
const LIST = `/api/pwa/mystery-deals?city=utrecht&${STAY}`;
const QUOTE = "/api/pwa/mystery-quote";

describe("mystery deals", () => {
  let test: TestApp;
  let guest: Browser;
  let keys = 0;
  beforeAll(async () => {
    test = await createTestApp();
    await buildMysterySupply(test.database.db);
    await change("room_category", { capacity: 50 });
  }, 90_000);
  afterAll(() => test.stop());
  beforeEach(async () => {
    guest = await signedIn("u1");
  });

  const change = (table: "room_category" | "property" | "mystery_deal", values: object) =>
    test.database.db.updateTable(table).set(values).where("property_id", "=", HIDDEN.id).execute();
  const signedIn = async (userId: string) => {
    const browser = test.browser();
    const { token } = await openKnownSession({ db: test.database.db, clock: test.clock }, { userId });
    const goOn = browser.useSession;
    goOn(token);
    return browser;
  };
  const deals = async (browser = guest, url = LIST) => (await browser.get(url)).body.deals;
  const dealOf = async (browser = guest): Promise<string> => (await deals(browser))[0].deal;
  const quoteOf = async (browser = guest) =>
    (await browser.post(QUOTE, { deal: await dealOf(browser) })).body.quote;
  const book = (quote_id: string, browser = guest) => {
    keys += 1;
    return browser.post("/api/pwa/createBooking", bookingBody(quote_id, `mystery${keys}`));
  };

  it("[LIST-14] show place, rating and price at what the deal takes off, and nothing that tells the name", async () => {
    const answer = await guest.get(LIST);
    expect(answer.body.deals).toEqual([
      {
        deal: expect.stringMatching(/^[\w-]{40,1000}$/),
        name: "Verrassingshotel",
        place: "Centre, Utrecht",
        property_type: "hotel",
        rating: 4,
        pricing: expect.objectContaining({ summed_final_price: 22_600, discount_percentage: 0 }),
        cancellation_policies: [
          expect.objectContaining({ kind: "free", until_local: "2027-04-07T12:00" }),
          expect.objectContaining({ kind: "full", charge_amount: 22_600 }),
        ],
      },
    ]);
    expect(answer.body.deals[0].pricing).not.toHaveProperty("summed_slasher_price");
    for (const telling of TELLING) expect(answer.text).not.toContain(telling);
  });

  it("[LIST-12] are for guests who are signed in alone", async () => {
    const stranger = test.browser();
    expect((await stranger.get(LIST)).status).toBe(401);
    await stranger.get("/api/pwa/session");
    expect((await stranger.get(LIST)).status).toBe(401);
    expect((await stranger.post(QUOTE, { deal: await dealOf() })).status).toBe(401);
    expect(await deals()).toHaveLength(1);
  });

  it("[LIST-14] are held, booked and named: nothing before the booking tells which it is, the booking does", async () => {
    const held = await guest.post(QUOTE, { deal: await dealOf() });
    const { quote } = held.body;
    const again = await guest.get(`/api/pwa/quote/${quote.quote_id}`);
    for (const telling of TELLING) expect(held.text + again.text).not.toContain(telling);
    expect(again.body.quote).toMatchObject({
      mystery: true,
      total: 22_600,
      hotel: { name: "Verrassingshotel", address: "Centre, Utrecht" },
      room_category: { name: "Een kamer voor je gezelschap" },
      night_prices: [],
    });
    const lines = quote.price_lines.filter(({ included }: { included: boolean }) => !included);
    expect(lines.map(({ amount }: { amount: number }) => amount)).toEqual([21_600, 1000]);
    const booked = await book(quote.quote_id);
    expect(booked.status).toBe(200);
    const detail = await guest.get(`/api/pwa/booking/${booked.body.booking_id}`);
    expect(detail.text).toContain(HIDDEN.name);
    expect(detail.body.booking.final_amount ?? 22_600).toBe(22_600);
    for (const telling of TELLING)
      expect((await guest.get(`/api/pwa/quote/${quote.quote_id}`)).text).not.toContain(telling);
  });

  it("are one guest's, on one site, for a while, and no two tokens are alike", async () => {
    const deal = await dealOf();
    expect(await dealOf()).not.toBe(deal);
    expect((await guest.post(QUOTE, { deal })).status).toBe(200);
    const other = await signedIn("u2");
    expect((await other.post(QUOTE, { deal })).status).toBe(404);
    const changed = `${deal.slice(0, 60)}${deal[60] === "A" ? "B" : "A"}${deal.slice(61)}`;
    for (const none of [changed, deal.slice(0, -4), "A".repeat(80)])
      expect((await guest.post(QUOTE, { deal: none })).status).toBe(404);
    test.clock.advance(61 * 60_000);
    const late = await guest.post(QUOTE, { deal });
    expect([late.status, late.body.code]).toEqual([409, "quote_expired"]);
  });

  it("cannot be booked by another session, nor once the guest has signed out", async () => {
    const { quote_id } = await quoteOf();
    expect((await book(quote_id, await signedIn("u2"))).status).toBe(404);
    const { quote_id: own } = await quoteOf();
    expect((await guest.post("/api/pwa/userSignOut", {})).status).toBe(200);
    expect([401, 404]).toContain((await book(own)).status);
  });

  it("answer alike whoever guesses the property in the call that books", async () => {
    const { quote_id } = await quoteOf();
    const guess = async (booking: object) => {
      const key = `guess${JSON.stringify(booking).replace(/\W/g, "")}`;
      return (await guest.post("/api/pwa/createBooking", bookingBody(quote_id, key, { booking }))).body
        .fields;
    };
    for (const [name, right] of [
      ["hotel_id", HIDDEN.id],
      ["room_category_id", HIDDEN.room],
    ] as const) {
      const wrong = await guess({ [name]: 21 });
      expect(wrong).toMatchObject([{ field: `booking.${name}`, code: "not-quoted" }]);
      expect(await guess({ [name]: right })).toEqual(wrong);
    }
  });

  it("are not offered, priced or priced again once they are over, and never at the property's own price", async () => {
    const deal = await dealOf();
    const { quote_id } = await quoteOf();
    await change("mystery_deal", { book_until: "2021-01-01T00:00:00Z" });
    expect(await deals()).toEqual([]);
    expect((await guest.post(QUOTE, { deal })).body.code).toBe("sold_out");
    test.clock.advance(3 * 3_600_000);
    const over = await book(quote_id);
    expect([over.body.code, over.text.includes(String(HIDDEN.id))]).toEqual(["sold_out", false]);
    await change("mystery_deal", { book_until: "2040-01-01T00:00:00Z" });
  });

  it("say a new price, hidden like the old one, when it has changed meanwhile", async () => {
    const { quote_id } = await quoteOf();
    await change("room_category", { double_price: 14_000 });
    test.clock.advance(3 * 3_600_000);
    const changed = await book(quote_id);
    expect(changed.body).toMatchObject({ code: "price_changed", details: { new_total: 26_200 } });
    const fresh = await guest.get(`/api/pwa/quote/${changed.body.details.quote_id}`);
    expect(fresh.body.quote.mystery).toBe(true);
    for (const telling of TELLING) expect(changed.text + fresh.text).not.toContain(telling);
    await change("room_category", { double_price: 12_000 });
  });

  it("are sold out between card, price and booking as anything is", async () => {
    const deal = await dealOf();
    const { quote_id } = await quoteOf();
    await change("room_category", { closed: true });
    expect((await guest.post(QUOTE, { deal })).body.code).toBe("sold_out");
    expect(await deals()).toEqual([]);
    await change("room_category", { closed: false });
    await change("property", { status: "inactive" });
    expect((await book(quote_id)).body.code).toBe("sold_out");
    await change("property", { status: "active" });
  });

  it.each([
    ["a party it does not take", "rooms_config=1-9_0_0_0"],
    ["a city nobody knows", "city=atlantis"],
  ])("are none for %s", async (_, more) => {
    const url = `/api/pwa/mystery-deals?${new URLSearchParams({
      ...Object.fromEntries(new URLSearchParams(`city=utrecht&${STAY}`)),
      ...Object.fromEntries(new URLSearchParams(more)),
    })}`;
    expect(await deals(guest, url)).toEqual([]);
  });

  it("tell the city alone where few are in that part of it, and are none where the city has few", async () => {
    await change("property", { locality: "Zuilen" });
    expect((await deals())[0].place).toBe("Utrecht");
    const others = test.database.db.updateTable("property").where("property_id", "!=", HIDDEN.id);
    await others.set({ city_id: 2 }).execute();
    expect(await deals()).toEqual([]);
    await others.set({ city_id: 1 }).execute();
    await change("property", { locality: "Centre" });
  });

  it("tell no property that is not paid there, booked elsewhere, unrated or of another brand", async () => {
    for (const values of [
      { external_booking_url: "https://x.example" },
      { hide_prices: true },
      { rating_count: 4 },
      { brand_id: "someone-else" },
      { restrictions: JSON.stringify([{ code: "no_postpaid" }]) },
    ]) {
      await change("property", values);
      expect(await deals(), Object.keys(values)[0]).toEqual([]);
      await change("property", {
        external_booking_url: null,
        hide_prices: false,
        rating_count: 812,
        brand_id: null,
        restrictions: "[]",
      });
    }
    expect(await deals()).toHaveLength(1);
  });
});
