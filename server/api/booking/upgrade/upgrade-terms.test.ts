import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { bookingBody } from "../../../testing/booking.ts";
import type { Browser } from "../../../testing/browser.ts";
import { cancelBooking } from "../../../testing/cancellation.ts";
import { brokenInvariants } from "../../../testing/invariants.ts";
import { openMemberSession } from "../../../testing/known-guest.ts";
import { buildRoomCategory } from "../../../testing/supply.ts";
import { shiftTo, upgradesOf } from "../../../testing/upgrade.ts";
import { createWalletApp, type WalletApp, walletBook, walletQuote } from "../../../testing/wallet-app.ts";

describe("what a booking keeps when it is moved", () => {
  let app: WalletApp;
  beforeAll(async () => {
    app = await createWalletApp();
    const { db } = app.test.database;
    await buildRoomCategory(db, { property_id: 5, room_category_id: 53, double_price: 20_000 });
  }, 90_000);
  afterEach(async () => {
    expect(await brokenInvariants(app.test.database.db)).toEqual([]);
  });
  afterAll(() => app.test.stop());

  const offerOf = async (browser: Browser, id: string) => (await upgradesOf(browser, id)).body.offers[0];
  const setPrice = (room: number, double_price: number) =>
    app.test.database.db
      .updateTable("room_category")
      .set({ double_price })
      .where("property_id", "=", 5)
      .where("room_category_id", "=", room)
      .execute();

  it("is its wallet money, which is used once and comes back once", async () => {
    const { browser, user_id } = await app.guest();
    await app.post({ user_id, amount: 100_000, key: "gift" });
    const { body } = await walletBook(browser, await walletQuote(browser));
    const offer = await offerOf(browser, body.booking_id);
    expect(offer).toMatchObject({
      total_amount: 40_000,
      difference_amount: 16_000,
      payable_amount: 35_200,
      lost: [],
    });
    const moved = await shiftTo(browser, body.booking_id, offer);
    expect(moved.body).toMatchObject({ final_amount: 40_000, payable_amount: 35_200 });
    const balance = async () =>
      (await browser.get("/api/pwa/wallet?country_iso_a2_code=NL&user_type=user")).body.response;
    const before = JSON.stringify(await balance());
    await cancelBooking(browser, body.booking_id);
    expect(JSON.stringify(await balance())).not.toBe(before);
  });

  it("is no more of it than the booking costs: what is beyond that comes back with the change", async () => {
    const { browser, user_id } = await app.guest();
    await app.post({ user_id, amount: 100_000, key: "gift" });
    const { body } = await walletBook(browser, await walletQuote(browser));
    await setPrice(51, 1_000);
    await setPrice(53, 2_000);
    const offer = await offerOf(browser, body.booking_id);
    expect(offer).toMatchObject({ total_amount: 4_000, difference_amount: -20_000, payable_amount: 0 });
    expect((await shiftTo(browser, body.booking_id, offer)).body).toMatchObject({ payable_amount: 0 });
    await setPrice(51, 12_000);
    await setPrice(53, 20_000);
  });

  it("is what its guest paid less as a member, whoever moves it and whatever they are by then", async () => {
    const browser = app.test.browser();
    const { token } = await openMemberSession({ db: app.test.database.db, clock: app.clock }, "homes");
    browser.useSession(token);
    const stay = {
      hotel_id: 5,
      room_category_id: 51,
      checkin: "2027-04-20",
      checkout: "2027-04-22",
      rooms_config: "1-2_0_0_0",
    };
    const { quote } = (await browser.post("/api/pwa/quote", stay)).body;
    const percent: number = quote.pricing.wizard_discount_percentage;
    expect(percent).toBeGreaterThan(0);
    const made = await browser.post("/api/pwa/createBooking", bookingBody(quote.quote_id, "upgrade-member-"));
    await app.test.database.db.deleteFrom("membership").execute();
    const offer = await offerOf(browser, made.body.booking_id);
    expect(offer.total_amount).toBe(40_000 - (40_000 * percent) / 100);
    await shiftTo(browser, made.body.booking_id, offer);
    const { booking } = (await browser.get(`/api/pwa/booking/${made.body.booking_id}`)).body;
    expect(booking.final_amount).toBe(offer.total_amount);
  });
});
