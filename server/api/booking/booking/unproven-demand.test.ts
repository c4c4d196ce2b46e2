import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addDays } from "#domain/dates";
import limits from "../../../../config/limits.json" with { type: "json" };
import type { Mail } from "../../../gateways/gateways.ts";
import { unprovenWait } from "../../../inventory/unproven-demand.ts";
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import { bookingBody, GUEST } from "../../../testing/booking.ts";
import type { Browser } from "../../../testing/browser.ts";
import { brokenInvariants } from "../../../testing/invariants.ts";
import { buildLimitedRelease } from "../../../testing/limits.ts";
import { sentMails, tokenIn } from "../../../testing/sent-mails.ts";
import { buildProperty, buildRoomCategory, buildSupply } from "../../../testing/supply.ts";

const PROPERTY = 8;
const CATEGORIES = [
  { id: 801, rooms: 20 },
  { id: 802, rooms: 20 },
  { id: 803, rooms: 6 },
] as const;
const FIRST_DAY = "2027-04-01";
const DAYS = 120;

describe("rooms that guests who proved nothing take together", () => {
  let test: TestApp;
  let keys = 0;
  beforeAll(async () => {
    const release = buildLimitedRelease({ protection: limits.protection });
    test = await createTestApp({ release: () => release, ownPools: true });
    await buildSupply(test.database.db);
    await buildProperty(test.database.db, { property_id: PROPERTY, max_rooms: 4 });
    for (const { id, rooms } of CATEGORIES)
      await buildRoomCategory(test.database.db, {
        property_id: PROPERTY,
        room_category_id: id,
        capacity: rooms,
      });
  }, 90_000);
  afterAll(() => test.stop());
  beforeEach(async () => {
    const { db } = test.database;
    for (const table of ["booking_night", "payment", "booking", "hold_night", "hold", "room_night"] as const)
      await db.deleteFrom(table).where("property_id", "=", PROPERTY).execute();
    await db.deleteFrom("rate_limit").execute();
    await db.deleteFrom("idempotency").execute();
  });

  interface Wish {
    readonly category: number;
    readonly day: number;
    readonly nights: number;
    readonly rooms: number;
  }

  const book = async (browser: Browser, { category, day, nights, rooms }: Wish) => {
    keys += 1;
    const checkin = addDays(FIRST_DAY, day);
    const quoted = await browser.post("/api/pwa/quote", {
      hotel_id: PROPERTY,
      room_category_id: CATEGORIES[category]?.id ?? 0,
      checkin,
      checkout: addDays(checkin, nights),
      rooms_config: `${rooms}-${Array.from({ length: rooms }, () => 1).join("-")}`,
    });
    if (quoted.status !== 200) return quoted;
    const { quote_id } = quoted.body.quote;
    const user = { ...GUEST, phone: String(611_000_000 + keys) };
    return browser.post("/api/pwa/createBooking", bookingBody(quote_id, `demand${keys}-`, { user }));
  };
  const address = (index: number) => `10.${20 + Math.floor(index / 250)}.${index % 250}.7`;
  /** Two hundred guests of an hour, each for a stay of their own: weekends are wanted most. */
  const honest = (index: number): Wish => ({
    category: index % 5 === 0 ? 2 : index % 2,
    day: index % 3 === 0 ? 7 * (Math.floor(index / 3) % 12) + 1 : (index * 37) % (DAYS - 10),
    nights: 1 + (index % 4),
    rooms: index % 10 === 0 ? 2 : 1,
  });
  const outcomes = async (count: number, one: (index: number) => ReturnType<typeof book>) => {
    const seen: Record<string, number> = {};
    for (let index = 0; index < count; index += 1) {
      const { status, body } = await one(index);
      const what =
        status === 200 ? "booked" : String(body.code === "rate_limited" ? body.details.reason : body.code);
      seen[what] = (seen[what] ?? 0) + 1;
    }
    return seen;
  };
  const soldOf = async (category: number) => {
    const rows = await test.database.db
      .selectFrom("room_night")
      .select("sold")
      .where("room_category_id", "=", CATEGORIES[category]?.id ?? 0)
      .execute();
    return rows.map(({ sold }) => sold);
  };

  it("are all they want in an hour with two hundred guests", { timeout: 120_000 }, async () => {
    const seen = await outcomes(200, (index) => book(test.browser(undefined, address(index)), honest(index)));
    expect(seen).toEqual({ booked: 200 });
    expect(await brokenInvariants(test.database.db)).toEqual([]);
  });

  it("end for three hundred addresses before the calendar does, with the time to come back; who proved an address books on", {
    timeout: 240_000,
  }, async () => {
    const guest = test.browser(undefined, "198.51.100.1");
    await test.database.db.deleteFrom("outbox").execute();
    const first = await book(guest, { category: 0, day: 100, nights: 2, rooms: 1 });
    const mail = (await sentMails(test)).at(-1);
    await guest.get(`/api/pwa/booking/${first.body.booking_id}?token=${tokenIn(mail as Mail)}`);

    const flood = (index: number) =>
      book(test.browser(undefined, address(index)), {
        category: index % 3,
        day: (index * 13) % (DAYS - 21),
        nights: 20,
        rooms: 3,
      });
    const taken = await outcomes(300, flood);
    expect(taken.booked).toBeLessThan(40);
    expect(taken.booked).toBeGreaterThan(3);
    expect(taken).toEqual({ booked: taken.booked, high_demand: 300 - (taken.booked ?? 0) });
    for (const [category, { rooms }] of CATEGORIES.entries()) {
      const sold = await soldOf(category);
      const { unprovenRooms, unprovenShare, unprovenNightsPerRoom, unprovenNights } = limits.protection;
      expect(Math.max(...sold)).toBeLessThanOrEqual(Math.max(unprovenRooms, rooms * unprovenShare));
      expect(sold.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(
        Math.max(unprovenNights, rooms * unprovenNightsPerRoom) + 2,
      );
    }
    const stranger = await book(test.browser(undefined, "198.51.100.2"), {
      category: 0,
      day: 0,
      nights: 20,
      rooms: 3,
    });
    expect([stranger.status, stranger.body.code, stranger.body.details.reason]).toEqual([
      429,
      "rate_limited",
      "high_demand",
    ]);
    const wait = stranger.body.details.retry_after;
    expect(Number(stranger.headers["retry-after"])).toBe(wait);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(limits.protection.bookingMinutes * 60);
    const known = await book(guest, { category: 0, day: 0, nights: 20, rooms: 1 });
    expect(known.status, known.text).toBe(200);
    // Another kind of the same property, another property: nobody else waits.
    test.clock.advance(limits.protection.bookingMinutes * 60_000 + 1000);
    const later = await outcomes(60, (index) =>
      book(test.browser(undefined, `198.51.101.${index}`), { ...honest(index), rooms: 1 }),
    );
    expect(later.high_demand ?? 0).toBe(0);
    expect(later.booked).toBeGreaterThan(50);
    expect(await brokenInvariants(test.database.db)).toEqual([]);
  });

  it("never pass their bounds, in whatever order and size they are asked for", {
    timeout: 120_000,
  }, async () => {
    const { db } = test.database;
    const bounds = { windowMs: 3_600_000, roomsShare: 0.5, rooms: 3, nightsPerRoom: 4, nights: 10 };
    const claim = fc.record({
      from: fc.nat(6),
      nights: fc.integer({ min: 1, max: 4 }),
      rooms: fc.integer({ min: 1, max: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(claim, { minLength: 1, maxLength: 12 }), async (claims) => {
        const nightsTaken = new Map<string, number>();
        let total = 0;
        await db.deleteFrom("hold_night").where("property_id", "=", PROPERTY).execute();
        await db.deleteFrom("hold").where("property_id", "=", PROPERTY).execute();
        const now = test.clock();
        for (const [index, { from, nights: count, rooms }] of claims.entries()) {
          const nights = Array.from({ length: count }, (_, night) => addDays(FIRST_DAY, from + night));
          const asked = { propertyId: PROPERTY, categoryId: 803, nights, rooms };
          const most = Math.max(0, ...nights.map((night) => nightsTaken.get(night) ?? 0));
          // Six rooms: three of a night, 24 over all nights; what comes first always fits.
          const fits = total === 0 || ((most === 0 || most + rooms <= 3) && total + rooms * count <= 24);
          expect((await unprovenWait(db, asked, bounds, now)) === 0).toBe(fits);
          if (!fits) continue;
          total += rooms * count;
          for (const night of nights) nightsTaken.set(night, (nightsTaken.get(night) ?? 0) + rooms);
          const hold_id = `h${index}`;
          await db
            .insertInto("hold")
            .values({
              property_id: PROPERTY,
              hold_id,
              quote_id: "none",
              session_id: null,
              created_at: new Date(now),
              expires_at: new Date(now + 1),
            })
            .execute();
          await db
            .insertInto("hold_night")
            .values(
              nights.map((night) => ({
                property_id: PROPERTY,
                hold_id,
                room_category_id: 803,
                night,
                rooms,
              })),
            )
            .execute();
        }
      }),
      { numRuns: 40 },
    );
    await db.deleteFrom("hold_night").where("property_id", "=", PROPERTY).execute();
    await db.deleteFrom("hold").where("property_id", "=", PROPERTY).execute();
  });
});
