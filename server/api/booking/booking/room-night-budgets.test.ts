import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Release } from "#renderer";
import limits from "../../../../config/limits.json" with { type: "json" };
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import { bookingBody, bookStay, buildQuote, GUEST } from "../../../testing/booking.ts";
import type { Browser } from "../../../testing/browser.ts";
import { buildLimitedRelease } from "../../../testing/limits.ts";
import { buildProperty, buildRoomCategory, buildSupply } from "../../../testing/supply.ts";

describe("room nights one caller may take", () => {
  let test: TestApp;
  let release: Release;
  let keys = 0;
  beforeAll(async () => {
    release = buildLimitedRelease({ protection: limits.protection });
    test = await createTestApp({ release: () => release });
    await buildSupply(test.database.db);
    for (const property_id of [8, 9]) {
      await buildProperty(test.database.db, { property_id, max_rooms: 6 });
      const room_category_id = property_id * 100;
      await buildRoomCategory(test.database.db, { property_id, room_category_id, capacity: 10_000 });
    }
  }, 90_000);
  afterAll(() => test.stop());
  beforeEach(async () => {
    await test.database.db.deleteFrom("rate_limit").execute();
  });

  /** Books three rooms for ten nights with a phone of one's own, or the same. */
  const book = async (browser: Browser, { phone = "", property = 8 } = {}) => {
    keys += 1;
    const { quote_id } = await buildQuote(browser, {
      hotel_id: property,
      room_category_id: property * 100,
      checkin: "2027-04-10",
      checkout: "2027-04-20",
      rooms_config: "3-1-1-1",
    });
    const user = { ...GUEST, phone: phone || String(611_000_000 + keys) };
    return browser.post("/api/pwa/createBooking", bookingBody(quote_id, `nights${keys}-`, { user }));
  };
  const PER_BOOKING = 30;

  /**
   * How many bookings in a row are taken before one is refused; `null` when none is within the given number.
   */
  const takenOf = async (bookings: number, one: (index: number) => ReturnType<typeof book>) => {
    for (let index = 0; index < bookings; index += 1) {
      const answer = await one(index);
      if (answer.status === 200) continue;
      expect([answer.status, answer.body.code]).toEqual([429, "rate_limited"]);
      expect(answer.body.details.retry_after).toBeGreaterThan(0);
      return index * PER_BOOKING;
    }
    return null;
  };
  const everywhere = (index: number) => `198.51.${100 + (index % 2)}.${1 + index}`;

  it("end for a session, wherever it is and whatever phone it gives", async () => {
    const jar = test.browser(undefined, "198.51.100.1");
    expect(await takenOf(40, () => book(jar))).toBe(limits.protection.roomNightsPerSession);
  }, 60_000);

  it("end for a phone, from however many addresses and sessions", async () => {
    const taken = await takenOf(60, (index) =>
      book(test.browser(undefined, everywhere(index)), { phone: "612345678" }),
    );
    expect(taken).toBe(limits.protection.roomNightsPerPhone);
  }, 60_000);

  it("end for an address at a property, and then over all properties; others still book there", async () => {
    const stranger = "198.51.100.7";
    const { roomNightsPerSource, roomNightsPerSourceAndProperty } = limits.protection;
    release = buildLimitedRelease({ protection: { ...limits.protection, roomNightsPerSource: 300 } });
    expect(await takenOf(60, () => book(test.browser(undefined, stranger)))).toBe(
      roomNightsPerSourceAndProperty,
    );
    const left = 300 - roomNightsPerSourceAndProperty;
    expect(await takenOf(60, () => book(test.browser(undefined, stranger), { property: 9 }))).toBe(left);
    expect((await book(test.browser(undefined, "198.51.100.8"))).status).toBe(200);
    expect(roomNightsPerSource).toBeGreaterThan(roomNightsPerSourceAndProperty);
    release = buildLimitedRelease({ protection: limits.protection });
  }, 60_000);

  it("are whole again when the window is over", async () => {
    const jar = test.browser(undefined, "198.51.100.9");
    await takenOf(40, () => book(jar));
    test.clock.advance(limits.protection.bookingMinutes * 60_000);
    expect((await book(jar)).status).toBe(200);
  }, 60_000);

  it("are given back when nothing gets booked, and a replay costs nothing", async () => {
    await buildRoomCategory(test.database.db, { property_id: 1, room_category_id: 199, capacity: 1 });
    const counted = async () =>
      (
        await test.database.db
          .selectFrom("rate_limit")
          .select("count")
          .where("bucket", "like", "nights:%")
          .execute()
      ).map(({ count }) => Number(count));
    const [first, second] = [test.browser(), test.browser()];
    const [won, lost] = [
      await buildQuote(first, { room_category_id: 199 }),
      await buildQuote(second, { room_category_id: 199 }),
    ];
    const body = bookingBody(won.quote_id, "won");
    expect((await first.post("/api/pwa/createBooking", body)).status).toBe(200);
    expect((await first.post("/api/pwa/createBooking", body)).status).toBe(200);
    expect((await second.post("/api/pwa/createBooking", bookingBody(lost.quote_id, "lost"))).body.code).toBe(
      "sold_out",
    );
    expect((await counted()).sort()).toEqual([0, 2, 2, 2, 2]);
  });

  it("count a booking that is larger than a budget as all of it", async () => {
    release = buildLimitedRelease({ protection: { ...limits.protection, roomNightsPerSession: 1 } });
    const jar = test.browser();
    expect((await bookStay(jar, "large")).status).toBe(200);
    expect((await bookStay(jar, "larger")).body.code).toBe("rate_limited");
    release = buildLimitedRelease({ protection: limits.protection });
  });
});
