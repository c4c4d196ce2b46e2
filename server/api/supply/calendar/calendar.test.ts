import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CalendarDay } from "#schemas/generated/api/hotels.ts";
import { seedDemoSupply } from "../../../demo/seed-demo-supply.ts";
import type { TestApp } from "../../../testing/app.ts";
import { createTestApp } from "../../../testing/app.ts";

describe("the calendar of a hotel", () => {
  let test: TestApp;
  let home: number;
  beforeAll(async () => {
    test = await createTestApp();
    await seedDemoSupply(test.database.db, { properties: 420, today: "2027-03-01" });
    const row = await test.database.db
      .selectFrom("property")
      .select("property_id")
      .where("property_type", "=", "home")
      .where("country_code", "=", "NL")
      .orderBy("property_id")
      .executeTakeFirstOrThrow();
    home = row.property_id;
  }, 90_000);
  afterAll(() => test.stop());

  const view = async (query: string) => {
    const answer = await test
      .browser()
      .get(`/api/pwa/calendar?hotel_id=${home}&request_type=calendar_view&selected_rcid=1&${query}`);
    expect(answer.status, answer.text).toBe(200);
    return answer.body;
  };

  it("[HOTEL-16] [DATE-09] [CONST-03] shows the current month and two more, day by day without gaps", async () => {
    const { days, today } = await view("");
    expect(today).toBe("2027-03-01");
    expect(days[0].date).toBe("2027-03-01");
    expect(days.at(-1).date).toBe("2027-05-31");
    expect(days).toHaveLength(92);
    const open = days.filter((day: CalendarDay) => day.available);
    expect(open.length).toBeGreaterThan(10);
    expect(open.every((day: CalendarDay) => (day.price ?? 0) > 0)).toBe(true);
  });

  it("[DATE-07] tells the minimum stay and why a day cannot be chosen", async () => {
    const { db } = test.database;
    const { room_category_id, capacity } = await db
      .selectFrom("room_category")
      .select(["room_category_id", "capacity"])
      .where("property_id", "=", home)
      .executeTakeFirstOrThrow();
    const nights = [
      { night: "2027-04-05", sold: capacity },
      { night: "2027-04-06", closed: true },
      { night: "2027-04-07", min_stay: 5 },
    ];
    await db
      .deleteFrom("room_night")
      .where("property_id", "=", home)
      .where(
        "night",
        "in",
        nights.map(({ night }) => night),
      )
      .execute();
    for (const night of nights)
      await db
        .insertInto("room_night")
        .values({ property_id: home, room_category_id, capacity, ...night })
        .execute();
    const { days } = await view("start_time=2027-02-27&end_time=2027-04-30");
    const day = (date: string): CalendarDay => days.find((each: CalendarDay) => each.date === date);
    expect(day("2027-02-28")).toMatchObject({ available: false, reason: "past" });
    expect(day("2027-04-05")).toMatchObject({ available: false, reason: "sold_out", rooms_left: 0 });
    expect(day("2027-04-06")).toMatchObject({ available: false, reason: "closed" });
    expect(day("2027-04-07").minimum_stay).toBe(5);
  });

  it("[DATE-06] reaches as far as asked and ends where the site's search window ends", async () => {
    const { days } = await view("start_time=2030-02-01&end_time=2030-04-30");
    expect(days.at(-1)).toMatchObject({ available: false, reason: "too_far" });
  });

  it("says of the last date there is that it is too far", async () => {
    const { days } = await view("start_time=9999-12-30");
    expect(days.at(-1)).toMatchObject({ available: false, reason: "too_far" });
  });
});
