import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import { bookingBody, bookStay, buildQuote, GUEST } from "../../../testing/booking.ts";
import type { Browser } from "../../../testing/browser.ts";
import { cancelAt, cancelBooking, chargeOf } from "../../../testing/cancellation.ts";
import { brokenInvariants } from "../../../testing/invariants.ts";
import { openKnownSession } from "../../../testing/known-guest.ts";
import { mailsTo, sentMails, tokenIn } from "../../../testing/sent-mails.ts";
import { buildProperty, buildRoomCategory, buildSupply } from "../../../testing/supply.ts";

const TOTAL = 25_000;
const HOUR = 3_600_000;

describe("a booking that is cancelled", () => {
  let test: TestApp;
  let nights = 0;
  beforeAll(async () => {
    test = await createTestApp({ connections: 20 });
    await buildSupply(test.database.db);
    await buildProperty(test.database.db, { property_id: 7, property_type: "home" });
    await buildRoomCategory(test.database.db, { property_id: 7, room_category_id: 71 });
  }, 90_000);
  afterEach(async () => {
    expect(await brokenInvariants(test.database.db)).toEqual([]);
  });
  afterAll(() => test.stop());

  /** A booking of two nights that no other test books, free to cancel until two days before. */
  async function booked(browser: Browser = test.browser(), more: object = {}) {
    nights += 1;
    const day = (offset: number) =>
      new Date(Date.UTC(2027, 4, 1 + nights * 3 + offset)).toISOString().slice(0, 10);
    const dates = { checkin: day(0), checkout: day(2) };
    const { body } = await bookStay(browser, `cancel${nights}-`, { ...dates, ...more });
    return { browser, id: body.booking_id as string, ...dates };
  }
  const rowOf = (id: string) =>
    test.database.db.selectFrom("booking").selectAll().where("booking_id", "=", id).executeTakeFirstOrThrow();
  const paymentOf = (id: string) =>
    test.database.db
      .selectFrom("payment")
      .select(["state", "amount"])
      .where("booking_id", "=", id)
      .executeTakeFirstOrThrow();
  const soldOn = async (night: string, category = 11) =>
    (
      await test.database.db
        .selectFrom("room_night")
        .select("sold")
        .where("room_category_id", "=", category)
        .where("night", "=", night)
        .executeTakeFirst()
    )?.sold;
  const detailOf = async ({ browser, id }: { browser: Browser; id: string }) =>
    (await browser.get(`/api/pwa/booking/${id}`)).body.booking;
  /** Sets the clock to a moment, a little before or after it, while something is done. */
  async function atMoment<T>(moment: string, offset: number, run: () => Promise<T>): Promise<T> {
    const moved = Date.parse(moment) + offset - test.clock();
    test.clock.advance(moved);
    try {
      return await run();
    } finally {
      test.clock.advance(-moved);
    }
  }

  it("[API-27] shows cancelled, payment status 3, reason and blame, frees its rooms, and is listed among the cancelled ones", async () => {
    const stay = await booked();
    const { browser, id, checkin } = stay;
    const seen = await chargeOf(browser, id);
    expect(seen.status, seen.text).toBe(200);
    expect(seen.body).toMatchObject({
      booking_id: id,
      access: "open",
      total_amount: TOTAL,
      paid_amount: 0,
      quote: { charge_amount: 0, due_amount: 0, refund: { amount: 0, method: "none" } },
    });
    expect(seen.body.reasons.map(({ code }: { code: string }) => code)).toEqual(["plans-changed", "other"]);
    expect(await soldOn(checkin)).toBe(1);
    const { cancellation_offer } = await detailOf(stay);
    expect(cancellation_offer).toEqual({ access: "open", charge_amount: 0 });

    const answer = await cancelBooking(browser, id, {
      cancellation_reason: " We stay home. ",
      status: 7,
      source: "web",
      user_phone: "612345678",
    });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({
      booking_id: id,
      state: "cancelled",
      status_key: 3,
      get_payment_status_id: 3,
      cancellation_blame: "guest",
    });
    const detail = await detailOf(stay);
    expect(detail).toMatchObject({
      state: "cancelled",
      status_key: 3,
      display_status: "cancelled",
      get_payment_status_id: 3,
      cancellation_reason: answer.body.cancellation_reason,
      cancellation_blame: "guest",
      payable_amount: 0,
      permissions: { cancellable: false, modifiable: false, payable: false },
      cancellation: {
        cancelled_at: new Date(test.clock()).toISOString(),
        cancelled_on: "2027-03-01",
        charge_amount: 0,
        due_amount: 0,
        refund: { amount: 0, method: "none" },
        words: "We stay home.",
      },
    });
    expect(detail).not.toHaveProperty("cancellation_offer");
    expect(await soldOn(checkin)).toBe(0);
    expect(await paymentOf(id)).toEqual({ state: "void", amount: TOTAL });
    const listed = (await browser.get("/api/pwa/bookings?status=cancelled")).body.bookings;
    expect(listed.map((each: { id: string }) => each.id)).toContain(id);
    // The rooms are sold again, to the same guest too.
    const again = await bookStay(browser, "again-", { checkin, checkout: stay.checkout });
    expect([again.status, again.body.booking_id === id]).toEqual([200, false]);
  });

  it("leaves its price saying so, which nobody books with again", async () => {
    const browser = test.browser();
    const { quote_id } = await buildQuote(browser, { checkin: "2027-04-02", checkout: "2027-04-04" });
    const book = (key: string) => browser.post("/api/pwa/createBooking", bookingBody(quote_id, key));
    const status = async () => (await browser.get(`/api/pwa/quote/${quote_id}`)).body.quote.status;
    const { booking_id } = (await book("price-of-it")).body;
    const booked = await status();
    expect((await cancelBooking(browser, booking_id)).status).toBe(200);
    expect([booked, await status()]).toEqual(["used", "cancelled"]);
    expect((await book("price-again")).body.code).toBe("duplicate_request");
  });

  it("of a home has the code of homes", async () => {
    const { browser, id } = await booked(test.browser(), { hotel_id: 7, room_category_id: 71 });
    expect((await cancelBooking(browser, id)).body).toMatchObject({ status_key: 21, state: "cancelled" });
  });

  it("is cancelled once: the same key and another one, here and in another window, have the same answer", async () => {
    const { browser, id } = await booked();
    const { charge_version } = (await chargeOf(browser, id)).body.quote;
    const key = { idempotency_key: "one-key-0000000000" };
    const first = await cancelAt(browser, id, charge_version, key);
    expect(first.status, first.text).toBe(200);
    const cancelled = await rowOf(id);
    test.clock.advance(HOUR);
    const repeats = [
      await cancelAt(browser, id, charge_version, key),
      await cancelAt(browser, id, charge_version, { code: "other", cancellation_reason: "Late." }),
      await cancelAt(browser, id, "never-seen", { status: 0 }),
    ];
    test.clock.advance(-HOUR);
    expect(repeats.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set([first, ...repeats].map(({ text }) => text)).size).toBe(1);
    expect(await rowOf(id)).toEqual(cancelled);
    const mails = (await mailsTo(test, GUEST.email)).filter(({ body }) => body.includes(id));
    expect(mails.filter(({ subject }) => subject.startsWith("mail.cancelled"))).toHaveLength(1);
    expect((await chargeOf(browser, id)).body).toMatchObject({ access: "cancelled" });
    expect((await chargeOf(browser, id)).body).not.toHaveProperty("quote");
  });

  it("is cancelled by its owner, by the link of the mail, by the phone with a code, and by nobody else", async () => {
    const { id, browser: owner } = await booked();
    await mailsTo(test, "nobody@example.test");
    const { charge_version } = (await chargeOf(owner, id)).body.quote;
    const stranger = test.browser();
    expect((await cancelAt(stranger, id, charge_version)).status).toBe(404);
    expect((await chargeOf(stranger, id)).status).toBe(404);
    const phone = test.browser();
    expect((await chargeOf(phone, id, "?user_phone=612345678")).body).toMatchObject({ access: "masked" });
    const refused = await cancelAt(phone, id, charge_version, { user_phone: "612345678" });
    expect([refused.status, refused.body.code]).toEqual([403, "forbidden"]);
    expect((await cancelAt(phone, id, charge_version, { user_phone: "612345679" })).status).toBe(404);
    expect((await cancelAt(test.browser("in.hotels.test"), id, charge_version)).status).toBe(404);
    expect((await rowOf(id)).state).toBe("confirmed");

    // Whoever signs in with the booking's number has shown by a code that it is theirs.
    const known = test.browser();
    const { token } = await openKnownSession(
      { db: test.database.db, clock: test.clock },
      { userId: "phone-owner", mode: "PHONEOTP" },
    );
    known.useSession(token);
    const contact = { brand_id: "homes", kind: "phone" as const, user_id: "phone-owner" };
    await test.database.db
      .insertInto("account_contact")
      .values({ ...contact, value: "+31612345678", verified_at: new Date(test.clock()) })
      .execute();
    // The number of the booking alone is no proof; its phone has to be known too.
    expect((await chargeOf(known, id)).status).toBe(404);
    const proven = await chargeOf(known, id, "?user_phone=612345678");
    expect(proven.body).toMatchObject({ access: "open" });
    const done = await cancelAt(known, id, charge_version, { user_phone: "612345678" });
    expect([done.status, done.body.state]).toEqual([200, "cancelled"]);
    expect((await detailOf({ browser: owner, id })).state).toBe("cancelled");
  });

  it("is cancelled by the link of the mail without an account", async () => {
    const { id } = await booked();
    const mail = (await sentMails(test)).find(({ body }) => body.includes(id));
    const token = tokenIn(mail ?? { body: "" });
    const { charge_version } = (await chargeOf(test.browser(), id, `?token=${token}`)).body.quote;
    const done = await cancelAt(test.browser(), id, charge_version, { token });
    expect([done.status, done.body.state]).toEqual([200, "cancelled"]);
  });

  it("is cancelled at no other charge than the one that was seen", async () => {
    // Free until 18:00 in Utrecht, two days before.
    const stay = await booked(test.browser(), { checkin: "2027-03-10", checkout: "2027-03-12" });
    const { browser, id } = stay;
    const deadline = "2027-03-08T17:00:00Z";
    const shown = (await atMoment(deadline, -1, () => chargeOf(browser, id))).body.quote;
    expect(shown.charge_amount).toBe(0);
    await atMoment(deadline, 0, async () => {
      const late = await cancelAt(browser, id, shown.charge_version);
      expect([late.status, late.body.code, late.body.details]).toEqual([
        409,
        "price_changed",
        { reason: "charge_changed" },
      ]);
      expect(await detailOf(stay)).toMatchObject({ state: "confirmed", payable_amount: TOTAL });
      expect((await detailOf(stay)).cancellation_offer).toEqual({ access: "open", charge_amount: TOTAL });
      const { quote } = (await chargeOf(browser, id)).body;
      expect(quote).toMatchObject({ charge_amount: TOTAL, charge_percentage: 100, due_amount: TOTAL });
      const done = await cancelAt(browser, id, quote.charge_version);
      expect(done.body.cancellation).toMatchObject({ charge_amount: TOTAL, due_amount: TOTAL });
      expect(await detailOf(stay)).toMatchObject({ payable_amount: TOTAL, get_payment_status_id: 3 });
      expect(await paymentOf(id)).toEqual({ state: "intent", amount: TOTAL });
    });
  });

  it("[BCAN-04] is cancelled and refunded once, as the server decides, whoever of those who may asks how often", async () => {
    const stay = await booked();
    const { browser: owner, id } = stay;
    const mail = (await sentMails(test)).find(({ body }) => body.includes(id));
    const token = tokenIn(mail ?? { body: "" });
    const { db } = test.database;
    await db.updateTable("booking").set({ paid: 9_000 }).where("booking_id", "=", id).execute();
    const refund = { amount: 9_000, method: "property", until: "2027-03-11" };
    const seen = (await chargeOf(owner, id)).body;
    expect(seen).toMatchObject({ paid_amount: 9_000, quote: { charge_amount: 0, refund } });
    const { charge_version } = seen.quote;
    const [stranger, phone, link] = [test.browser(), test.browser(), test.browser()];
    expect((await cancelAt(stranger, id, charge_version)).status).toBe(404);
    expect((await cancelAt(phone, id, charge_version, { user_phone: "612345678" })).status).toBe(403);
    // What the browser says of the state is nothing to the server.
    const first = await cancelAt(link, id, charge_version, { token, status: 0 });
    expect(first.status, first.text).toBe(200);
    expect(first.body).toMatchObject({ status_key: 3, cancellation: { due_amount: 0, refund } });
    test.clock.advance(24 * HOUR);
    const again = await cancelAt(owner, id, "whatever", { status: 20 });
    expect(again.text).toBe(first.text);
    expect((await detailOf(stay)).cancellation.refund).toEqual(refund);
    test.clock.advance(-24 * HOUR);
  });

  it("needs a reason of the list", async () => {
    const { browser, id } = await booked();
    for (const [code, rule] of [
      ["", "required"],
      ["because", "unknown"],
      ["__proto__", "unknown"],
    ] as const) {
      const answer = await cancelBooking(browser, id, { code });
      expect([answer.status, answer.body.fields?.[0]], code).toMatchObject([
        422,
        { field: "code", code: rule },
      ]);
    }
    expect((await rowOf(id)).state).toBe("confirmed");
  });

  it("can no longer be once the guest has checked in or gone, or the day of arrival has ended at the property", async () => {
    const { browser, id } = await booked(test.browser(), { checkin: "2027-03-20", checkout: "2027-03-22" });
    const { charge_version } = (await chargeOf(browser, id)).body.quote;
    const refused = async (set: { status_key: number }) => {
      await test.database.db.updateTable("booking").set(set).where("booking_id", "=", id).execute();
      const { status, body } = await cancelAt(browser, id, charge_version);
      return [(await chargeOf(browser, id)).body.access, status, body.code, body.details?.reason];
    };
    expect(await refused({ status_key: 1 })).toEqual(["started", 422, "restriction_refused", "started"]);
    expect(await refused({ status_key: 2 })).toEqual(["over", 422, "restriction_refused", "over"]);
    expect(await refused({ status_key: 8 })).toEqual(["closed", 422, "restriction_refused", "closed"]);
    await test.database.db
      .updateTable("booking")
      .set({ status_key: 0 })
      .where("booking_id", "=", id)
      .execute();
    const accessAt = (midnight: string, offset: number) =>
      atMoment(midnight, offset, async () => (await chargeOf(browser, id)).body.access);
    // Midnight in Utrecht.
    expect([
      await accessAt("2027-03-20T23:00:00Z", -1),
      await accessAt("2027-03-20T23:00:00Z", 0),
      await accessAt("2027-03-21T23:00:00Z", 0),
    ]).toEqual(["open", "started", "over"]);
  });

  it("[MSG-03] tells the guest unless nobody wants that", async () => {
    const { browser, id } = await booked();
    await cancelBooking(browser, id, { inform_guest: false });
    const mails = (await mailsTo(test, GUEST.email)).filter(({ body }) => body.includes(id));
    expect(mails.some(({ subject }) => subject.startsWith("mail.cancelled"))).toBe(false);
  });

  it("is told of in the language and on the site it was made, wherever it is cancelled", async () => {
    const stay = await booked();
    const { charge_version } = (await chargeOf(stay.browser, stay.id)).body.quote;
    await stay.browser.patch("/api/pwa/bookingcancellation?locale=en", {
      booking_id: stay.id,
      idempotency_key: "in-english-00000000",
      code: "other",
      charge_version,
    });
    const rows = await test.database.db
      .selectFrom("outbox")
      .select("payload")
      .where("property_id", "=", 1)
      .execute();
    const mail = rows.find(({ payload }) => {
      const text = JSON.stringify(payload);
      return text.includes("mail.cancelled.subject") && text.includes(stay.id);
    });
    expect(mail?.payload).toMatchObject({ locale: "nl" });
  });

  it("is told to the engagement service, of guests who agree to that alone", async () => {
    const told = async (browser: Browser) => {
      const { id } = await booked(browser);
      await cancelBooking(browser, id);
      const rows = await test.database.db
        .selectFrom("outbox")
        .select("payload")
        .where("kind", "=", "engagement")
        .execute();
      return rows.filter(({ payload }) => JSON.stringify(payload).includes("booking_cancelled")).length;
    };
    expect(await told(test.browser())).toBe(0);
    const agreed = test.browser();
    await agreed.agree();
    expect(await told(agreed)).toBe(1);
  });
});
