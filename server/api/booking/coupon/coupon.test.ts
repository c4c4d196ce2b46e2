import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Release } from "#renderer";
import limits from "../../../../config/limits.json" with { type: "json" };
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import { bookingBody, GUEST, STAY } from "../../../testing/booking.ts";
import type { Browser } from "../../../testing/browser.ts";
import { buildCoupon } from "../../../testing/coupon.ts";
import { brokenInvariants } from "../../../testing/invariants.ts";
import { buildLimitedRelease } from "../../../testing/limits.ts";
import { buildSupply } from "../../../testing/supply.ts";

describe("codes that guests type", () => {
  let test: TestApp;
  let release: Release;
  beforeAll(async () => {
    release = buildLimitedRelease({ protection: limits.protection });
    test = await createTestApp({ release: () => release });
    const { db } = test.database;
    await buildSupply(db);
    await buildCoupon(db, { coupon_code: "LANTERN", listed: true });
    await buildCoupon(db, { coupon_code: "SECRET20", percent: 20 });
    await buildCoupon(db, { coupon_code: "FLAT50", percent: null }, { off: 5000, least: 30_000 });
    await buildCoupon(db, { coupon_code: "CAPPED", percent: 50 }, { most: 1500 });
    await buildCoupon(db, { coupon_code: "WITHDRAWN", state: "withdrawn" });
    await buildCoupon(db, { coupon_code: "OVER", book_until: "2026-06-01T00:00:00Z" });
    await buildCoupon(db, { coupon_code: "USEDUP", redemptions: 0 });
    await buildCoupon(db, { coupon_code: "OTHERBRAND", brand_ids: ["hotels"] });
    await buildCoupon(db, { coupon_code: "HOMESONLY", property_types: ["home"] });
    await buildCoupon(db, { coupon_code: "INDIAONLY", countries: ["IN"] });
    await buildCoupon(db, { coupon_code: "HOTELTWO", property_ids: [2] });
    await buildCoupon(db, { coupon_code: "FIVENIGHTS", min_nights: 5 });
    await buildCoupon(db, { coupon_code: "SUMMER", stay_from: "2027-06-01", stay_until: "2027-08-31" });
    await buildCoupon(db, { coupon_code: "BROKE" }, { budget: 100 });
    await buildCoupon(db, { coupon_code: "RUPEES" }, { currency_code: "INR" });
  }, 90_000);
  beforeEach(async () => {
    await test.database.db.deleteFrom("rate_limit").execute();
  });
  afterEach(async () => {
    expect(await brokenInvariants(test.database.db)).toEqual([]);
  });
  afterAll(() => test.stop());

  const validate = (browser: Browser, code: string, more: object = {}) =>
    browser.post("/api/pwa/validatecoupon", { ...STAY, code, ...more });
  const discount = async (code: string, more: object = {}) =>
    (await test.browser().post("/api/pwa/validateCouponDiscount", { ...STAY, code, ...more })).body;

  it("[COUP-02] validates a code with the stay, however it was typed, and tells what it takes off", async () => {
    const answer = await validate(test.browser(), " lan-tern ");
    expect([answer.status, answer.body]).toEqual([200, { coupon_code: "LANTERN", valid: true }]);
    // Two nights of € 120 and € 10 of city tax for two adults; the tax inside the rooms adds nothing.
    expect(await discount("LANTERN")).toEqual({
      coupon_code: "LANTERN",
      valid: true,
      discount: 2400,
      total: 22_600,
      total_without: 25_000,
      currency_code: "EUR",
    });
    expect((await discount("CAPPED")).discount).toBe(1500);
    expect((await discount("FLAT50")).discount).toBe(0);
    expect((await discount("FLAT50", { checkout: "2027-04-13" })).discount).toBe(5000);
    expect((await discount("FIVENIGHTS", { checkout: "2027-04-15" })).discount).toBe(6000);
    expect((await discount("SUMMER", { checkin: "2027-06-01", checkout: "2027-06-03" })).valid).toBe(true);
    expect((await discount("HOTELTWO", { hotel_id: 2, room_category_id: 21 })).valid).toBe(true);
  });

  it("answers every code that does not apply alike, whether there is one or not", async () => {
    const words =
      "NOSUCHCODE WITHDRAWN OVER USEDUP OTHERBRAND HOMESONLY INDIAONLY HOTELTWO FIVENIGHTS SUMMER BROKE RUPEES FLAT50";
    for (const code of words.split(" ")) {
      await test.database.db.deleteFrom("rate_limit").execute();
      const answer = await validate(test.browser(), code);
      expect([answer.status, answer.body], code).toEqual([
        200,
        { coupon_code: code, valid: false, message: "This code does not apply to this stay." },
      ]);
    }
  });

  it.each(["", "x".repeat(41), 12, null, ["A"], {}])("refuses what cannot be a code: %j", async (code) => {
    const answer = await test.browser().post("/api/pwa/validatecoupon", { ...STAY, code });
    expect([answer.status, answer.body.code]).toEqual([400, "validation_failed"]);
  });

  it.each([
    "' OR 1=1 --",
    "<script>alert(1)</script>",
    "\u202eEDOC",
    "ＬＡＮＴＥＲＮ",
    "none",
    "İIII",
    "🎁🎁🎁🎁",
  ])("takes %j as no coupon", async (code) => {
    expect((await validate(test.browser(), code)).body.valid).toBe(false);
  });

  /** How many wrong codes are answered before one is refused. */
  const guessesOf = async (guess: (index: number) => ReturnType<typeof validate>) => {
    for (let index = 0; index < 60; index += 1) {
      const answer = await guess(index);
      if (answer.status === 200) continue;
      expect([answer.status, answer.body.code]).toEqual([429, "rate_limited"]);
      expect(answer.body.details.retry_after).toBeGreaterThan(0);
      return index;
    }
    return null;
  };
  const guess = (index: number) => `GUESS${index}`;

  it("stops guesses of a browser, wherever it is; a code that is offered stays open to it", async () => {
    const jar = test.browser(undefined, "198.51.100.1");
    expect(await guessesOf((index) => validate(jar, guess(index)))).toBe(
      limits.protection.couponGuessesPerSession,
    );
    expect((await validate(jar, "SECRET20")).status).toBe(429);
    expect((await validate(jar, "LANTERN")).body.valid).toBe(true);
    test.clock.advance(limits.protection.couponMinutes * 60_000);
    expect((await validate(jar, "SECRET20")).body.valid).toBe(true);
  });

  it("stops guesses of an address and of its IPv6 network, and of a phone from anywhere", async () => {
    const { couponGuessesPerSource, couponGuessesPerPhone } = limits.protection;
    const near = (index: number) => test.browser(undefined, `2001:db8:1:1::${index + 1}`);
    expect(await guessesOf((index) => validate(near(index), guess(index)))).toBe(couponGuessesPerSource);
    const phone = (index: number) => ({
      phone: index % 2 === 0 ? "0612345678" : "6 12 34 56 78",
      country_code: "+31",
    });
    const far = (index: number) => test.browser(undefined, `198.51.100.${index + 10}`);
    expect(await guessesOf((index) => validate(far(index), guess(index), phone(index)))).toBe(
      couponGuessesPerPhone,
    );
  });

  it("a right code costs no guess, and 40 guesses at once are no more than are allowed", async () => {
    const jar = test.browser(undefined, "198.51.100.90");
    for (let index = 0; index < 12; index += 1)
      expect((await validate(jar, "SECRET20")).body.valid).toBe(true);
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => validate(jar, guess(index))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(
      limits.protection.couponGuessesPerSession,
    );
  });

  it("guesses in addresses of lists and properties and in quotes are counted too, and then find nothing", async () => {
    const stay = "checkin=2027-04-10&checkout=2027-04-12&rooms_config=1-2_0_0_0";
    const jar = test.browser(undefined, "198.51.100.91");
    const ask = async (code: string) => {
      const { body } = await jar.get(`/api/pwa/availability?hotel_id=1&${stay}&requested_coupon=${code}`);
      return body.room_categories_with_data[0].pre_apply_coupon_validate_info;
    };
    expect(await ask("SECRET20")).toMatchObject({ valid: true, discount: 4800 });
    for (let index = 0; index < limits.protection.couponGuessesPerSource; index += 1) await ask(guess(index));
    expect(await ask("SECRET20")).toEqual({
      coupon_code: "SECRET20",
      valid: false,
      discount: 0,
      automatic: false,
    });
    const quoted = await jar.post("/api/pwa/quote", { ...STAY, coupon_code: "SECRET20" });
    expect(quoted.body.quote.coupon.valid).toBe(false);
  });

  it("offers those that suit first, with their terms, and no secret ones", async () => {
    await buildCoupon(test.database.db, {
      coupon_code: "WEEKLONG",
      listed: true,
      percent: 15,
      min_nights: 7,
    });
    const ask = async (more: string) =>
      (
        await test
          .browser()
          .get(`/api/pwa/coupons?hotel_id=1&room_category_id=11&rooms_config=1-2_0_0_0&${more}`)
      ).body;
    const short = await ask("checkin=2027-04-10&checkout=2027-04-12");
    expect(short).toMatchObject({ currency_code: "EUR", currency_symbol: "€" });
    expect(
      short.offers.map(({ coupon_code, suits, discount: off }: Record<string, unknown>) => [
        coupon_code,
        suits,
        off,
      ]),
    ).toEqual([
      ["LANTERN", true, 2400],
      ["WEEKLONG", false, 0],
    ]);
    expect(short.offers[1]).toMatchObject({ percent: 15, min_nights: 7, once_per_guest: true });
    const long = await ask("checkin=2027-04-10&checkout=2027-04-17");
    expect(long.offers[0]).toMatchObject({ coupon_code: "WEEKLONG", suits: true, discount: 12_600 });
    await test.database.db.deleteFrom("coupon_amount").where("coupon_code", "=", "WEEKLONG").execute();
    await test.database.db.deleteFrom("coupon").where("coupon_code", "=", "WEEKLONG").execute();
  });

  it("[COUP-02] a coupon for one use per guest applies no more for the phone that has used it, and asking by phone is a guess", async () => {
    const { db } = test.database;
    await buildCoupon(db, { coupon_code: "FIRSTSTAY", listed: true });
    await buildCoupon(db, { coupon_code: "EVERYSTAY", listed: true, once_per_guest: false });
    const browser = test.browser(undefined, "198.51.100.80");
    const later = { checkin: "2027-05-10", checkout: "2027-05-12" };
    const booked = async (coupon_code: string) => {
      const { quote } = (await browser.post("/api/pwa/quote", { ...STAY, ...later, coupon_code })).body;
      const user = { ...GUEST, phone: "612345699" };
      return (
        await browser.post("/api/pwa/createBooking", bookingBody(quote.quote_id, coupon_code, { user }))
      ).body;
    };
    expect((await booked("FIRSTSTAY")).booking_id).toBeTruthy();
    expect((await booked("EVERYSTAY")).booking_id).toBeTruthy();
    const used = { phone: "06 1234 5699", country_code: "+31" };
    const fresh = { ...used, phone: "612345698" };
    const next = { checkin: "2027-07-10", checkout: "2027-07-12" };
    const asked = async (code: string, more: object) =>
      (await validate(browser, code, { ...next, ...more })).body;
    expect(await asked("FIRSTSTAY", used)).toEqual({
      coupon_code: "FIRSTSTAY",
      valid: false,
      message: "This code does not apply to this stay.",
    });
    expect(await discount("FIRSTSTAY", { ...next, ...used })).toMatchObject({ valid: false, discount: 0 });
    expect((await asked("FIRSTSTAY", fresh)).valid).toBe(true);
    expect((await asked("FIRSTSTAY", {})).valid).toBe(true);
    expect((await asked("EVERYSTAY", used)).valid).toBe(true);
    const numbers = (index: number) => ({ ...next, ...fresh, phone: String(612_345_000 + index) });
    const spent = 2;
    expect(await guessesOf((index) => validate(browser, "FIRSTSTAY", numbers(index)))).toBe(
      limits.protection.couponGuessesPerSession - spent,
    );
  });
});
