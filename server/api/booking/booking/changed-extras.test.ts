import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../../testing/app.ts";
import { GUEST } from "../../../testing/booking.ts";
import {
  amounts,
  book,
  breakfast,
  change,
  createExtrasApp,
  fieldsOf,
  MEALS,
  nextKey,
  quoted,
} from "../../../testing/extras.ts";
import { brokenInvariants } from "../../../testing/invariants.ts";

describe("a booking whose meals are changed", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createExtrasApp();
  }, 90_000);
  afterEach(async () => {
    expect(await brokenInvariants(test.database.db)).toEqual([]);
  });
  afterAll(() => test.stop());

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
});
