import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import { bookingBody, buildQuote } from "../../../testing/booking.ts";
import { brokenInvariants } from "../../../testing/invariants.ts";
import { buildRoomCategory, buildSupply } from "../../../testing/supply.ts";

describe("many guests at once", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ connections: 20 });
    await buildSupply(test.database.db);
    await buildRoomCategory(test.database.db, {
      property_id: 1,
      room_category_id: 13,
      capacity: 5,
      overbook: 1,
    });
  }, 90_000);
  afterEach(async () => {
    expect(await brokenInvariants(test.database.db)).toEqual([]);
  });
  afterAll(() => test.stop());

  /** Quotes for all first, then everybody books in the same moment. */
  async function race(
    stays: readonly {
      readonly room_category_id: number;
      readonly checkin: string;
      readonly checkout: string;
    }[],
  ) {
    const guests = await Promise.all(
      stays.map(async (stay, index) => {
        const browser = test.browser();
        return { browser, body: bookingBody((await buildQuote(browser, stay)).quote_id, `guest${index}`) };
      }),
    );
    return Promise.all(guests.map(({ browser, body }) => browser.post("/api/pwa/createBooking", body)));
  }

  it("[BOOK-06] sells one room once to 40 guests who want the same night", { timeout: 60_000 }, async () => {
    const answers = await race(
      Array.from({ length: 40 }, () => ({
        room_category_id: 12,
        checkin: "2027-04-10",
        checkout: "2027-04-11",
      })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status, body }) => status === 409 && body.code === "sold_out")).toHaveLength(39);
  });

  it("[BOOK-06] never oversells a night of overlapping stays and ends without a deadlock", {
    timeout: 60_000,
  }, async () => {
    const day = (number: number) => `2027-05-${String(number).padStart(2, "0")}`;
    const stays = Array.from({ length: 40 }, (_, index) => {
      const start = 1 + ((index * 7) % 12);
      return { room_category_id: 13, checkin: day(start), checkout: day(start + 1 + (index % 5)) };
    });
    const answers = await race(stays);
    expect(answers.every(({ status, body }) => status === 200 || body.code === "sold_out")).toBe(true);
    const nights = await test.database.db
      .selectFrom("room_night")
      .select(["sold", "held"])
      .where("room_category_id", "=", 13)
      .execute();
    expect(Math.max(...nights.map(({ sold }) => sold))).toBe(6);
    expect(nights.every(({ held }) => held === 0)).toBe(true);
  });
});
