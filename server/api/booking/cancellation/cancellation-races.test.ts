import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../../testing/app.ts";
import { GUEST } from "../../../testing/booking.ts";
import type { Browser } from "../../../testing/browser.ts";
import { cancelAt, chargeOf } from "../../../testing/cancellation.ts";
import { book, breakfast, change, createExtrasApp, quoted } from "../../../testing/extras.ts";
import { brokenInvariants } from "../../../testing/invariants.ts";
import { mailsTo } from "../../../testing/sent-mails.ts";

describe("a booking that much happens to at once", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createExtrasApp();
  }, 90_000);
  afterEach(async () => {
    expect(await brokenInvariants(test.database.db)).toEqual([]);
  });
  afterAll(() => test.stop());

  const dates = { checkin: "2027-06-10", checkout: "2027-06-13" };
  async function booked(browser: Browser) {
    const { quote } = (await quoted(browser, { ...dates, meals: [breakfast(1)] })).body;
    const { body } = await book(browser, quote);
    const { charge_version } = (await chargeOf(browser, body.booking_id)).body.quote;
    return { id: body.booking_id as string, total: quote.total as number, charge_version };
  }
  const soldNights = async () =>
    (
      await test.database.db
        .selectFrom("room_night")
        .select("sold")
        .where("room_category_id", "=", 51)
        .where("night", ">=", dates.checkin)
        .where("night", "<", dates.checkout)
        .orderBy("night")
        .execute()
    ).map(({ sold }) => sold);

  it("is cancelled once by twenty presses in the same moment: rooms come back once, and one mail goes out", async () => {
    const browser = test.browser();
    const other = await booked(test.browser());
    const { id, charge_version } = await booked(browser);
    expect(await soldNights()).toEqual([2, 2, 2]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => cancelAt(browser, id, charge_version)),
    );
    expect(answers.map(({ status, text }) => `${status} ${text}`)).toEqual(
      answers.map(() => `200 ${answers[0]?.text}`),
    );
    expect(answers[0]).toMatchObject({ status: 200, body: { state: "cancelled" } });
    expect(await soldNights()).toEqual([1, 1, 1]);
    const mails = (await mailsTo(test, GUEST.email)).filter(({ body }) => body.includes(id));
    expect(mails.filter(({ subject }) => subject.startsWith("mail.cancelled"))).toHaveLength(1);
    expect(other.id).not.toBe(id);
  });

  it("under one key is cancelled once, and who comes meanwhile is told to wait", async () => {
    const browser = test.browser();
    const { id, charge_version } = await booked(browser);
    const before = await soldNights();
    const key = { idempotency_key: "the-very-same-key-1" };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => cancelAt(browser, id, charge_version, key)),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThan(0);
    expect(new Set(done.map(({ text }) => text)).size).toBe(1);
    const waiting = answers.filter(({ status }) => status !== 200);
    expect(waiting.every(({ body }) => body.code === "duplicate_request")).toBe(true);
    expect(await soldNights()).toEqual(before.map((sold) => sold - 1));
    expect((await cancelAt(browser, id, charge_version, key)).text).toBe(done[0]?.text);
  });

  it("is either changed first, and then not cancelled at a charge that nobody saw, or cancelled, and then not changed", async () => {
    for (let round = 0; round < 8; round += 1) {
      const browser = test.browser();
      const { id, total, charge_version } = await booked(browser);
      const changing = () => change(browser, id, [breakfast(2)], total + 3 * 1_493);
      const cancelling = () => cancelAt(browser, id, charge_version);
      const calls = round % 2 === 0 ? [changing(), cancelling()] : [cancelling(), changing()];
      const [first, second] = await Promise.all(calls);
      const [changed, cancelled] = round % 2 === 0 ? [first, second] : [second, first];
      const { booking } = (await browser.get(`/api/pwa/booking/${id}`)).body;
      if (cancelled?.status === 200) {
        expect(changed?.body).toMatchObject({ code: "restriction_refused", details: { reason: "closed" } });
        expect(booking.state).toBe("cancelled");
      } else {
        expect([changed?.status, cancelled?.body.code, booking.state]).toEqual([
          200,
          "price_changed",
          "confirmed",
        ]);
        expect(booking.final_amount).toBe(total + 3 * 1_493);
      }
    }
  });

  it("is checked in or cancelled, and never both", async () => {
    for (let round = 0; round < 6; round += 1) {
      const browser = test.browser();
      const { id, charge_version } = await booked(browser);
      // As a property's side does it: only a booking that stands is checked in.
      const checkIn = test.database.db
        .updateTable("booking")
        .set({ status_key: 1 })
        .where("booking_id", "=", id)
        .where("state", "=", "confirmed")
        .executeTakeFirstOrThrow();
      const [arrived, cancelled] = await Promise.all([checkIn, cancelAt(browser, id, charge_version)]);
      const isIn = arrived.numUpdatedRows === 1n;
      expect([cancelled.status, cancelled.body.details?.reason]).toEqual(
        isIn ? [422, "started"] : [200, undefined],
      );
    }
  });
});
