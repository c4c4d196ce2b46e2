import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays } from "#domain/dates";
import type { CalendarDay, CalendarViewOutput, RoomCategory } from "#schemas/generated/api/hotels.ts";
import { seedDemoSupply } from "../../../demo/seed-demo-supply.ts";
import { createTestApp, type TestApp } from "../../../testing/app.ts";

const PARTIES = ["1-2_0_0_0", "1-1_0_0_0", "1-2_2_0_0", "2-2_0_0_0-1_0_0_0", "1-4_0_0_0", "1-2_0_0_1"];

describe("the calendar and the booking", () => {
  let test: TestApp;
  let properties: readonly { readonly property_id: number; readonly category: number }[];
  beforeAll(async () => {
    test = await createTestApp();
    await seedDemoSupply(test.database.db, { properties: 420, today: "2027-03-01" });
    const { db } = test.database;
    const rows = await db
      .selectFrom("property")
      .innerJoin("room_category", "room_category.property_id", "property.property_id")
      .select(["property.property_id", "room_category.room_category_id as category"])
      .where("external_booking_url", "is", null)
      .orderBy("property.property_id")
      .orderBy("room_category.position", "desc")
      .execute();
    properties = [...new Map(rows.map((row) => [row.property_id, row])).values()];
  }, 90_000);
  afterAll(() => test.stop());

  const get = async <Body>(path: string): Promise<Body> => {
    const answer = await test.browser().get(`/api/pwa/${path}`);
    expect(answer.status, `${path}: ${answer.text}`).toBe(200);
    return answer.body as Body;
  };
  const calendar = (id: number, rooms: string, rcid: number, from: string) =>
    get<CalendarViewOutput>(
      `calendar?hotel_id=${id}&request_type=calendar_view&selected_rcid=${rcid}&rooms_config=${rooms}&start_time=${from}&end_time=${addDays(from, 31)}`,
    );
  interface Offers {
    readonly available: boolean;
    readonly hidePrices?: boolean;
    readonly pricing_details?: { readonly summed_final_price: number };
    readonly room_categories_with_data: readonly RoomCategory[];
  }
  const offers = (id: number, rooms: string, checkin: string, nights: number) =>
    get<Offers>(
      `availability?hotel_id=${id}&rooms_config=${rooms}&checkin=${checkin}&checkout=${addDays(checkin, nights)}`,
    );
  const takes = (day: CalendarDay, nights: number) =>
    day.stay_lengths.some(({ fewest, most }) => fewest <= nights && nights <= most);

  const cases = () =>
    fc.record({
      property: fc.constantFrom(...properties),
      rooms: fc.constantFrom(...PARTIES),
      day: fc.integer({ min: 0, max: 120 }),
      nights: fc.integer({ min: 1, max: 9 }),
    });

  it("[HOTEL-16] [DATE-07] say the same of any stay, whichever category a booking would get", {
    timeout: 120_000,
  }, async () => {
    let bookable = 0;
    await fc.assert(
      fc.asyncProperty(cases(), async ({ property: { property_id }, rooms, day, nights }) => {
        const checkin = addDays("2027-03-01", day);
        const view = await calendar(property_id, rooms, 1, checkin);
        const [first] = view.days;
        if (!first) throw new Error("a day is missing");
        const said = `${property_id} ${rooms} ${checkin} ${nights}`;
        const asked = await offers(property_id, rooms, checkin, nights);
        expect(takes(first, nights), said).toBe(asked.available);
        const shortest = await offers(property_id, rooms, checkin, first.minimum_stay);
        expect(first.arrival, `${said}, shortest ${first.minimum_stay}`).toBe(shortest.available);
        if (shortest.available) bookable += 1;
      }),
      { numRuns: 150, seed: 4 },
    );
    expect(bookable).toBeGreaterThan(30);
  });

  it("say the same of a category that was chosen by its id", { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(cases(), async ({ property: { property_id, category }, rooms, day, nights }) => {
        const checkin = addDays("2027-03-01", day);
        const view = await calendar(property_id, rooms, category, checkin);
        expect(view.room_category_id).toBe(category);
        const { room_categories_with_data } = await offers(property_id, rooms, checkin, nights);
        const offer = room_categories_with_data.find(({ id }) => id === category);
        const [first] = view.days;
        expect(
          first && takes(first, nights),
          `${property_id}/${category} ${rooms} ${checkin} ${nights}`,
        ).toBe(offer?.isSoldOut === false);
      }),
      { numRuns: 80, seed: 5 },
    );
  });

  it("[PRICE-04] price nights that add up, with what is paid once, to the total of the stay", {
    timeout: 120_000,
  }, async () => {
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(cases(), async ({ property: { property_id, category }, rooms, day, nights }) => {
        const checkin = addDays("2027-03-01", day);
        const view = await calendar(property_id, rooms, category, checkin);
        const [first] = view.days;
        if (!first || !takes(first, nights)) return;
        const { room_categories_with_data } = await offers(property_id, rooms, checkin, nights);
        const total = room_categories_with_data.find(({ id }) => id === category)?.pricing
          ?.summed_final_price;
        const prices = view.days.slice(0, nights).map((each) => each.price);
        if (total === undefined || prices.includes(undefined)) return;
        compared += 1;
        const sum = prices.reduce<number>((all, price) => all + (price ?? 0), view.stay_charges ?? 0);
        // Taxes are rounded once a stay, and once a night here.
        expect(Math.abs(sum - total), `${property_id} ${checkin} ${nights}`).toBeLessThanOrEqual(nights * 3);
      }),
      { numRuns: 150, seed: 6 },
    );
    expect(compared).toBeGreaterThan(20);
  });
});
