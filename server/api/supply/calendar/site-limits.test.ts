import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../../testing/app.ts";
import { createTestApp } from "../../../testing/app.ts";
import { STAY } from "../../../testing/booking.ts";
import { buildLimitedRelease } from "../../../testing/limits.ts";
import { buildProperty, buildRoomCategory, buildSupply } from "../../../testing/supply.ts";

describe("a site with limits of its own", () => {
  let test: TestApp;
  beforeAll(async () => {
    const stays = {
      hotelMaxNights: 14,
      calendarMonths: 1,
      checkInTime: "16:00",
      checkOutTime: "09:30",
      flexibleDays: [0, 2],
    };
    const release = buildLimitedRelease({ stays });
    test = await createTestApp({ release: () => release });
    const { db } = test.database;
    await buildSupply(db);
    await buildProperty(db, { property_id: 70, check_in_time: null });
    await buildRoomCategory(db, { property_id: 70, room_category_id: 701, position: 0 });
  }, 90_000);
  afterAll(() => test.stop());

  const get = async (path: string) => {
    const answer = await test.browser().get(`/api/pwa/${path}`);
    expect(answer.status, answer.text).toBe(200);
    return answer.body;
  };
  const quote = (checkout: string) =>
    test.browser().post("/api/pwa/quote", { ...STAY, hotel_id: 70, room_category_id: 701, checkout });

  it("[DATE-09] shows as many months of calendar as its limits say", async () => {
    const { days } = await get("calendar?hotel_id=70&request_type=calendar_view&selected_rcid=1");
    expect([days[0].date, days.at(-1).date]).toEqual(["2027-03-01", "2027-03-31"]);
  });

  it("[DATE-05] quotes its longest hotel stay and no longer one", async () => {
    expect((await quote("2027-04-24")).status).toBe(200);
    const refused = await quote("2027-04-25");
    expect(refused.status, refused.text).toBe(422);
    expect(refused.text).toContain("too-long");
    const { stay } = await get("hotels/70?checkin=2027-04-10&checkout=2027-05-08&rooms_config=1-2_0_0_0");
    expect(stay).toMatchObject({ checkout: "2027-04-24", nights: 14, dates_corrected: true });
  });

  it("[DATE-10] tells its own times for a property that gives none, on the page, in the quote and so in the booking", async () => {
    const { hotel } = await get("hotels/70?checkin=2027-04-10&checkout=2027-04-12&rooms_config=1-2_0_0_0");
    const times = { check_in_time: "16:00", check_out_time: "09:30" };
    expect(hotel).toMatchObject(times);
    expect((await quote("2027-04-12")).body.quote.hotel).toMatchObject(times);
  });

  it("[DATE-11] [SRCH-15] looks as far around the dates as its choices allow, never wider than asked", async () => {
    const dates = "city=utrecht&checkin=2027-04-10&checkout=2027-04-12&rooms_config=1-2_0_0_0";
    const exact = await get(`search?${dates}&flexible_days_count=1`);
    expect(exact.stay.search_type).toBe("closed");
    expect(exact.alternate_dates).toEqual([]);
    for (const asked of [2, 30]) {
      const { stay, alternate_dates: near } = await get(`search?${dates}&flexible_days_count=${asked}`);
      expect(stay.search_type).toBe("flexible");
      expect(near.length).toBeGreaterThan(0);
      for (const { checkin, checkout } of near) {
        expect(checkin >= "2027-04-08" && checkout <= "2027-04-14").toBe(true);
      }
    }
  });
});
