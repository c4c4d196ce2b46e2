import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createIds } from "../../../platform/ids.ts";
import { systemRandom } from "../../../platform/random.ts";
import { cancelBooking } from "../../../testing/cancellation.ts";
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

/** What may happen to a guest's wallet and bookings. */
const EVENT = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("gift" as const),
      amount: fc.integer({ min: 1, max: 9_000 }),
      days: fc.option(fc.integer({ min: 1, max: 30 })),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("book" as const),
      tabs: fc.integer({ min: 1, max: 3 }),
      uses: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("cancel" as const),
      which: fc.nat(5),
      presses: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("wait" as const), days: fc.integer({ min: 1, max: 9 }) }),
  },
);

describe("wallets and bookings, whatever happens in whatever order", () => {
  let app: WalletApp;
  beforeAll(async () => {
    app = await createWalletApp();
  }, 90_000);
  afterAll(() => app.test.stop());

  it("always balance, are never below zero, and make the price together with what is paid", async () => {
    const { db } = app.test.database;
    const ids = createIds(systemRandom);
    const sequence = fc.array(EVENT, { minLength: 4, maxLength: 10 });
    const percent = fc.constantFrom(20, 55, 100);
    await fc.assert(
      fc.asyncProperty(sequence, percent, async (events, usagePercentage) => {
        app.setRules({ ...WALLET_RULES, expirableLimit: 12_000, usagePercentage });
        const { browser, user_id } = await app.guest();
        const booked: string[] = [];
        let gifts = 0;
        for (const event of events) {
          if (event.kind === "gift") {
            const expires_at = event.days === null ? undefined : new Date(app.clock() + event.days * DAY_MS);
            gifts += 1;
            await app.post({ user_id, amount: event.amount, key: `gift-${gifts}`, expires_at });
          } else if (event.kind === "book") {
            const quotes = await Promise.all(
              Array.from({ length: event.tabs }, () => walletQuote(browser, { use_wallet: event.uses })),
            );
            const answers = await Promise.all(quotes.map((quote) => walletBook(browser, quote)));
            for (const [index, { status, body }] of answers.entries()) {
              if (status !== 200) {
                expect(body).toMatchObject({ code: "price_changed", details: { reason: "wallet" } });
                continue;
              }
              expect(body.payable_amount).toBe(quotes[index].total - (quotes[index].wallet?.used ?? 0));
              booked.push(body.booking_id);
            }
          } else if (event.kind === "cancel") {
            const id = booked[event.which % Math.max(1, booked.length)];
            if (id === undefined) continue;
            await Promise.all(Array.from({ length: event.presses }, () => cancelBooking(browser, id)));
          } else {
            app.clock.advance(event.days * DAY_MS);
            await expireLots({ db, ids, clock: app.clock });
          }
        }
        expect(await brokenInvariants(db)).toEqual([]);
        // Sequences last at most ninety days; the next one begins where this one began.
        app.clock.advance(
          -events.reduce((sum, event) => sum + (event.kind === "wait" ? event.days * DAY_MS : 0), 0),
        );
      }),
      { numRuns: 12 },
    );
  }, 120_000);
});
