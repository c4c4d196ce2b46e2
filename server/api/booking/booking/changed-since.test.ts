import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import { bookingBody, bookStay, buildQuote } from "../../../testing/booking.ts";
import { brokenInvariants } from "../../../testing/invariants.ts";
import { buildSupply } from "../../../testing/supply.ts";

describe("what changed since the quote", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
    await buildSupply(test.database.db);
  }, 90_000);
  afterEach(async () => {
    expect(await brokenInvariants(test.database.db)).toEqual([]);
  });
  afterAll(() => test.stop());

  it("[ERR-07] books nothing at a property that was taken off sale since the quote", async () => {
    const browser = test.browser();
    const quote = await buildQuote(browser, { checkin: "2027-09-22", checkout: "2027-09-23" });
    const update = test.database.db.updateTable("property").where("property_id", "=", 1);
    await update.set({ status: "inactive" }).execute();
    const answer = await browser.post("/api/pwa/createBooking", bookingBody(quote.quote_id, "off-sale"));
    await update.set({ status: "active" }).execute();
    expect([answer.status, answer.body.code]).toEqual([409, "sold_out"]);
  });

  it("[ERR-07] [PRICE-04] refuses an expired quote with a fresh one at the same price", async () => {
    const browser = test.browser();
    const quote = await buildQuote(browser, { checkin: "2027-05-14", checkout: "2027-05-15" });
    test.clock.advance(15 * 60_000);
    const answer = await browser.post("/api/pwa/createBooking", bookingBody(quote.quote_id, "expired"));
    expect([answer.status, answer.body.code]).toEqual([409, "quote_expired"]);
    const next = await browser.post(
      "/api/pwa/createBooking",
      bookingBody(answer.body.details.quote_id, "expired"),
    );
    expect(next.status, next.text).toBe(200);
  });

  it("[ERR-07] [PRICE-04] names old and new total when the price has changed since", async () => {
    const browser = test.browser();
    const quote = await buildQuote(browser, { checkin: "2027-05-16", checkout: "2027-05-17" });
    await test.database.db
      .insertInto("room_night")
      .values({
        property_id: 1,
        room_category_id: 11,
        night: "2027-05-16",
        capacity: 2,
        double_price: 15_000,
      })
      .execute();
    test.clock.advance(16 * 60_000);
    const answer = await browser.post("/api/pwa/createBooking", bookingBody(quote.quote_id, "dearer"));
    expect([answer.status, answer.body.code]).toEqual([409, "price_changed"]);
    expect(answer.body.details).toMatchObject({ old_total: 12_500, new_total: 15_500, currency_code: "EUR" });
  });

  it("[PRICE-04] keeps the quoted price while the quote lasts", async () => {
    const browser = test.browser();
    const quote = await buildQuote(browser, { checkin: "2027-05-18", checkout: "2027-05-19" });
    await test.database.db
      .insertInto("room_night")
      .values({
        property_id: 1,
        room_category_id: 11,
        night: "2027-05-18",
        capacity: 2,
        double_price: 99_000,
      })
      .execute();
    const answer = await browser.post("/api/pwa/createBooking", bookingBody(quote.quote_id, "kept"));
    expect(answer.body.final_amount).toBe(quote.total);
  });

  it("[BOOK-06] [ERR-07] says sold out and which night when the rooms are gone", async () => {
    const stay = { room_category_id: 12, checkin: "2027-06-01", checkout: "2027-06-04" };
    const [one, two] = [test.browser(), test.browser()];
    const late = await buildQuote(two, stay);
    await bookStay(one, "winner", { ...stay, checkin: "2027-06-02", checkout: "2027-06-03" });
    const answer = await two.post("/api/pwa/createBooking", bookingBody(late.quote_id, "loser"));
    expect([answer.status, answer.body.code, answer.body.details]).toEqual([
      409,
      "sold_out",
      { night: "2027-06-02", rooms_left: 0 },
    ]);
  });

  it("[ERR-07] tells a guest who booked the last room in another tab so, and nobody else", async () => {
    const stay = { room_category_id: 12, checkin: "2027-06-10", checkout: "2027-06-12" };
    const [guest, other] = [test.browser(), test.browser()];
    const quotes = [await buildQuote(guest, stay), await buildQuote(guest, stay)] as const;
    const late = await buildQuote(other, stay);
    const made = await guest.post("/api/pwa/createBooking", bookingBody(quotes[0].quote_id, "one-tab"));
    const again = await guest.post("/api/pwa/createBooking", bookingBody(quotes[1].quote_id, "other-tab"));
    const lost = await other.post("/api/pwa/createBooking", bookingBody(late.quote_id, "somebody-else"));
    expect([again.status, again.body.code, again.body.details]).toEqual([
      409,
      "duplicate_request",
      { booking_id: made.body.booking_id },
    ]);
    expect([lost.status, lost.body.code]).toEqual([409, "sold_out"]);
    expect(lost.text).not.toContain(made.body.booking_id);
  });
});
