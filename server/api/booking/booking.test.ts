import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { expireHolds } from "../../jobs/expire-holds.ts";
import { sendOutbox } from "../../jobs/send-outbox.ts";
import { createTestApp, type TestApp } from "../../testing/app.ts";
import { bookingBody, bookStay, buildQuote, GUEST } from "../../testing/booking.ts";
import { brokenInvariants } from "../../testing/invariants.ts";
import { buildSupply } from "../../testing/supply.ts";

describe("booking a stay", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
    await buildSupply(test.database.db);
  }, 90_000);
  afterEach(async () => {
    expect(await brokenInvariants(test.database.db)).toEqual([]);
  });
  afterAll(() => test.stop());

  it("[API-17] [API-18] [BOOK-01] [PAY-01] books a quoted stay to be paid at the hotel", async () => {
    const browser = test.browser();
    const quote = await buildQuote(browser);
    const answer = await browser.post(
      "/api/pwa/createBooking?source=web&user_mode[]=Consumer_Guest",
      bookingBody(quote.quote_id, "first"),
    );
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({
      state: "confirmed",
      status_key: 0,
      final_amount: quote.total,
      payable_amount: quote.total,
      payment_kind: "Postpay",
    });
    expect(answer.body.orderUrl).toBe(`/booking/${answer.body.booking_id}`);
  });

  it("[BOOK-06] answers a repeated create byte for byte the same and books once", async () => {
    const browser = test.browser();
    const quote = await buildQuote(browser, { checkin: "2027-05-01", checkout: "2027-05-03" });
    const body = bookingBody(quote.quote_id, "replayed");
    const first = await browser.post("/api/pwa/createBooking", body);
    test.clock.advance(3_600_000);
    const again = await browser.post("/api/pwa/createBooking", body);
    expect([first.status, again.text]).toEqual([200, first.text]);
    const other = await browser.post("/api/pwa/createBooking", {
      ...body,
      user: { ...GUEST, first_name: "Else" },
    });
    expect([other.status, other.body.code]).toEqual([422, "validation_failed"]);
  });

  it("[API-24] answers payAtHotel as create booking, under the same key with the same booking", async () => {
    const browser = test.browser();
    const quote = await buildQuote(browser, { checkin: "2027-05-21", checkout: "2027-05-22" });
    const body = bookingBody(quote.quote_id, "two names");
    const first = await browser.post("/api/pwa/payAtHotel", {
      ...body,
      idempotency_key: "two-names-1234567",
    });
    const again = await browser.post("/api/pwa/createBooking", {
      ...body,
      idempotency_key: "two-names-1234567",
    });
    expect([first.status, again.text]).toEqual([200, first.text]);
  });

  it("[BOOK-06] takes the key from the header too", async () => {
    const browser = test.browser();
    const quote = await buildQuote(browser, { checkin: "2027-05-23", checkout: "2027-05-24" });
    const { idempotency_key, ...body } = bookingBody(quote.quote_id, "header");
    const send = () => browser.post("/api/pwa/createBooking", body, { "idempotency-key": idempotency_key });
    const [first, again] = [await send(), await send()];
    expect([first.status, again.text]).toEqual([200, first.text]);
    expect((await browser.post("/api/pwa/createBooking", body)).status).toBe(400);
  });

  it("[BOOK-06] makes one booking of a quote whatever the keys", async () => {
    const browser = test.browser();
    const quote = await buildQuote(browser, { checkin: "2027-05-05", checkout: "2027-05-06" });
    const answers = await Promise.all(
      ["a", "b", "c"].map((key) => browser.post("/api/pwa/createBooking", bookingBody(quote.quote_id, key))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(
      answers.filter(({ status }) => status === 409).every(({ body }) => body.code === "duplicate_request"),
    ).toBe(true);
  });

  it("[BOOK-06] answers 409 while the same create is still running", async () => {
    const browser = test.browser();
    const quote = await buildQuote(browser, { checkin: "2027-05-07", checkout: "2027-05-08" });
    const body = bookingBody(quote.quote_id, "running");
    const answers = await Promise.all([1, 2, 3, 4].map(() => browser.post("/api/pwa/createBooking", body)));
    const told = answers.filter(({ status }) => status === 200).map(({ text }) => text);
    expect(new Set(told).size).toBe(1);
    expect(
      answers.every(
        ({ status, body: { code } }) => status === 200 || (status === 409 && code === "duplicate_request"),
      ),
    ).toBe(true);
  });

  it("[PRICE-04] ignores prices a client sends", async () => {
    const browser = test.browser();
    const quote = await buildQuote(browser, { checkin: "2027-05-10", checkout: "2027-05-12" });
    const booking = {
      pricing: { total: 1, currency_code: "EUR" },
      additional_charge_info: { early_checkin: { selected: false, amount: 1 } },
    };
    const answer = await browser.post(
      "/api/pwa/createBooking",
      bookingBody(quote.quote_id, "tampered", { booking }),
    );
    expect(answer.body.final_amount).toBe(quote.total);
  });

  it("[API-19] takes the payments part as described and lets no client decide a deduction", async () => {
    const browser = test.browser();
    const quote = await buildQuote(browser, { checkin: "2027-09-10", checkout: "2027-09-12" });
    const payments = {
      mode: "pay_at_hotel",
      deduct_from_wallet: true,
      deduct_from_owner: true,
      payment_service_params: { nb_bank: "", version: "2" },
      from_payment_method: { amount: 1, upm_id: "u1" },
    };
    const booked = await browser.post(
      "/api/pwa/createBooking",
      bookingBody(quote.quote_id, "payments-part", { payments }),
    );
    expect(booked.body).toMatchObject({ final_amount: quote.total, payment_kind: "Postpay" });
    const wrong = { ...payments, deduct_from_wallet: "yes" };
    const again = await buildQuote(browser, { checkin: "2027-09-10", checkout: "2027-09-12" });
    const refused = await browser.post(
      "/api/pwa/createBooking",
      bookingBody(again.quote_id, "payments-bad", { payments: wrong }),
    );
    expect([refused.status, refused.body.code]).toEqual([400, "validation_failed"]);
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

  it("[VAL-10] [BOOK-10] names every wrong field of the guest form", async () => {
    const browser = test.browser();
    const quote = await buildQuote(browser, { hotel_id: 2, room_category_id: 21 });
    const user = { ...GUEST, last_name: "<b>", phone: "12", gdpr_consent: false };
    const answer = await browser.post(
      "/api/pwa/createBooking",
      bookingBody(quote.quote_id, "wrong", { user }),
    );
    expect(answer.status).toBe(422);
    expect(answer.body.fields.map(({ field }: { field: string }) => field)).toEqual([
      "user.last_name",
      "user.phone",
      "user.gdpr_consent",
    ]);
  });

  it("[API-24] [PAY-01] refuses to be paid at a property that takes no such bookings", async () => {
    const restrictions = JSON.stringify([{ code: "no_postpaid", name: "Prepaid only" }]);
    await test.database.db
      .updateTable("property")
      .set({ restrictions })
      .where("property_id", "=", 2)
      .execute();
    const browser = test.browser();
    const quote = await buildQuote(browser, {
      hotel_id: 2,
      room_category_id: 21,
      checkin: "2027-07-01",
      checkout: "2027-07-03",
    });
    const answer = await browser.post("/api/pwa/payAtHotel", bookingBody(quote.quote_id, "postpaid"));
    expect([answer.status, answer.body.code, answer.body.details.reason]).toEqual([
      422,
      "restriction_refused",
      "no_postpaid",
    ]);
  });

  it("refuses another session's quote", async () => {
    const quote = await buildQuote(test.browser(), { checkin: "2027-07-10", checkout: "2027-07-11" });
    const answer = await test
      .browser()
      .post("/api/pwa/createBooking", bookingBody(quote.quote_id, "stranger"));
    expect([answer.status, answer.body.code]).toEqual([404, "not_found"]);
  });

  it("gives the rooms of an abandoned hold back", async () => {
    expect(await expireHolds({ db: test.database.db, clock: test.clock })).toBe(0);
  });

  it("mails a confirmation once", async () => {
    const context = {
      db: test.database.db,
      clock: test.clock,
      ids: { lock: () => "lease" } as never,
      log: console as never,
    };
    const sent: string[] = [];
    const gateways = { mail: { send: async ({ id }: { id: string }) => void sent.push(id) } };
    await sendOutbox({ ...context, gateways });
    const before = sent.length;
    await sendOutbox({ ...context, gateways });
    expect([before > 0, sent.length]).toEqual([true, before]);
  });
});
