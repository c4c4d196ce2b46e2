import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../../testing/app.ts";
import { bookingBody, GUEST } from "../../../testing/booking.ts";
import {
  amounts,
  book,
  breakfast,
  createExtrasApp,
  early,
  fieldsOf,
  MEALS,
  nextKey,
  quoted,
  stay,
} from "../../../testing/extras.ts";
import { brokenInvariants } from "../../../testing/invariants.ts";

describe("a booking with meals and an early check-in", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createExtrasApp();
  }, 90_000);
  afterEach(async () => {
    expect(await brokenInvariants(test.database.db)).toEqual([]);
  });
  afterAll(() => test.stop());

  it("offers what is sold at what it adds to the total, and adds nothing by itself", async () => {
    const { quote } = (await quoted(test.browser())).body;
    expect(amounts(quote.price_lines)).toEqual([
      ["room", "Room price", 24_000],
      ["tax", "GST", 2_880],
    ]);
    expect([quote.meals, quote.early_checkin]).toEqual([undefined, undefined]);
    expect(quote.services.meals).toEqual([
      { ...MEALS[0], name: "Ontbijt", price: 1_493 },
      { ...MEALS[1], name: "Diner", price: 3_024 },
    ]);
    expect(quote.additional_charge_info).toEqual({ early_checkin: { available: true, amount: 2_072 } });
    const { body } = await test
      .browser()
      .get(`/api/pwa/hotels/5?checkin=${stay.checkin}&checkout=${stay.checkout}&rooms_config=1-2_0_0_0`);
    expect(body.hotel.services.meals).toEqual(quote.services.meals);
    expect(body.hotel.additional_charge_info).toEqual({
      ...quote.additional_charge_info,
      subscription_fees: { available: false, amount: 0 },
    });
  });

  it("[MEAL-03] prices the rooms that sell breakfast with it for everybody who eats, and no other, when it is selected", async () => {
    const address = `/api/pwa/hotels/5?checkin=${stay.checkin}&checkout=${stay.checkout}&rooms_config=1-2_1_0_0`;
    const totals = async (more: string) => {
      const { body } = await test.browser().get(`${address}${more}`);
      const categories: { id: number; pricing: { summed_final_price: number } }[] =
        body.hotel.room_categories_with_data;
      return categories.map(({ id, pricing }) => [id, pricing.summed_final_price]);
    };
    expect(await totals("")).toEqual([
      [51, 26_880],
      [52, 26_880],
    ]);
    const withBreakfast = [
      [51, 26_880 + 4 * 1_493],
      [52, 26_880],
    ];
    expect(await totals("&breakfastSelected=true")).toEqual(withBreakfast);
    // So are the calls that a page makes for other dates.
    const read = async (path: string) =>
      (await test.browser().get(`${path}&${address.split("?")[1]}&breakfastSelected=true`)).body;
    const { pricing_details } = await read("/api/pwa/availability?hotel_id=5");
    expect(pricing_details.summed_final_price).toBe(26_880 + 4 * 1_493);
    for (const [id, total] of withBreakfast) {
      const { category } = await read(`/api/pwa/roomCategory?category_id=${id}`);
      expect(category.pricing.summed_final_price, `${id}`).toBe(total);
    }
  });

  it("keeps what was added from the price to the booking, the mail and my bookings, in lines of their own", async () => {
    const browser = test.browser();
    const meals = [breakfast(1), { category_code: "dinner", guest_count: 2 }, breakfast(1)];
    const { quote } = (await quoted(browser, { meals, early_checkin: true })).body;
    expect(amounts(quote.price_lines)).toEqual([
      ["room", "Room price", 24_000],
      ["meal", "Ontbijt", 5_332],
      ["meal", "Diner", 10_800],
      ["early_checkin", "Early check-in", 1_850],
      ["tax", "GST", 2_880 + 4 * 160 + 4 * 324 + 222],
    ]);
    expect(quote.total).toBe(24_000 + 2_880 + 4 * 1_493 + 4 * 3_024 + 2_072);
    expect(quote.pricing.summed_final_price).toBe(quote.total);
    expect(quote.meals).toEqual([
      { category_code: "breakfast", name: "Ontbijt", guest_count: 2, amount: 4 * 1_493 },
      { category_code: "dinner", name: "Diner", guest_count: 2, amount: 4 * 3_024 },
    ]);
    const said = { services: { meals }, ...early(true) };
    const key = nextKey();
    const made = await book(browser, quote, said, key);
    expect([made.status, made.body.final_amount], made.text).toEqual([200, quote.total]);
    expect((await book(browser, quote, said, key)).text).toBe(made.text);
    const { body } = await browser.get(`/api/pwa/booking/${made.body.booking_id}`);
    const id = expect.stringMatching(/^m[\w-]{22}$/);
    expect(body.booking).toMatchObject({
      final_amount: quote.total,
      payable_amount: quote.total,
      early_checkin: true,
      meals: [
        {
          category_code: "breakfast",
          name: "Ontbijt",
          guest_count: 2,
          meal_booking_id: id,
          status: "Confirmed",
        },
        { category_code: "dinner", name: "Diner", guest_count: 2, meal_booking_id: id, status: "Confirmed" },
      ],
    });
    expect(amounts(body.booking.bills_hash).map(([type, , amount]) => [type, amount])).toEqual([
      ["room", 24_000],
      ["food_and_beverage", 16_132],
      ["early_checkin", 1_850],
      ["tax", 5_038],
    ]);
    const { payload } = await test.database.db
      .selectFrom("outbox")
      .select("payload")
      .where("property_id", "=", 5)
      .executeTakeFirstOrThrow();
    for (const words of ["mail.label.meals", "mail.label.early-checkin"])
      expect(JSON.stringify(payload)).toContain(words);
  });

  it("prices no meal that is not sold, is in the room already or is for more guests than stay, and names it", async () => {
    const browser = test.browser();
    const refused = async (more: object) => fieldsOf(await quoted(browser, more));
    expect(await refused({ meals: [{ category_code: "brunch", guest_count: 1 }] })).toEqual([
      422,
      "meals.0.category_code not-offered",
    ]);
    expect(await refused({ meals: [breakfast(2), breakfast(1)] })).toEqual([
      422,
      "meals.0.guest_count too-many",
    ]);
    expect(await refused({ room_category_id: 52, meals: [breakfast(1)] })).toEqual([
      422,
      "meals.0.category_code not-offered",
    ]);
    expect(await refused({ hotel_id: 1, room_category_id: 11, early_checkin: true })).toEqual([
      422,
      "early_checkin not-offered",
    ]);
    expect((await refused({ meals: [{ category_code: "breakfast", guest_count: -1 }] }))[0]).toBe(400);
    const nobody = (await quoted(browser, { meals: [breakfast(0)], early_checkin: false })).body.quote;
    expect([nobody.total, nobody.meals]).toEqual([26_880, undefined]);
    const infant = { rooms_config: "1-2_1_0_0" };
    expect(await refused({ ...infant, meals: [breakfast(3)] })).toEqual([
      422,
      "meals.0.guest_count too-many",
    ]);
  });

  it("books only what the price has: more, fewer and other meals are named, and nothing is booked", async () => {
    const browser = test.browser();
    const { quote } = (await quoted(browser, { meals: [breakfast(2)], early_checkin: true })).body;
    const plain = (await quoted(browser)).body.quote;
    const meals = (...list: object[]) => ({ services: { meals: list } });
    const refused = async (of: { quote_id: string }, booking: object) =>
      fieldsOf(await book(browser, of, booking));
    const path = "booking.services.meals";
    const charge = "booking.additional_charge_info";
    expect(await refused(quote, meals(breakfast(3)))).toEqual([422, `${path}.0.guest_count too-many`]);
    expect(await refused(quote, meals(breakfast(1)))).toEqual([422, `${path}.0.guest_count not-quoted`]);
    expect(await refused(quote, meals(breakfast(0)))).toEqual([422, `${path} not-quoted`]);
    expect(await refused(quote, meals())).toEqual([422, `${path} not-quoted`]);
    expect(await refused(quote, meals(breakfast(2), { category_code: "dinner", guest_count: 1 }))).toEqual([
      422,
      `${path}.1.category_code not-offered`,
    ]);
    expect(await refused(quote, early(false))).toEqual([422, `${charge}.early_checkin not-quoted`]);
    expect(await refused(plain, early(true))).toEqual([422, `${charge}.early_checkin not-offered`]);
    expect(await refused(plain, meals(breakfast(1)))).toEqual([422, `${path}.0.category_code not-offered`]);
    const fees = { additional_charge_info: { subscription_fees: { selected: true } } };
    expect(await refused(plain, fees)).toEqual([422, `${charge}.subscription_fees not-offered`]);
    // A call that says nothing of meals means those of the price.
    const made = await book(browser, quote);
    expect([made.status, made.body.final_amount]).toEqual([200, quote.total]);
  });

  it("books at the price that was shown while it is held; afterwards a new price of a meal has to be accepted first", async () => {
    const browser = test.browser();
    const { db } = test.database;
    const held = (await quoted(browser, { meals: [breakfast(2)] })).body.quote;
    const late = (await quoted(browser, { meals: [breakfast(2)], early_checkin: true })).body.quote;
    const sell = (meals: object[], early_checkin_price: number | null) =>
      Promise.all([
        db
          .updateTable("room_category")
          .set({ meals: JSON.stringify(meals) })
          .where("room_category_id", "=", 51)
          .execute(),
        db.updateTable("property").set({ early_checkin_price }).where("property_id", "=", 5).execute(),
      ]);
    await sell([{ ...MEALS[0], price: 2_000 }], null);
    const made = await book(browser, held);
    expect([made.status, made.body.final_amount]).toEqual([200, held.total]);
    test.clock.advance(60 * 60_000);
    const answer = await book(browser, late);
    expect([answer.status, answer.body.code, answer.body.details]).toMatchObject([
      409,
      "price_changed",
      { old_total: late.total, new_total: 26_880 + 4 * 2_240, reason: "extras" },
    ]);
    const { quote } = (await browser.get(`/api/pwa/quote/${answer.body.details.quote_id}`)).body;
    expect([quote.meals?.[0]?.guest_count, quote.early_checkin]).toEqual([2, undefined]);
    expect((await book(browser, quote)).body.final_amount).toBe(quote.total);
    await sell(MEALS, 1_850);
  });

  it("40 bookings at once, each with its own meals, agree with their lines to the last unit", {
    timeout: 120_000,
  }, async () => {
    const ready = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const browser = test.browser(undefined, `198.51.100.${index}`);
        const meals = [breakfast(index % 3), { category_code: "dinner", guest_count: (index >> 1) % 3 }];
        const { quote } = (await quoted(browser, { meals, early_checkin: index % 2 === 0 })).body;
        return { browser, quote, meals };
      }),
    );
    const answers = await Promise.all(
      ready.flatMap(({ browser, quote, meals }, index) => {
        const key = `atonce${index}-`;
        const send = () =>
          browser.post(
            "/api/pwa/createBooking",
            bookingBody(quote.quote_id, key, {
              user: { ...GUEST, phone: String(630_000_000 + index) },
              booking: { services: { meals } },
            }),
          );
        return [send(), send()];
      }),
    );
    const booked = answers.filter(({ status }) => status === 200);
    expect(booked.length).toBeGreaterThanOrEqual(40);
    expect(new Set(booked.map(({ body }) => body.booking_id)).size).toBe(40);
  });
});
