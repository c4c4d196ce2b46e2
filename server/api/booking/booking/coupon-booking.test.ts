import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { returnCoupons } from "../../../jobs/return-coupons.ts";
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import { bookingBody, GUEST, STAY } from "../../../testing/booking.ts";
import type { Browser } from "../../../testing/browser.ts";
import { cancelBooking } from "../../../testing/cancellation.ts";
import { buildCoupon } from "../../../testing/coupon.ts";
import { GST } from "../../../testing/gst.ts";
import { brokenInvariants } from "../../../testing/invariants.ts";
import { buildProperty, buildRoomCategory, buildSupply } from "../../../testing/supply.ts";

describe("a booking with a coupon", () => {
  let test: TestApp;
  let guests = 0;
  beforeAll(async () => {
    test = await createTestApp({ connections: 20 });
    const { db } = test.database;
    await buildSupply(db);
    await buildProperty(db, { property_id: 5, fees: JSON.stringify([GST]) });
    await buildRoomCategory(db, { property_id: 5, room_category_id: 51, capacity: 1000 });
  }, 90_000);
  afterEach(async () => {
    expect(await brokenInvariants(test.database.db)).toEqual([]);
  });
  afterAll(() => test.stop());

  const stay = { ...STAY, hotel_id: 5, room_category_id: 51 };
  const quoted = async (browser: Browser, coupon_code?: string, more: object = {}) =>
    (await browser.post("/api/pwa/quote", { ...stay, ...(coupon_code ? { coupon_code } : {}), ...more })).body
      .quote;
  /** A guest nobody has seen before. */
  const someone = () => {
    guests += 1;
    return { ...GUEST, phone: String(620_000_000 + guests), email: `guest${guests}@example.test` };
  };
  const book = (
    browser: Browser,
    quote: { quote_id: string },
    user: object = someone(),
    booking: object = {},
  ) => {
    guests += 1;
    return browser.post(
      "/api/pwa/createBooking",
      bookingBody(quote.quote_id, `coup${guests}-`, { user, booking }),
    );
  };
  const counters = async (code: string) => {
    const { db } = test.database;
    const { redeemed } = await db
      .selectFrom("coupon")
      .select("redeemed")
      .where("coupon_code", "=", code)
      .executeTakeFirstOrThrow();
    const { spent } = await db
      .selectFrom("coupon_amount")
      .select("spent")
      .where("coupon_code", "=", code)
      .executeTakeFirstOrThrow();
    return { redeemed, spent };
  };

  it("[BDET-03] keeps the coupon of the quote: line before tax, booking, mail and my bookings say the same", async () => {
    await buildCoupon(test.database.db, { coupon_code: "LAMP10" });
    const browser = test.browser();
    const quote = await quoted(browser, "lamp10");
    const amounts = (lines: { bill_type: string; amount: number; included: boolean }[]) =>
      lines.map(({ bill_type, amount }) => [bill_type, amount]);
    expect(amounts(quote.price_lines)).toEqual([
      ["room", 24_000],
      ["coupon", -2400],
      ["tax", 2592],
    ]);
    expect(quote).toMatchObject({
      total: 24_192,
      coupon: { coupon_code: "LAMP10", valid: true, discount: 2400 },
      pricing: { coupon_code: "LAMP10", coupon_discount: 2400, summed_final_price: 24_192 },
    });
    const made = await book(browser, quote, someone(), { coupon: "LAMP10", coupon_code: "lamp10" });
    expect([made.status, made.body.final_amount]).toEqual([200, 24_192]);
    const { body } = await browser.get(`/api/pwa/booking/${made.body.booking_id}`);
    expect(body.booking).toMatchObject({
      currency_symbol: "€",
      currency_code: "EUR",
      country_name: "Nederland",
      coupon_code: "LAMP10",
      discount: 2400,
      discount_percentage: 9,
      price: 26_592,
      amount: 24_192,
      final_amount: 24_192,
      payable_amount: 24_192,
      payable_amount_prepaid: 24_192,
      minimum_prepay_amount: 0,
      prepaid_discount_percent: 0,
      payment_details: [{ kind: "coupon", amount: 2400 }],
    });
    expect(amounts(body.booking.bills_hash)).toEqual(amounts(quote.price_lines));
    const mails = await test.database.db.selectFrom("outbox").select("payload").execute();
    expect(JSON.stringify(mails)).toContain("mail.label.coupon");
    expect(await counters("LAMP10")).toEqual({ redeemed: 1, spent: 2400 });
  });

  it("refuses a code that the quoted price does not have, and books nothing", async () => {
    await buildCoupon(test.database.db, { coupon_code: "UNQUOTED" });
    const browser = test.browser();
    for (const quote of [await quoted(browser), await quoted(browser, "NOSUCHCODE")]) {
      const answer = await book(browser, quote, someone(), { coupon_code: "UNQUOTED" });
      expect([answer.status, answer.body.fields?.[0]]).toMatchObject([
        422,
        { field: "booking.coupon_code", code: "not-offered" },
      ]);
    }
    expect((await counters("UNQUOTED")).redeemed).toBe(0);
  });

  it("50 bookings at once of a coupon for 10 use it exactly 10 times; the others are told the price without it and may take it", {
    timeout: 120_000,
  }, async () => {
    await buildCoupon(test.database.db, { coupon_code: "TENONLY", redemptions: 10 }, { budget: 1_000_000 });
    const ready = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const browser = test.browser(undefined, `198.51.100.${index}`);
        return { browser, quote: await quoted(browser, "TENONLY"), user: someone() };
      }),
    );
    const answers = await Promise.all(ready.map(({ browser, quote, user }) => book(browser, quote, user)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(40);
    for (const { status, body } of refused)
      expect([status, body.code, body.details]).toMatchObject([
        409,
        "price_changed",
        { reason: "coupon", old_total: 24_192, new_total: 26_880 },
      ]);
    expect(await counters("TENONLY")).toEqual({ redeemed: 10, spent: 24_000 });
    const lost = answers.findIndex(({ status }) => status !== 200);
    const { browser, user } = ready[lost] as (typeof ready)[number];
    const again = await book(browser, { quote_id: answers[lost]?.body.details.quote_id }, user);
    expect([again.status, again.body.final_amount]).toEqual([200, 26_880]);
  });

  it("a budget of money is never overdrawn by bookings at once", { timeout: 60_000 }, async () => {
    await buildCoupon(test.database.db, { coupon_code: "PURSE" }, { budget: 10_000 });
    const ready = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const browser = test.browser();
        return { browser, quote: await quoted(browser, "PURSE") };
      }),
    );
    const answers = await Promise.all(ready.map(({ browser, quote }) => book(browser, quote)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(await counters("PURSE")).toEqual({ redeemed: 4, spent: 9600 });
    expect((await quoted(test.browser(), "PURSE")).coupon.valid).toBe(false);
  });

  it("is used once by a phone and once by an e-mail address, at once or later", {
    timeout: 60_000,
  }, async () => {
    await buildCoupon(test.database.db, { coupon_code: "ONCE" });
    const user = someone();
    const race = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const browser = test.browser();
        return book(browser, await quoted(browser, "ONCE"), user);
      }),
    );
    expect(race.filter(({ status }) => status === 200)).toHaveLength(1);
    const browser = test.browser();
    const same = { ...someone(), email: user.email.toUpperCase() };
    expect((await book(browser, await quoted(browser, "ONCE"), same)).body.details.reason).toBe("coupon");
    const typed = { ...someone(), phone: `0${user.phone}` };
    expect((await book(browser, await quoted(browser, "ONCE"), typed)).body.details.reason).toBe("coupon");
    expect((await book(browser, await quoted(browser, "ONCE"))).status).toBe(200);
  });

  it.each([
    ["withdrawn", { state: "withdrawn" as const }],
    ["over", { book_until: "2026-12-01T00:00:00Z" }],
    ["used up", { redemptions: 0 }],
  ])("a coupon %s since the quote gives the new price, and nothing is lost", async (what, change) => {
    const { db } = test.database;
    const code = `GONE${what.replaceAll(" ", "").toUpperCase()}`;
    await buildCoupon(db, { coupon_code: code });
    const browser = test.browser();
    const quote = await quoted(browser, code);
    await db.updateTable("coupon").set(change).where("coupon_code", "=", code).execute();
    const user = someone();
    const refused = await book(browser, quote, user);
    expect([refused.status, refused.body.code, refused.body.details]).toMatchObject([
      409,
      "price_changed",
      { reason: "coupon", old_total: quote.total, new_total: 26_880, currency_code: "EUR" },
    ]);
    const { body } = await browser.get(`/api/pwa/quote/${refused.body.details.quote_id}`);
    expect(body.quote).toMatchObject({ status: "active", total: 26_880 });
    expect(body.quote.coupon).toBeUndefined();
    expect((await book(browser, body.quote, user)).body.final_amount).toBe(26_880);
    const held = await db.selectFrom("room_night").select("held").where("held", ">", 0).execute();
    expect(held).toEqual([]);
  });

  it("a quote whose time is over is priced again with its own coupon, never with another", async () => {
    const { db } = test.database;
    await buildCoupon(db, { coupon_code: "SELF5", automatic: true, percent: 5 });
    await buildCoupon(db, { coupon_code: "STAYS10" });
    const browser = test.browser();
    const automatic = { pre_apply_coupon_switch: true };
    const own = await quoted(browser, "STAYS10", automatic);
    const self = await quoted(browser, undefined, automatic);
    const none = await quoted(browser);
    expect(self.coupon).toMatchObject({ coupon_code: "SELF5", automatic: true, discount: 1200 });
    expect([own.total, self.total, none.total]).toEqual([24_192, 25_536, 26_880]);
    test.clock.advance(16 * 60_000);
    for (const quote of [own, self, none]) {
      const { body } = await book(browser, quote);
      expect(body).toMatchObject({ code: "quote_expired", details: { new_total: quote.total } });
    }
    await db.updateTable("coupon").set({ state: "withdrawn" }).where("coupon_code", "=", "STAYS10").execute();
    expect((await book(browser, own)).body).toMatchObject({
      code: "price_changed",
      details: { reason: "coupon", new_total: 26_880 },
    });
    await db.updateTable("coupon").set({ automatic: false }).where("coupon_code", "=", "SELF5").execute();
  });

  it("a cancelled booking gives its coupon back, once, where the coupon's rule says so", async () => {
    const { db } = test.database;
    await buildCoupon(db, { coupon_code: "BACK" }, { budget: 2400 });
    await buildCoupon(db, { coupon_code: "KEPT", back_on_cancel: false });
    const browser = test.browser();
    const user = someone();
    const cancel = async (code: string, byGuest = false) => {
      const made = await book(browser, await quoted(browser, code), user);
      expect(made.status, made.text).toBe(200);
      if (byGuest) {
        const cancelled = await cancelBooking(browser, made.body.booking_id);
        expect(cancelled.status, cancelled.text).toBe(200);
        return;
      }
      await db
        .updateTable("booking")
        .set({ state: "cancelled" })
        .where("booking_id", "=", made.body.booking_id)
        .execute();
    };
    await cancel("BACK", true);
    await cancel("KEPT", true);
    expect((await quoted(browser, "BACK")).coupon.valid).toBe(false);
    const runs = await Promise.all([
      returnCoupons({ db, clock: test.clock }),
      returnCoupons({ db, clock: test.clock }),
    ]);
    expect(runs.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await counters("BACK")).toEqual({ redeemed: 0, spent: 0 });
    expect((await counters("KEPT")).redeemed).toBe(1);
    await cancel("BACK");
    expect((await counters("BACK")).redeemed).toBe(1);
  });

  it("[COUP-04] is one price from the list to the booking, asked for in the address or applied by itself", async () => {
    const { db } = test.database;
    await buildCoupon(db, { coupon_code: "AGREE10" });
    await buildCoupon(db, { coupon_code: "ITSELF", automatic: true, percent: 7 });
    for (const [query, code] of [
      ["requested_coupon=agree10", "AGREE10"],
      ["pre_apply_coupon_switch=true", "ITSELF"],
    ] as const) {
      const browser = test.browser();
      const dates = `checkin=${stay.checkin}&checkout=${stay.checkout}&rooms_config=${stay.rooms_config}&${query}`;
      const list = (await browser.get(`/api/pwa/search?city=utrecht&${dates}`)).body;
      const card = list.hotels.find(({ id }: { id: number }) => id === 5);
      const page = (await browser.get(`/api/pwa/hotels/5?${dates}`)).body.hotel;
      const offers = (await browser.get(`/api/pwa/availability?hotel_id=5&${dates}`)).body;
      const quote = await quoted(browser, code === "AGREE10" ? code : undefined, {
        pre_apply_coupon_switch: true,
      });
      for (const { pricing, pre_apply_coupon_validate_info: info } of [
        page.room_categories_with_data[0],
        offers.room_categories_with_data[0],
      ]) {
        expect(pricing).toEqual(card.pricing);
        expect(info).toEqual({
          coupon_code: code,
          valid: true,
          discount: pricing.coupon_discount,
          automatic: code === "ITSELF",
        });
      }
      expect([quote.pricing, quote.total]).toEqual([card.pricing, card.pricing.summed_final_price]);
      expect(card.pricing.coupon_code).toBe(code);
      expect((await book(browser, quote)).body.final_amount).toBe(quote.total);
    }
    await db.updateTable("coupon").set({ automatic: false }).where("coupon_code", "=", "ITSELF").execute();
  });
});
