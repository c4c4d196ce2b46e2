import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import { bookingBody, GUEST, STAY } from "../../../testing/booking.ts";
import type { Browser } from "../../../testing/browser.ts";
import { GST } from "../../../testing/gst.ts";
import { brokenInvariants } from "../../../testing/invariants.ts";
import { buildProperty, buildRoomCategory, buildSupply } from "../../../testing/supply.ts";

const MEALS = [
  { category_code: "breakfast", name: "Breakfast", price: 1_333, included: false },
  { category_code: "dinner", name: "Dinner", price: 2_700, included: false },
];

describe("a booking with meals and an early check-in", () => {
  let test: TestApp;
  let keys = 0;
  beforeAll(async () => {
    test = await createTestApp({ connections: 20 });
    const { db } = test.database;
    await buildSupply(db);
    await buildProperty(db, { property_id: 5, fees: JSON.stringify([GST]), early_checkin_price: 1_850 });
    const meals = JSON.stringify(MEALS);
    await buildRoomCategory(db, { property_id: 5, room_category_id: 51, capacity: 1000, meals });
    const included = JSON.stringify([{ ...MEALS[0], price: 0, included: true }]);
    await buildRoomCategory(db, { property_id: 5, room_category_id: 52, capacity: 1000, meals: included });
  }, 90_000);
  afterEach(async () => {
    expect(await brokenInvariants(test.database.db)).toEqual([]);
  });
  afterAll(() => test.stop());

  const stay = { ...STAY, hotel_id: 5, room_category_id: 51 };
  const quoted = (browser: Browser, more: object = {}) =>
    browser.post("/api/pwa/quote", { ...stay, ...more });
  const nextKey = () => {
    keys += 1;
    return `extras${keys}-`;
  };
  const book = (browser: Browser, quote: { quote_id: string }, booking: object = {}, key = nextKey()) =>
    browser.post("/api/pwa/createBooking", bookingBody(quote.quote_id, key, { booking }));
  const amounts = (lines: { bill_type: string; name: string; amount: number }[]) =>
    lines.map(({ bill_type, name, amount }) => [bill_type, name, amount]);
  const breakfast = (guest_count: number) => ({ category_code: "breakfast", guest_count });
  const early = (selected: boolean) => ({ additional_charge_info: { early_checkin: { selected } } });
  const fieldsOf = ({
    status,
    body,
  }: {
    status: number;
    body: { fields?: { field: string; code: string }[] };
  }) => [status, ...(body.fields ?? []).map(({ field, code }) => `${field} ${code}`)];

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

  const change = (browser: Browser, id: string, meals: object[], total: number, key = nextKey()) =>
    browser.put(`/api/pwa/updateBooking/${id}`, {
      idempotency_key: key.padEnd(16, "0"),
      booking: { services: { meals }, pricing: { total } },
    });

  it("[MEAL-01] [MEAL-02] an added meal becomes confirmed, a changed one confirmed under its id, a removed one cancelled, and the total follows", async () => {
    const browser = test.browser();
    const { quote } = (await quoted(browser, { meals: [breakfast(1)], early_checkin: true })).body;
    const { booking_id } = (await book(browser, quote)).body;
    const plain = quote.total - 2 * 1_493;
    const linesOf = (body: { meals: { category_code: string; guest_count: number; status: string }[] }) =>
      body.meals.map(({ category_code, guest_count, status }) => [category_code, guest_count, status]);
    const idsOf = (body: { meals: { meal_booking_id: string }[] }) =>
      body.meals.map(({ meal_booking_id }) => meal_booking_id);
    const dinner = { category_code: "dinner", guest_count: 2 };

    const first = plain + 4 * 1_493 + 4 * 3_024;
    const key = nextKey();
    const added = await change(browser, booking_id, [breakfast(2), dinner], first, key);
    expect(added.status, added.text).toBe(200);
    expect([added.body.final_amount, added.body.payable_amount]).toEqual([first, first]);
    expect(linesOf(added.body)).toEqual([
      ["breakfast", 2, "Confirmed"],
      ["dinner", 2, "Confirmed"],
    ]);
    expect((await change(browser, booking_id, [breakfast(2), dinner], first, key)).text).toBe(added.text);

    const mails = await test.database.db
      .selectFrom("outbox")
      .select("payload")
      .where("property_id", "=", 5)
      .execute();
    const own = mails
      .map(({ payload }) => JSON.stringify(payload))
      .filter((mail) => mail.includes(booking_id));
    expect(own.map((mail) => /"subject":"(mail\.\w+)/.exec(mail)?.[1]).sort()).toEqual([
      "mail.changed",
      "mail.confirmation",
    ]);

    const second = plain + 4 * 3_024;
    const removed = await change(browser, booking_id, [dinner], second);
    expect([removed.body.final_amount, linesOf(removed.body)]).toEqual([
      second,
      [
        ["breakfast", 2, "Cancelled"],
        ["dinner", 2, "Confirmed"],
      ],
    ]);
    const again = await change(browser, booking_id, [breakfast(1), dinner], second + 2 * 1_493);
    expect(linesOf(again.body)[0]).toEqual(["breakfast", 1, "Confirmed"]);
    expect([idsOf(removed.body), idsOf(again.body)]).toEqual([idsOf(added.body), idsOf(added.body)]);
    const none = await change(browser, booking_id, [], plain);
    expect(linesOf(none.body).map(([, , status]) => status)).toEqual(["Cancelled", "Cancelled"]);

    const { booking } = (await browser.get(`/api/pwa/booking/${booking_id}`)).body;
    expect(booking).toMatchObject({ final_amount: plain, payable_amount: plain, early_checkin: true });
    expect(booking.meals.map(({ status }: { status: string }) => status)).toEqual(["Cancelled", "Cancelled"]);
    const same = (await quoted(browser, { early_checkin: true })).body.quote;
    expect([same.total, same.pricing.tax_info, same.cancellation_policies]).toEqual([
      plain,
      booking.tax_info,
      booking.cancellation_policies,
    ]);
    expect(amounts(booking.bills_hash)).toEqual(
      amounts(same.price_lines.map((line: object) => ({ ...line }))),
    );
  });

  it("[MEAL-02] shows a booking with what each meal costs and whether it can be changed, and refuses a change of what it was before", async () => {
    const browser = test.browser();
    const dates = { checkin: "2027-03-04", checkout: "2027-03-06" };
    const { quote } = (await quoted(browser, { ...dates, meals: [breakfast(1)] })).body;
    const { booking_id } = (await book(browser, quote)).body;
    const offerOf = async (of = browser, query = "") =>
      (await of.get(`/api/pwa/booking/${booking_id}${query}`)).body.booking.services;
    const seen = await offerOf();
    expect(seen).toEqual({
      change: "open",
      quotation_id: quote.quote_id,
      meals: [
        {
          category_code: "breakfast",
          name: "Ontbijt",
          price: 1_493,
          included: false,
          guest_count: 1,
          amount: 2 * 1_493,
        },
        { category_code: "dinner", name: "Diner", price: 3_024, included: false, guest_count: 0, amount: 0 },
      ],
    });
    const since = (meals: object[], total: number, quotation_id: string) =>
      browser.put(`/api/pwa/updateBooking/${booking_id}`, {
        idempotency_key: nextKey().padEnd(16, "0"),
        booking: { services: { meals }, pricing: { total }, quotation_id },
      });
    const dinner = { category_code: "dinner", guest_count: 1 };
    const more = quote.total + 2 * 3_024;
    expect((await since([breakfast(1), dinner], more, seen.quotation_id)).status).toBe(200);
    // A second window still shows what was there before: its change would take the dinner off unseen.
    const late = await since([breakfast(2)], quote.total + 2 * 1_493, seen.quotation_id);
    expect([late.status, late.body.code, late.body.details]).toEqual([
      409,
      "price_changed",
      { reason: "booking_changed", new_total: more, currency_code: "EUR" },
    ]);
    const { meals, quotation_id } = await offerOf();
    expect(meals.map((meal: { guest_count: number }) => meal.guest_count)).toEqual([1, 1]);
    expect(quotation_id).not.toBe(seen.quotation_id);

    expect(await offerOf(test.browser(), `?user_phone=${GUEST.phone}`)).toMatchObject({ change: "masked" });
    const { db } = test.database;
    const meals51 = (list: object[]) =>
      db
        .updateTable("room_category")
        .set({ meals: JSON.stringify(list) })
        .where("room_category_id", "=", 51)
        .execute();
    await meals51([MEALS[0] ?? {}]);
    const [, gone] = (await offerOf()).meals;
    expect([gone.name, gone.price, gone.guest_count, gone.amount]).toEqual([
      "Diner",
      undefined,
      1,
      2 * 3_024,
    ]);
    await meals51(MEALS);
    const set = (values: object) =>
      db.updateTable("booking").set(values).where("booking_id", "=", booking_id).execute();
    await set({ checkin: new Date(test.clock()).toISOString().slice(0, 10) });
    expect(await offerOf()).toMatchObject({ change: "started" });
    await set({ checkin: dates.checkin });
    // Free until two days before arrival, 18:00.
    const later = 36 * 60 * 60_000;
    test.clock.advance(later);
    const afterwards = await offerOf();
    test.clock.advance(-later);
    expect(afterwards).toMatchObject({ change: "add_only" });
  });

  it("changes no meal at a total the guest has not seen, for a stranger, by phone alone, or once the stay has begun", async () => {
    const browser = test.browser();
    const { quote } = (await quoted(browser, { checkin: "2027-06-10", checkout: "2027-06-12" })).body;
    const { booking_id } = (await book(browser, quote)).body;
    const total = quote.total + 4 * 1_493;
    const wrong = await change(browser, booking_id, [breakfast(2)], quote.total);
    expect([wrong.status, wrong.body.code, wrong.body.details]).toMatchObject([
      409,
      "price_changed",
      { old_total: quote.total, new_total: total },
    ]);
    expect(fieldsOf(await change(browser, booking_id, [breakfast(3)], total))).toEqual([
      422,
      "booking.services.meals.0.guest_count too-many",
    ]);
    const brunch = { category_code: "brunch", guest_count: 1 };
    expect(fieldsOf(await change(browser, booking_id, [brunch], total))).toEqual([
      422,
      "booking.services.meals.0.category_code not-offered",
    ]);
    expect((await change(test.browser(), booking_id, [breakfast(2)], total)).status).toBe(404);
    const phone = test.browser();
    await phone.get(`/api/pwa/booking/${booking_id}?user_phone=${GUEST.phone}`);
    expect((await change(phone, booking_id, [breakfast(2)], total)).status).toBe(403);
    const { db } = test.database;
    const today = new Date(test.clock()).toISOString().slice(0, 10);
    await db.updateTable("booking").set({ checkin: today }).where("booking_id", "=", booking_id).execute();
    const late = await change(browser, booking_id, [breakfast(2)], total);
    expect([late.status, late.body.details]).toMatchObject([422, { reason: "started" }]);
    await db
      .updateTable("booking")
      .set({ checkin: "2027-06-10" })
      .where("booking_id", "=", booking_id)
      .execute();
    // Two changes at once take turns: each is for the total after the other, or is told the right one.
    const both = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        change(browser, booking_id, index % 2 ? [] : [breakfast(2)], index % 2 ? quote.total : total),
      ),
    );
    expect(both.map(({ status }) => status)).toEqual(Array(8).fill(200));
  });

  it("[MEAL-01] takes a meal off while cancelling is free and not afterwards, when meals can still be added; the field is named", async () => {
    const browser = test.browser();
    const dates = { checkin: "2027-03-04", checkout: "2027-03-06" };
    const { quote } = (await quoted(browser, { ...dates, meals: [breakfast(2)] })).body;
    const { booking_id } = (await book(browser, quote)).body;
    const one = quote.total - 2 * 1_493;
    expect((await change(browser, booking_id, [breakfast(1)], one)).status).toBe(200);
    // Free until two days before arrival, 18:00.
    const later = 36 * 60 * 60_000;
    test.clock.advance(later);
    const refused = async (meals: object[], total: number) => {
      const answer = await change(browser, booking_id, meals, total);
      expect([answer.body.code, answer.body.details]).toEqual([
        "restriction_refused",
        { reason: "not_refundable" },
      ]);
      expect(fieldsOf(answer)).toEqual([422, "booking.services.meals not-refundable"]);
    };
    await refused([], one - 2 * 1_493);
    const { booking } = (await browser.get(`/api/pwa/booking/${booking_id}`)).body;
    expect([booking.final_amount, booking.meals[0].guest_count]).toEqual([one, 1]);
    const dinner = { category_code: "dinner", guest_count: 1 };
    const more = await change(browser, booking_id, [breakfast(1), dinner], one + 2 * 3_024);
    expect([more.status, more.body.final_amount]).toEqual([200, one + 2 * 3_024]);
    await refused([breakfast(2)], one + 2 * 1_493);
    test.clock.advance(-later);
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
