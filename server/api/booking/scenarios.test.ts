import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expireHolds } from "../../jobs/expire-holds.ts";
import { type Answer, type Browser, createTestApp, type TestApp } from "../../testing/app.ts";
import { bookingBody, STAY } from "../../testing/booking.ts";
import { brokenInvariants } from "../../testing/invariants.ts";
import { buildSupply } from "../../testing/supply.ts";

describe("any order of events", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ connections: 15 });
    await buildSupply(test.database.db);
  }, 90_000);
  afterAll(() => test.stop());

  const guest = fc.nat(3);
  const event = fc.oneof(
    fc.record({
      kind: fc.constant("quote" as const),
      guest,
      category: fc.constantFrom(11, 12),
      start: fc.nat(4),
      nights: fc.integer({ min: 1, max: 3 }),
      rooms: fc.integer({ min: 1, max: 2 }),
    }),
    fc.record({ kind: fc.constant("book" as const), guest, quote: fc.nat(4), key: fc.nat(5) }),
    fc.record({ kind: fc.constant("wait" as const), minutes: fc.constantFrom(1, 5, 11, 16) }),
    fc.record({ kind: fc.constant("sweep" as const) }),
  );

  it("[BOOK-06] [PRICE-04] leaves every rule whole, several events at a time", {
    timeout: 120_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(event, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 8 }),
        async (rounds) => {
          const guests = Array.from({ length: 4 }, () => ({
            browser: test.browser(),
            quotes: [] as string[],
          }));
          await Promise.all(guests.map(({ browser }) => browser.get("/api/pwa/session")));
          const answers: Answer[] = [];
          for (const round of rounds)
            await Promise.all(round.map(async (each) => answers.push(...(await happen(each, guests)))));
          expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
          expect(await brokenInvariants(test.database.db)).toEqual([]);
        },
      ),
      { numRuns: 25, seed: 20270301 },
    );
  });

  type Event = typeof event extends fc.Arbitrary<infer Value> ? Value : never;

  async function happen(
    each: Event,
    guests: readonly { readonly browser: Browser; readonly quotes: string[] }[],
  ): Promise<readonly Answer[]> {
    if (each.kind === "wait") test.clock.advance(each.minutes * 60_000);
    if (each.kind === "sweep") await expireHolds({ db: test.database.db, clock: test.clock });
    if (each.kind === "wait" || each.kind === "sweep") return [];
    const who = guests[each.guest];
    if (!who) return [];
    if (each.kind === "quote") {
      const [checkin, checkout] = [each.start, each.start + each.nights].map((day) => `2027-04-1${day}`);
      const rooms_config = [each.rooms, ...Array.from({ length: each.rooms }, () => "2")].join("-");
      const answer = await who.browser.post("/api/pwa/quote", {
        ...STAY,
        room_category_id: each.category,
        checkin,
        checkout,
        rooms_config,
      });
      if (answer.status === 200) who.quotes.push(answer.body.quote.quote_id);
      return [answer];
    }
    const quote = who.quotes[each.quote % Math.max(1, who.quotes.length)];
    return quote
      ? [await who.browser.post("/api/pwa/createBooking", bookingBody(quote, `key${each.key}`))]
      : [];
  }
});
