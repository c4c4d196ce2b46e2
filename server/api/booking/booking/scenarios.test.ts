import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays } from "#domain/dates";
import { holdRooms } from "../../../inventory/hold-rooms.ts";
import { expireHolds } from "../../../jobs/expire-holds.ts";
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import { bookingBody, STAY } from "../../../testing/booking.ts";
import type { Answer, Browser } from "../../../testing/browser.ts";
import { brokenInvariants } from "../../../testing/invariants.ts";
import { buildSupply } from "../../../testing/supply.ts";

interface Guest {
  readonly browser: Browser;
  readonly quotes: string[];
}

const guest = fc.nat(2);
const event = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("quote" as const),
      guest,
      category: fc.constantFrom(11, 12),
      start: fc.nat(4),
      nights: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant("book" as const), guest, quote: fc.nat(3), key: fc.nat(3) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("wait" as const), minutes: fc.constantFrom(1, 5, 11) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("abandon" as const), start: fc.nat(4) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("sweep" as const) }) },
);
type Event = typeof event extends fc.Arbitrary<infer Value> ? Value : never;

describe("any order of events", () => {
  let test: TestApp;
  /** Each run has a season of its own, so that rooms are there to be fought over. */
  let season = "2027-04-01";
  beforeAll(async () => {
    test = await createTestApp({ connections: 15 });
    await buildSupply(test.database.db);
  }, 90_000);
  afterAll(() => test.stop());

  it("[BOOK-06] [PRICE-04] leaves every rule whole, several events at a time", {
    timeout: 120_000,
  }, async () => {
    const rounds = fc.array(fc.array(event, { minLength: 2, maxLength: 6 }), { minLength: 4, maxLength: 8 });
    const codes = new Set<string>();
    await fc.assert(
      fc.asyncProperty(rounds, async (all) => {
        season = addDays(season, 10);
        const guests = Array.from({ length: 3 }, () => ({ browser: test.browser(), quotes: [] }));
        await Promise.all(guests.map(({ browser }) => browser.get("/api/pwa/session")));
        for (const round of all) {
          const answers = (await Promise.all(round.map((each) => happen(each, guests)))).flat();
          for (const { status, body } of answers) codes.add(body.code ?? String(status));
          expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
        }
        expect(await brokenInvariants(test.database.db)).toEqual([]);
      }),
      { numRuns: 25, seed: 20270301 },
    );
    expect([...codes].sort()).toEqual([
      "200",
      "duplicate_request",
      "quote_expired",
      "sold_out",
      "validation_failed",
    ]);
  });

  async function happen(each: Event, guests: readonly Guest[]): Promise<readonly Answer[]> {
    const { db } = test.database;
    switch (each.kind) {
      case "wait":
        test.clock.advance(each.minutes * 60_000);
        return [];
      case "sweep":
        await expireHolds({ db, clock: test.clock });
        return [];
      case "abandon":
        await abandonHold(addDays(season, each.start));
        return [];
      case "quote":
        return quote(each, guests[each.guest]);
      case "book":
        return book(each, guests[each.guest]);
    }
  }

  /** What a process leaves that died after the hold. */
  async function abandonHold(night: string): Promise<void> {
    const claim = { propertyId: 1, categoryId: 11, nights: [night], rooms: 1 };
    const hold = {
      holdId: crypto.randomUUID(),
      quoteId: "dead",
      sessionId: null,
      now: test.clock(),
      expiresAt: test.clock() + 600_000,
    };
    await test.database.db
      .transaction()
      .execute((trx) => holdRooms(trx, claim, hold))
      .catch(() => undefined);
  }

  async function quote(each: Extract<Event, { kind: "quote" }>, who?: Guest): Promise<readonly Answer[]> {
    const checkin = addDays(season, each.start);
    const stay = {
      ...STAY,
      room_category_id: each.category,
      checkin,
      checkout: addDays(checkin, each.nights),
    };
    const answer = await who?.browser.post("/api/pwa/quote", stay);
    if (answer?.status === 200) who?.quotes.push(answer.body.quote.quote_id);
    return answer ? [answer] : [];
  }

  async function book(each: Extract<Event, { kind: "book" }>, who?: Guest): Promise<readonly Answer[]> {
    const id = who?.quotes[each.quote % Math.max(1, who.quotes.length)];
    return who && id
      ? [await who.browser.post("/api/pwa/createBooking", bookingBody(id, `key${each.key}`))]
      : [];
  }
});
