import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createIds } from "../../../platform/ids.ts";
import { systemRandom } from "../../../platform/random.ts";
import { GUEST } from "../../../testing/booking.ts";
import type { Browser } from "../../../testing/browser.ts";
import { cancelAt, cancelBooking, chargeOf } from "../../../testing/cancellation.ts";
import { buildCoupon } from "../../../testing/coupon.ts";
import { brokenInvariants } from "../../../testing/invariants.ts";
import {
  createWalletApp,
  WALLET_RULES,
  type WalletApp,
  walletBook,
  walletQuote,
} from "../../../testing/wallet-app.ts";
import { expireLots } from "../../../wallet/end-lots.ts";

const DAY_MS = 24 * 60 * 60_000;

describe("a booking that uses a wallet", () => {
  let app: WalletApp;
  let browser: Browser;
  let user_id: string;
  beforeAll(async () => {
    app = await createWalletApp();
  }, 90_000);
  beforeEach(async () => {
    app.setRules(WALLET_RULES);
    ({ browser, user_id } = await app.guest());
  });
  afterEach(async () => {
    expect(await brokenInvariants(app.test.database.db)).toEqual([]);
  });
  afterAll(() => app.test.stop());

  const inDays = (days: number) => new Date(app.clock() + days * DAY_MS);
  const give = (amount: number, key = "gift", days?: number) =>
    app.post({ user_id, amount, key, expires_at: days === undefined ? undefined : inDays(days) });
  const query = () => `country_iso_a2_code=NL&user_type=user`;
  const wallet = async () => (await browser.get(`/api/pwa/wallet?${query()}`)).body.response;
  const moved = async () =>
    (await browser.get(`/api/pwa/walletTransactions?${query()}`)).body.response.transactions.map(
      ({ kind, amount, booking_id }: { kind: string; amount: number; booking_id?: string }) => [
        kind,
        amount,
        booking_id,
      ],
    );
  const bookingOf = async (id: string) => (await browser.get(`/api/pwa/booking/${id}`)).body.booking;
  const payments = (booking_id: string) =>
    app.test.database.db
      .selectFrom("payment")
      .select(["state", "amount"])
      .where("booking_id", "=", booking_id)
      .execute();

  it("[WALL-02] takes a percentage of the total without the fraction, and no more than balance and limit allow", async () => {
    await give(100_000);
    const plain = await walletQuote(browser, { use_wallet: false });
    expect(plain.wallet).toEqual({ usable: 4_800, used: 0, payable: 24_000 });
    app.setRules({ ...WALLET_RULES, usagePercentage: 33 });
    expect((await walletQuote(browser)).wallet).toEqual({ usable: 7_920, used: 7_920, payable: 16_080 });
    app.setRules({ ...WALLET_RULES, expirableLimit: 1_234 });
    expect((await walletQuote(browser)).wallet).toMatchObject({ used: 1_234 });
    app.setRules(WALLET_RULES);
    await app.post({ user_id, amount: -99_000, key: "elsewhere" });
    expect((await walletQuote(browser)).wallet).toEqual({ usable: 1_000, used: 1_000, payable: 23_000 });
    const { quote } = (await app.test.browser().get(`/api/pwa/quote/${plain.quote_id}`)).body;
    expect([quote.total, quote.wallet]).toEqual([24_000, undefined]);
    // What was used of money that ends counts against the limit until it comes back.
    app.setRules({ ...WALLET_RULES, expirableLimit: 3_000 });
    await give(9_000, "ends", 30);
    const { body } = await walletBook(browser, await walletQuote(browser));
    expect((await walletQuote(browser)).wallet).toBeUndefined();
    await cancelBooking(browser, body.booking_id);
    expect((await walletQuote(browser)).wallet).toMatchObject({ used: 3_000 });
  });

  it("[PRICE-09] [WALL-02] leaves of the balance what the owner carries of the price, and guests see one price", async () => {
    const { db } = app.test.database;
    const carry = (owner_discount_percent: number) =>
      db.updateTable("property").set({ owner_discount_percent }).where("property_id", "=", 5).execute();
    await give(6_000);
    try {
      await carry(10);
      const quote = await walletQuote(browser);
      expect([quote.total, quote.wallet]).toEqual([24_000, { usable: 3_600, used: 3_600, payable: 20_400 }]);
      expect(JSON.stringify(quote)).not.toMatch(/owner/);
      await carry(25);
      expect((await walletQuote(browser)).wallet).toBeUndefined();
      // What was agreed is what is booked, whatever a client says of it.
      const { body } = await walletBook(browser, quote, {
        payments: { deduct_from_wallet: true, deduct_from_owner: true },
      });
      expect(body).toMatchObject({ final_amount: 24_000, payable_amount: 20_400 });
      expect(await wallet()).toMatchObject({ redeemable_balance: 2_400 });
    } finally {
      await carry(0);
    }
  });

  it("[PAY-13] is for who is signed in, in the currency of the booking, and no client says how much", async () => {
    await give(100_000);
    expect((await walletQuote(app.test.browser())).wallet).toBeUndefined();
    await app.post({ user_id, amount: 5_000, key: "rupees", currency_code: "INR" });
    const { db } = app.test.database;
    await db.updateTable("property").set({ currency_code: "INR" }).where("property_id", "=", 5).execute();
    try {
      expect((await walletQuote(browser)).wallet).toBeUndefined();
    } finally {
      await db.updateTable("property").set({ currency_code: "EUR" }).where("property_id", "=", 5).execute();
    }
    app.setRules(undefined);
    expect((await walletQuote(browser)).wallet).toBeUndefined();
    app.setRules(WALLET_RULES);
    const without = await walletQuote(browser, { use_wallet: false });
    for (const [quote, said] of [
      [without, true],
      [await walletQuote(browser), false],
    ] as const) {
      const refused = await walletBook(browser, quote, { payments: { deduct_from_wallet: said } });
      expect([refused.status, refused.body.fields]).toMatchObject([
        422,
        [{ field: "payments.deduct_from_wallet" }],
      ]);
    }
    const amount = await walletBook(browser, without, { payments: { deduct_from_wallet: 900 } });
    expect(amount.status).toBe(400);
    expect(await moved()).toEqual([["benefit", 100_000, undefined]]);
  });

  it("[PAY-13] is paid from it at once; booking, mail, list and wallet say the same", async () => {
    await give(6_000);
    app.clock.advance(1_000);
    const quote = await walletQuote(browser);
    const made = await walletBook(browser, quote, {
      user: { ...GUEST, email: "wallet-mail@example.test" },
      payments: { deduct_from_wallet: true },
    });
    expect(made.body).toMatchObject({ final_amount: 24_000, payable_amount: 19_200 });
    const id = made.body.booking_id;
    expect(await bookingOf(id)).toMatchObject({
      final_amount: 24_000,
      payable_amount: 19_200,
      due_at_property: 19_200,
      payment_details: [{ kind: "wallet", amount: 4_800 }],
    });
    const { body: list } = await browser.get("/api/pwa/bookings");
    expect(JSON.stringify(list)).toContain('"payable_amount":19200');
    expect(await payments(id)).toEqual([{ state: "intent", amount: 19_200 }]);
    expect(await moved()).toEqual([
      ["spent", -4_800, id],
      ["benefit", 6_000, undefined],
    ]);
    expect(await wallet()).toMatchObject({ redeemable_balance: 1_200 });
    const { db } = app.test.database;
    const mails = await db.selectFrom("outbox").select("payload").where("kind", "=", "mail").execute();
    const own = mails
      .map(({ payload }) => JSON.stringify(payload))
      .filter((mail) => mail.includes("wallet-mail@"));
    expect(own.map((mail) => mail.includes("stay.wallet"))).toEqual([true]);
    for (const [words, isSaid] of [
      ["booking.payment-status.credit", true],
      ["mail.confirmation.payment", false],
    ] as const)
      expect(own.map((mail) => mail.includes(words))).toEqual([isSaid]);
  });

  it("spends the same money once in two tabs, and tells the other what is left", async () => {
    await give(6_000);
    const quotes = [await walletQuote(browser), await walletQuote(browser)];
    const answers = await Promise.all(quotes.map((quote) => walletBook(browser, quote)));
    const refused = answers.find(({ status }) => status !== 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(refused?.body).toMatchObject({
      code: "price_changed",
      details: { reason: "wallet", old_total: 19_200, new_total: 22_800 },
    });
    const { quote } = (await browser.get(`/api/pwa/quote/${refused?.body.details.quote_id}`)).body;
    expect(quote.wallet).toEqual({ usable: 1_200, used: 1_200, payable: 22_800 });
    expect((await walletBook(browser, quote)).status).toBe(200);
    expect(await wallet()).toMatchObject({ redeemable_balance: 0 });
  });

  it("takes nothing twice for a request that is repeated, and nothing for one that fails", async () => {
    await give(6_000);
    const quote = await walletQuote(browser);
    const same = { idempotency_key: `repeated-${user_id}`.slice(0, 36).padEnd(16, "0") };
    const answers = await Promise.all([1, 2, 3].map(() => walletBook(browser, quote, same)));
    const later = await walletBook(browser, quote, same);
    expect([200, 409]).toEqual(expect.arrayContaining(answers.map(({ status }) => status)));
    expect(later.status).toBe(200);
    expect((await moved()).filter(([kind]: string[]) => kind === "spent")).toHaveLength(1);
    await give(6_000, "more");
    const { db } = app.test.database;
    // The coupon goes to somebody else, which the transaction finds after the money was moved.
    await buildCoupon(db, { coupon_code: "ONCE", redemptions: 1 });
    const late = await walletQuote(browser, { coupon_code: "ONCE" });
    const other = app.test.browser();
    await walletBook(other, await walletQuote(other, { coupon_code: "ONCE" }), {
      user: { ...GUEST, phone: "612000001" },
    });
    const failed = await walletBook(browser, late);
    expect(failed.body).toMatchObject({ code: "price_changed", details: { reason: "coupon" } });
    expect(await wallet()).toMatchObject({ redeemable_balance: 7_200 });
  });

  it("gives all of it back once where cancelling is free, however often it is cancelled, and until the same days", async () => {
    await give(1_000, "stays");
    await give(2_000, "soon", 10);
    await give(3_000, "late", 60);
    const before = await wallet();
    const { body } = await walletBook(browser, await walletQuote(browser));
    expect(await wallet()).toMatchObject({ redeemable_balance: 1_200, redeemed_expirable_amount: 4_800 });
    const { quote } = (await chargeOf(browser, body.booking_id)).body;
    expect(quote).toMatchObject({ charge_amount: 0, wallet_return: 4_800 });
    const answers = await Promise.all(
      [1, 2, 3].map(() => cancelAt(browser, body.booking_id, quote.charge_version)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]?.body.cancellation).toMatchObject({ wallet_return: 4_800, due_amount: 0 });
    expect(await wallet()).toEqual(before);
    expect(await payments(body.booking_id)).toEqual([{ state: "void", amount: 19_200 }]);
  });

  it("keeps of it what cancelling costs, before anything is asked for at the property", async () => {
    await give(6_000);
    const { body } = await walletBook(browser, await walletQuote(browser));
    const { db } = app.test.database;
    const { terms } = await db
      .selectFrom("booking")
      .select("terms")
      .where("booking_id", "=", body.booking_id)
      .executeTakeFirstOrThrow();
    const charged = async (charge_percentage: number) =>
      db
        .updateTable("booking")
        .set({
          terms: JSON.stringify({
            ...(terms as object),
            cancellation_policies: [{ kind: "partial", charge_percentage }],
          }),
        })
        .where("booking_id", "=", body.booking_id)
        .execute();
    await charged(50);
    expect((await chargeOf(browser, body.booking_id)).body.quote).toMatchObject({
      charge_amount: 12_000,
      due_amount: 7_200,
    });
    expect((await chargeOf(browser, body.booking_id)).body.quote.wallet_return).toBeUndefined();
    await charged(10);
    const { quote } = (await chargeOf(browser, body.booking_id)).body;
    expect(quote).toMatchObject({ charge_amount: 2_400, due_amount: 0, wallet_return: 2_400 });
    expect((await cancelAt(browser, body.booking_id, quote.charge_version)).status).toBe(200);
    expect(await wallet()).toMatchObject({ redeemable_balance: 3_600 });
  });

  it("takes what ended meanwhile out as expired after it came back", async () => {
    await give(6_000, "ends", 5);
    const { body } = await walletBook(browser, await walletQuote(browser));
    app.clock.advance(10 * DAY_MS);
    const { quote } = (await chargeOf(browser, body.booking_id)).body;
    expect((await cancelAt(browser, body.booking_id, quote.charge_version)).status).toBe(200);
    expect(await wallet()).toMatchObject({ redeemable_balance: 0, redeemed_expirable_amount: 0 });
    const { db } = app.test.database;
    await expireLots({ db, ids: createIds(systemRandom), clock: app.clock });
    expect((await moved()).map(([kind, amount]: [string, number]) => `${kind} ${amount}`).sort()).toEqual([
      "benefit 6000",
      "expired -1200",
      "expired -4800",
      "returned 4800",
      "spent -4800",
    ]);
  });

  it("uses no more than a booking costs once meals are taken off it", async () => {
    app.setRules({ ...WALLET_RULES, usagePercentage: 100 });
    await give(100_000);
    const meals = [{ category_code: "dinner", guest_count: 2 }];
    const { body } = await walletBook(browser, await walletQuote(browser, { meals }));
    expect(body.payable_amount).toBe(0);
    const answer = await browser.put(`/api/pwa/updateBooking/${body.booking_id}`, {
      idempotency_key: `meals-off-${user_id}`.slice(0, 36),
      booking: { services: { meals: [] }, pricing: { total: 24_000 } },
    });
    expect(answer.body).toMatchObject({ final_amount: 24_000, payable_amount: 0 });
    expect(await wallet()).toMatchObject({ redeemable_balance: 76_000 });
    await cancelBooking(browser, body.booking_id);
    expect(await wallet()).toMatchObject({ redeemable_balance: 100_000 });
  });

  it("closes what comes back to an account that is gone", async () => {
    await give(6_000);
    const { body } = await walletBook(browser, await walletQuote(browser));
    const { db } = app.test.database;
    await db.deleteFrom("account").where("user_id", "=", user_id).execute();
    const cancelled = await cancelBooking(browser, body.booking_id);
    expect(cancelled.body.cancellation).toMatchObject({ wallet_return: 4_800 });
    const accounts = await db
      .selectFrom("wallet_account")
      .select("balance")
      .where("user_id", "=", user_id)
      .execute();
    expect(accounts.map(({ balance }) => balance)).toEqual([0, 0]);
  });
});
