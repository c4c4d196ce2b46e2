import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import { bookingBody, GUEST } from "../../../testing/booking.ts";
import type { Browser } from "../../../testing/browser.ts";
import { cancelBooking } from "../../../testing/cancellation.ts";
import { buildCoupon } from "../../../testing/coupon.ts";
import { MEALS } from "../../../testing/extras.ts";
import { brokenInvariants } from "../../../testing/invariants.ts";
import { mailsTo } from "../../../testing/sent-mails.ts";
import { buildProperty, buildRoomCategory, buildSupply } from "../../../testing/supply.ts";
import { type SeenOffer, shiftTo, upgradesOf } from "../../../testing/upgrade.ts";

const [ROOM, SUITE, LOFT] = [81, 82, 83];
const TOTAL = 25_000;
const DAY = 86_400_000;

describe("a booking that is moved to a better room", () => {
  let test: TestApp;
  let nights = 0;
  let bookings = 0;
  beforeAll(async () => {
    test = await createTestApp({ connections: 20 });
    const { db } = test.database;
    await buildSupply(db);
    await buildProperty(db, { property_id: 8 });
    const meals = JSON.stringify(MEALS);
    const included = JSON.stringify([{ ...MEALS[0], price: 0, included: true }]);
    const room = (room_category_id: number, name: string, double_price: number, more: object = {}) =>
      buildRoomCategory(db, { property_id: 8, room_category_id, name, double_price, ...more });
    await room(ROOM, "Canal room", 12_000, { meals, capacity: 50 });
    await room(SUITE, "Suite", 20_000, { meals: included, size_sqm: 40 });
    await room(LOFT, "Loft", 30_000, { meals, cancellation: JSON.stringify([{ charge_percentage: 0 }]) });
    await room(84, "Attic", 8_000);
    await buildCoupon(db, { coupon_code: "TENOFF" });
  }, 90_000);
  afterEach(async () => {
    expect(await brokenInvariants(test.database.db)).toEqual([]);
  });
  afterAll(() => test.stop());

  /** A booking of two nights that no other test books. */
  async function booked(more: object = {}, browser: Browser = test.browser(), isNew = true) {
    if (isNew) nights += 1;
    const day = (offset: number) =>
      new Date(Date.UTC(2027, 2, 5 + nights * 3 + offset)).toISOString().slice(0, 10);
    const dates = { checkin: day(0), checkout: day(2) };
    const stay = { hotel_id: 8, room_category_id: ROOM, rooms_config: "1-2_0_0_0", ...dates, ...more };
    const priced = await browser.post("/api/pwa/quote", stay);
    const { quote } = priced.body;
    bookings += 1;
    const key = `upgrade-${bookings}-`;
    const { body, text } = await browser.post("/api/pwa/createBooking", bookingBody(quote.quote_id, key));
    if (!body.booking_id) throw new Error(text);
    return { browser, id: body.booking_id as string, total: quote.total as number, ...dates };
  }
  async function offersOf({ browser, id }: { browser: Browser; id: string }) {
    const { body } = await upgradesOf(browser, id);
    const to = (room: number): SeenOffer & { total_amount: number; difference_amount: number } =>
      body.offers.find(({ room_category_id }: SeenOffer) => room_category_id === room);
    return { body, to };
  }
  const detailOf = async ({ browser, id }: { browser: Browser; id: string }) =>
    (await browser.get(`/api/pwa/booking/${id}`)).body.booking;
  const rowOf = (id: string) =>
    test.database.db.selectFrom("booking").selectAll().where("booking_id", "=", id).executeTakeFirstOrThrow();
  const soldOn = async (night: string) =>
    Object.fromEntries(
      (
        await test.database.db
          .selectFrom("room_night")
          .select(["room_category_id", "sold"])
          .where("property_id", "=", 8)
          .where("night", "=", night)
          .where("sold", ">", 0)
          .orderBy("room_category_id")
          .execute()
      ).map(({ room_category_id, sold }) => [room_category_id, sold]),
    );
  const setPrice = (room: number, double_price: number) =>
    test.database.db
      .updateTable("room_category")
      .set({ double_price })
      .where("property_id", "=", 8)
      .where("room_category_id", "=", room)
      .execute();

  it("costs no less once cancelling it costs something", async () => {
    const booking = await booked();
    await setPrice(ROOM, 8_100);
    await setPrice(SUITE, 11_000);
    expect((await offersOf(booking)).to(SUITE)).toMatchObject({ difference_amount: -2_000 });
    const late = Date.parse(`${booking.checkin}T10:00:00Z`) - DAY - test.clock();
    test.clock.advance(late);
    expect((await offersOf(booking)).to(SUITE)).toBeUndefined();
    test.clock.advance(-late);
    await setPrice(ROOM, 12_000);
    await setPrice(SUITE, 20_000);
  });

  it("[UPG-01a] is told the better rooms of the property that can be had, each at its total and the exact difference", async () => {
    const booking = await booked();
    const { body } = await offersOf(booking);
    expect(body).toMatchObject({
      access: "open",
      room_category_id: ROOM,
      room_name: "Canal room",
      total_amount: TOTAL,
      shiftingInitiated: false,
    });
    expect(
      body.offers.map((offer: Record<string, unknown>) => [
        offer.name,
        offer.total_amount,
        offer.difference_amount,
        offer.payable_amount,
        offer.rooms_left,
        offer.included_meals,
      ]),
    ).toEqual([
      ["Suite", 41_000, 16_000, 41_000, 2, ["Ontbijt"]],
      ["Loft", 61_000, 36_000, 61_000, 2, []],
    ]);
    await test.database.db
      .insertInto("room_night")
      .values({
        property_id: 8,
        room_category_id: SUITE,
        night: booking.checkin,
        capacity: 2,
        overbook: 0,
        closed: true,
      })
      .execute();
    expect((await offersOf(booking)).to(SUITE)).toBeUndefined();
    expect((await upgradesOf(test.browser(), booking.id)).status).toBe(404);
    const byPhone = await upgradesOf(test.browser(), booking.id, `?user_phone=${GUEST.phone}`);
    expect(byPhone.body).toMatchObject({ access: "masked", shiftingInitiated: false });
    expect(byPhone.body).not.toHaveProperty("offers");
  });

  it("[UPG-01b] has the room that was seen at the total that was seen, and its guest a mail of it", async () => {
    const booking = await booked();
    const before = (await mailsTo(test, GUEST.email)).length;
    const { to } = await offersOf(booking);
    expect(await soldOn(booking.checkin)).toEqual({ [ROOM]: 1 });
    const moved = await shiftTo(booking.browser, booking.id, to(SUITE));
    expect([moved.status, moved.body]).toEqual([
      200,
      {
        booking_id: booking.id,
        booking_no: booking.id,
        shiftingInitiated: true,
        room_category_id: SUITE,
        room_name: "Suite",
        currency_code: "EUR",
        final_amount: 41_000,
        payable_amount: 41_000,
      },
    ]);
    expect(await soldOn(booking.checkin)).toEqual({ [SUITE]: 1 });
    const detail = await detailOf(booking);
    expect([detail.final_amount, detail.room_category.name, detail.state]).toEqual([
      41_000,
      "Suite",
      "confirmed",
    ]);
    const { body } = await offersOf(booking);
    expect(body).toMatchObject({
      room_category_id: SUITE,
      shiftingInitiated: true,
      shifting: { outcome: "done", room_category_id: SUITE },
    });
    expect(body.offers.map(({ name }: { name: string }) => name)).toEqual(["Loft"]);
    const mails = (await mailsTo(test, GUEST.email)).slice(before);
    expect(mails.filter(({ body: text }) => text.includes(booking.id))).toHaveLength(1);
    expect(mails[0]?.subject).toContain("mail.changed");
    const cancelled = await cancelBooking(booking.browser, booking.id);
    expect([cancelled.status, await soldOn(booking.checkin)]).toEqual([200, {}]);
  });

  it("[UPG-01c] stays as it was where the room is gone by then, and says why", async () => {
    const booking = await booked();
    const { to } = await offersOf(booking);
    const others = [await booked({ room_category_id: SUITE }, test.browser(), false)];
    others.push(await booked({ room_category_id: SUITE }, test.browser(), false));
    const before = await rowOf(booking.id);
    const refused = await shiftTo(booking.browser, booking.id, to(SUITE));
    expect([refused.status, refused.body.code]).toEqual([409, "sold_out"]);
    expect(await rowOf(booking.id)).toEqual(before);
    expect(await soldOn(booking.checkin)).toEqual({ [ROOM]: 1, [SUITE]: 2 });
    const { body } = await offersOf(booking);
    expect(body).toMatchObject({
      shiftingInitiated: true,
      shifting: { outcome: "failed", reason: "sold_out", room_category_id: SUITE },
    });
  });

  it("[UPG-01c] is never moved at a total that nobody saw, and a new offer says the new one", async () => {
    const booking = await booked();
    const { to } = await offersOf(booking);
    await setPrice(LOFT, 31_000);
    const refused = await shiftTo(booking.browser, booking.id, to(LOFT));
    expect([refused.status, refused.body.code, refused.body.details]).toEqual([
      409,
      "price_changed",
      { reason: "offer_changed", old_total: TOTAL, new_total: 63_000, currency_code: "EUR" },
    ]);
    const again = await offersOf(booking);
    expect(again.body.shifting).toMatchObject({ outcome: "failed", reason: "price_changed" });
    expect((await shiftTo(booking.browser, booking.id, again.to(LOFT))).body.final_amount).toBe(63_000);
    await setPrice(LOFT, 30_000);
  });

  it("[UPG-01c] stays moved for whoever looks, and a room that is free is never called taken", async () => {
    const booking = await booked();
    const { to } = await offersOf(booking);
    const [suite, loft] = [to(SUITE), to(LOFT)];
    expect((await shiftTo(booking.browser, booking.id, loft)).status).toBe(200);
    for (const offer of [suite, { ...suite, room_category_id: 84 }, { ...suite, room_category_id: 9_999 }]) {
      const refused = await shiftTo(booking.browser, booking.id, offer);
      expect([refused.status, refused.body.code, refused.body.details?.reason]).toEqual([
        409,
        "price_changed",
        "booking_changed",
      ]);
    }
    const { body } = await offersOf(booking);
    expect(body).toMatchObject({
      room_category_id: LOFT,
      shifting: { outcome: "done", room_category_id: LOFT },
    });
    expect((await shiftTo(booking.browser, booking.id, loft)).body.final_amount).toBe(61_000);
    await cancelBooking(booking.browser, booking.id);
    const gone = await shiftTo(booking.browser, booking.id, loft);
    expect([gone.body.code, gone.body.details]).toEqual(["restriction_refused", { reason: "cancelled" }]);
  });

  it("is moved once by twenty presses, by the same key and by others, and by a second window that saw the same", async () => {
    const booking = await booked();
    const { to } = await offersOf(booking);
    const before = (await mailsTo(test, GUEST.email)).length;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, press) =>
        shiftTo(
          booking.browser,
          booking.id,
          to(SUITE),
          press % 2 === 0 ? { idempotency_key: "the-very-same-key-2" } : {},
        ),
      ),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(new Set(done.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter(({ status, body }) => status !== 200 && body.code !== "duplicate_request")).toEqual(
      [],
    );
    expect(await soldOn(booking.checkin)).toEqual({ [SUITE]: 1 });
    expect((await mailsTo(test, GUEST.email)).length - before).toBe(1);
    const other = await shiftTo(booking.browser, booking.id, to(LOFT));
    expect([other.status, other.body.code]).toEqual([409, "price_changed"]);
  });

  it("gets the last room alone: two bookings that want it end as one moved and one as it was", async () => {
    for (let round = 0; round < 4; round += 1) {
      const first = await booked();
      const second = await booked({}, test.browser(), false);
      await booked({ room_category_id: SUITE }, test.browser(), false);
      const offers = [await offersOf(first), await offersOf(second)];
      const answers = await Promise.all(
        [first, second].map((booking, index) =>
          shiftTo(booking.browser, booking.id, offers[index]?.to(SUITE) as SeenOffer),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(await soldOn(first.checkin)).toEqual({ [ROOM]: 1, [SUITE]: 2 });
    }
  });

  it("and one that moves the other way never wait for each other for ever", async () => {
    const ups = await booked();
    const downs = await booked({ room_category_id: SUITE }, test.browser(), false);
    await setPrice(ROOM, 25_000);
    const down = (await offersOf(downs)).to(ROOM);
    await setPrice(ROOM, 12_000);
    const up = (await offersOf(ups)).to(SUITE);
    const [moved, refused] = await Promise.all([
      shiftTo(ups.browser, ups.id, up),
      shiftTo(downs.browser, downs.id, down),
    ]);
    expect([moved?.status, refused?.body.code]).toEqual([200, "price_changed"]);
  });

  it("keeps its coupon at what it took off, its meals where they are sold, and its terms of cancelling", async () => {
    const booking = await booked({
      coupon_code: "TENOFF",
      meals: [
        { category_code: "breakfast", guest_count: 2 },
        { category_code: "dinner", guest_count: 1 },
      ],
    });
    const { body, to } = await offersOf(booking);
    expect(body.coupon_amount).toBe(2_400);
    const extras = 2 * 2 * 1_333 + 2 * 2_700;
    expect(booking.total).toBe(25_000 - 2_400 + extras);
    expect(to(LOFT)).toMatchObject({ total_amount: 61_000 - 2_400 + extras, lost: [], lost_meals: [] });
    expect(to(SUITE)).toMatchObject({
      total_amount: 41_000 - 2_400,
      difference_amount: 16_000 - extras,
      lost: ["meals"],
      lost_meals: ["Diner"],
    });
    await shiftTo(booking.browser, booking.id, to(LOFT));
    const detail = await detailOf(booking);
    expect(detail.final_amount).toBe(61_000 - 2_400 + extras);
    // The loft's own terms would be free to the end.
    expect(detail.cancellation_policies.map((each: Record<string, unknown>) => each.charge_amount)).toEqual([
      0,
      61_000 - 2_400 + extras,
    ]);
  });

  it("is not moved by a phone alone, nor cancelled, checked in, paid or begun: each says why", async () => {
    const booking = await booked();
    const { to } = await offersOf(booking);
    const stranger = test.browser();
    const masked = await shiftTo(stranger, booking.id, to(SUITE), { user_phone: GUEST.phone });
    expect([masked.status, masked.body.details?.reason]).toEqual([403, "masked"]);
    expect((await shiftTo(stranger, booking.id, to(SUITE))).status).toBe(404);
    const set = (values: object) =>
      test.database.db.updateTable("booking").set(values).where("booking_id", "=", booking.id).execute();
    for (const [values, back, reason] of [
      [{ status_key: 1 }, { status_key: (await rowOf(booking.id)).status_key }, "started"],
      [{ paid: 100 }, { paid: 0 }, "paid"],
      [{ state: "requested" }, { state: "confirmed" }, "closed"],
    ] as const) {
      await set(values);
      const refused = await shiftTo(booking.browser, booking.id, to(SUITE));
      expect([refused.status, refused.body.details?.reason], reason).toEqual([422, reason]);
      expect((await offersOf(booking)).body).toMatchObject({ access: reason });
      await set(back);
    }
    await cancelBooking(booking.browser, booking.id);
    const over = await shiftTo(booking.browser, booking.id, to(SUITE));
    expect([over.status, over.body.details?.reason]).toEqual([422, "cancelled"]);
  });
});
