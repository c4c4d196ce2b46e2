import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { expireHolds } from "../../../jobs/expire-holds.ts";
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import { bookingBody, buildQuote, GUEST, STAY } from "../../../testing/booking.ts";
import { brokenInvariants } from "../../../testing/invariants.ts";
import { sentMails } from "../../../testing/sent-mails.ts";
import { buildSupply } from "../../../testing/supply.ts";

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

  it("[API-17] [BOOK-01] [PAY-01] books a quoted stay to be paid at the hotel", async () => {
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
    const { booking } = (await browser.get(`/api/pwa/booking/${first.body.booking_id}`)).body;
    expect(booking).toMatchObject({ state: "confirmed", payment_kind: "Postpay", get_payment_status_id: 0 });
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
      deduct_from_wallet: false,
      deduct_from_owner: true,
      payment_service_params: { nb_bank: "", version: "2" },
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

  it("[API-17] [API-19] refuses by name what contradicts the quote and what the booking would not have", async () => {
    const browser = test.browser();
    const quote = await buildQuote(browser, { checkin: "2027-09-14", checkout: "2027-09-16" });
    const send = (more: object) =>
      browser.post("/api/pwa/createBooking", bookingBody(quote.quote_id, "refused-parts", more));
    const named = async (more: object) => {
      const { status, body } = await send(more);
      return [status, (body.fields ?? []).map(({ field }: { field: string }) => field).join()];
    };
    const meals = [{ category_code: "breakfast", guest_count: 2 }];
    const wrong: readonly (readonly [more: object, field: string])[] = [
      [{ booking: { hotel_id: 2 } }, "booking.hotel_id"],
      [{ booking: { room_category_id: 12 } }, "booking.room_category_id"],
      [{ booking: { checkout: "2027-09-17" } }, "booking.checkout"],
      [{ booking: { rooms_config: "1-1_0_0_0" } }, "booking.rooms_config"],
      [{ booking: { rooms: 2 } }, "booking.rooms"],
      [{ booking: { single: 1 } }, "booking.single"],
      [{ booking: { guests: 5 } }, "booking.guests"],
      [{ booking: { coupon_code: "SUN" } }, "booking.coupon_code"],
      [{ booking: { services: { meals } } }, "booking.services.meals.0.category_code"],
      [
        { booking: { additional_charge_info: { early_checkin: { selected: true } } } },
        "booking.additional_charge_info.early_checkin",
      ],
      [{ booking: { quotation_id: "q-1" } }, "booking.quotation_id"],
      [{ payments: { deduct_from_wallet: true } }, "payments.deduct_from_wallet"],
      [{ payments: { from_payment_method: { amount: 1 } } }, "payments.from_payment_method"],
      [{ payments: { from_payment_method: { upm_id: "card-1" } } }, "payments.from_payment_method"],
      [
        { payments: { payment_service_params: { nb_bank: "HDFC" } } },
        "payments.payment_service_params.nb_bank",
      ],
      [{ return_url: "https://evil.test/" }, "return_url"],
      [{ cancel_url: "//evil.test" }, "cancel_url"],
      [{ deeplink_url: "/\\evil.test" }, "deeplink_url"],
      [{ booking: { orderUrl: "javascript:alert(1)" } }, "booking.orderUrl"],
    ];
    for (const [more, field] of wrong) expect(await named(more)).toEqual([422, field]);
    const right = {
      booking: {
        hotel_id: 1,
        room_category_id: 11,
        checkin: "2027-09-14",
        checkout: "2027-09-16",
        rooms_config: "1-2_0_0_0",
        rooms: 1,
        guests: 2,
        single: 0,
        double: 1,
        extra: 0,
        services: { meals: [] },
        additional_charge_info: { early_checkin: { selected: false } },
        orderUrl: "/bookings/",
      },
      return_url: "/my-booking?from=partner",
      cancel_url: "/1/",
    };
    const booked = await send(right);
    expect(booked.status, booked.text).toBe(200);
    const detail = () => browser.get(`/api/pwa/booking/${booked.body.booking_id}`);
    expect((await detail()).body.redirect).toBe("/my-booking?from=partner");
    expect((await detail()).body.redirect).toBeUndefined();
  });

  it("[HOTEL-04] books nothing until what might turn the guest away was acknowledged, and keeps that it was", async () => {
    const browser = test.browser();
    const { db } = test.database;
    const rules = (restrictions: readonly { code: string; name: string }[]) =>
      db
        .updateTable("property")
        .set({ restrictions: JSON.stringify(restrictions) })
        .where("property_id", "=", 1)
        .execute();
    const names = ["no_local_ids", "no_unmarried_couples", "no_smoking"];
    await rules(names.map((code) => ({ code, name: code })));
    const stay = { checkin: "2027-09-18", checkout: "2027-09-19" };
    const quote = await buildQuote(browser, stay);
    const alone = await buildQuote(browser, { ...stay, rooms_config: "1-1_0_0_0" });
    await rules([]);
    const send = ({ quote_id }: { quote_id: string }, seen: readonly string[]) =>
      browser.post(
        "/api/pwa/createBooking",
        bookingBody(quote_id, "rules", { booking: { acknowledged_restrictions: seen } }),
      );
    const refused = await send(quote, ["no_local_ids"]);
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      [expect.objectContaining({ field: "booking.acknowledged_restrictions", code: "rules-unseen" })],
    ]);
    const booked = await send(quote, ["no_local_ids", "no_unmarried_couples"]);
    expect(booked.status, booked.text).toBe(200);
    const kept = await db
      .selectFrom("booking")
      .select("request")
      .where("booking_id", "=", booked.body.booking_id)
      .executeTakeFirstOrThrow();
    expect(kept.request.acknowledged_restrictions).toEqual(["no_local_ids", "no_unmarried_couples"]);
    const one = await browser.post(
      "/api/pwa/createBooking",
      bookingBody(alone.quote_id, "rules-alone", {
        booking: { acknowledged_restrictions: ["no_local_ids"] },
      }),
    );
    expect(one.status, one.text).toBe(200);
  });

  it("[HOTEL-04] makes no price for children where only adults are taken in", async () => {
    const browser = test.browser();
    const { db } = test.database;
    const update = db.updateTable("property").where("property_id", "=", 1);
    const adultsOnly = [{ code: "adults_only", name: "Adults only" }];
    await update.set({ restrictions: JSON.stringify(adultsOnly) }).execute();
    const stay = { ...STAY, checkin: "2027-09-20", checkout: "2027-09-21" };
    const ask = (rooms_config: string) => browser.post("/api/pwa/quote", { ...stay, rooms_config });
    const answers = [await ask("1-2_0_1_0"), await ask("1-2_1_0_0"), await ask("1-2_0_0_0")];
    await update.set({ restrictions: "[]" }).execute();
    expect(answers.map(({ status, body }) => [status, body.details?.reason])).toEqual([
      [422, "adults_only"],
      [422, "adults_only"],
      [200, undefined],
    ]);
  });

  it("[VAL-10] [BOOK-10] names every wrong field of the guest form", async () => {
    const browser = test.browser();
    const quote = await buildQuote(browser, { hotel_id: 2, room_category_id: 21 });
    const user = {
      ...GUEST,
      title: "<i>",
      first_name: "a".repeat(101),
      last_name: "<b>",
      phone: "12",
      house_no: "1".repeat(31),
      gdpr_consent: false,
    };
    const answer = await browser.post(
      "/api/pwa/createBooking",
      bookingBody(quote.quote_id, "wrong", { user }),
    );
    expect(answer.status).toBe(422);
    expect(
      answer.body.fields.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`),
    ).toEqual([
      "user.title name-rejected-character",
      "user.first_name too-long",
      "user.last_name name-rejected-character",
      "user.phone phone-length-exact",
      "user.house_no too-long",
      "user.gdpr_consent consent-required",
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
    expect((await sentMails(test)).length).toBeGreaterThan(0);
    expect(await sentMails(test)).toEqual([]);
  });
});
