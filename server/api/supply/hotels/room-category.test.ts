import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  AvailabilityOutput,
  CalendarViewOutput,
  RoomCategoryOutput,
} from "#schemas/generated/api/hotels.ts";
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import { buildProperty, buildRoomCategory, buildSupply } from "../../../testing/supply.ts";

const dates = "available_room_count[checkin]=2027-04-10&available_room_count[checkout]=2027-04-12";

describe("a room category", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
    const { db } = test.database;
    await buildSupply(db);
    await buildProperty(db, { property_id: 8, hide_prices: true });
    await buildRoomCategory(db, { property_id: 8, room_category_id: 81 });
    await buildProperty(db, { property_id: 9, brand_id: "another" });
    await buildRoomCategory(db, { property_id: 9, room_category_id: 91 });
  }, 90_000);
  afterAll(() => test.stop());

  const ask = (query: string) => test.browser().get(`/api/pwa/roomCategory?${query}`);
  const read = async (query: string): Promise<RoomCategoryOutput> => {
    const answer = await ask(query);
    expect(answer.status, answer.text).toBe(200);
    return answer.body;
  };

  it("[API-13] is answered with the very offer that its property has for the stay", async () => {
    const { body }: { body: AvailabilityOutput } = await test
      .browser()
      .get("/api/pwa/availability?hotel_id=1&checkin=2027-04-10&checkout=2027-04-12&rooms_config=1-2_0_0_0");
    expect(body.room_categories_with_data.map(({ id }) => id)).toEqual([11, 12]);
    for (const category of body.room_categories_with_data) {
      const answer = await read(`category_id=${category.id}&${dates}&rooms_config=1-2_0_0_0`);
      expect(answer).toMatchObject({ hotel_id: 1, available: true, currency_code: body.currency_code });
      expect(answer.category).toEqual(category);
      expect(answer.stay).toEqual(body.stay);
    }
  });

  it("[API-13] has the fields that are asked for, joined or one by one, and refuses what is none", async () => {
    const fieldsOf = async (query: string) =>
      Object.keys((await read(`category_id=11&${dates}&${query}`)).category).sort();
    const few = ["id", "isSoldOut", "name", "pricing", "size_sqm"].filter((name) => name !== "size_sqm");
    expect(await fieldsOf("fields=pricing,size_sqm")).toEqual(few);
    expect(await fieldsOf("fields=pricing,%20size_sqm,")).toEqual(few);
    expect(await fieldsOf("fields=,")).toEqual(await fieldsOf(""));
    expect(await fieldsOf("fields[]=pricing&fields[]=beds")).toEqual(["beds", ...few]);
    const { status, body } = await ask(`category_id=11&${dates}&fields=pricing,secret`);
    expect([status, body.fields[0].field]).toEqual([400, "fields"]);
  });

  it("[API-13] [ROOM-06] is for the rooms of either form, and needs as many free as the call says", async () => {
    const rooms = async (config: string, more = "") => {
      const { stay, available, category } = await read(
        `category_id=11&${dates}&rooms_config=${config}${more}`,
      );
      return [stay.rooms_config, available, category.pricing?.summed_final_price];
    };
    const [, , one] = await rooms("1-2");
    expect(await rooms("1-2_0_0_0")).toEqual(["1-2_0_0_0", true, one]);
    expect(await rooms("2-2-1_0_1")).toEqual(await rooms("2-2_0_0_0-1_0_1_0"));
    expect(await rooms("1-2", "&available_room_count[min_count]=2")).toEqual(["1-2_0_0_0", true, one]);
    expect(await rooms("1-2", "&available_room_count[min_count]=3")).toEqual(["1-2_0_0_0", false, one]);
    expect(await rooms("3-2-2-2")).toMatchObject({ 1: false });
  });

  it("[API-13] tells no price where the property hides them, and nothing of another brand's rooms", async () => {
    const { category } = await read(`category_id=81&${dates}`);
    expect(category).not.toHaveProperty("pricing");
    for (const name of ["price_lines", "pricing_info", "double_base_tariff", "tax_info"])
      expect(category).not.toHaveProperty(name);
    for (const id of [91, 999]) expect((await ask(`category_id=${id}&${dates}`)).status, `${id}`).toBe(404);
    expect((await ask(dates)).status).toBe(400);
  });

  it("[ROOM-10] takes two guests in a room at most where the property has no triple occupancy, in every call", async () => {
    const { db } = test.database;
    await buildProperty(db, { property_id: 10, no_triple_occupancy: true });
    await buildRoomCategory(db, { property_id: 10, room_category_id: 101 });
    const stay = "checkin=2027-04-10&checkout=2027-04-12";
    const offerFor = async (rooms: string) => {
      const { body } = await test.browser().get(`/api/pwa/hotels/10?${stay}&rooms_config=${rooms}`);
      return body.hotel;
    };
    const [pair, three, apart] = [await offerFor("1-2"), await offerFor("1-3"), await offerFor("2-2-1")];
    expect(pair.room_limit_info.max_guests_per_room).toBe(2);
    expect([pair, three, apart].map(({ isSoldOut }) => isSoldOut)).toEqual([false, true, false]);
    expect(three.room_categories_with_data[0].sold_out_reason).toBe("too_many_guests");
    const other = (await test.browser().get(`/api/pwa/hotels/1?${stay}&rooms_config=1-3`)).body.hotel;
    expect([other.isSoldOut, other.room_limit_info.max_guests_per_room]).toEqual([false, undefined]);
    const quote = await test.browser().post("/api/pwa/quote", {
      hotel_id: 10,
      room_category_id: 101,
      checkin: "2027-04-10",
      checkout: "2027-04-12",
      rooms_config: "1-3",
    });
    expect([quote.status, quote.body.code], quote.text).toEqual([422, "restriction_refused"]);
    expect(quote.body.fields[0].message).toBe("Maximum 2 guests are allowed per room.");
  });

  it("[API-13] has a calendar of three months, for whichever category or a certain one", async () => {
    const view = async (rcid: number): Promise<CalendarViewOutput> => {
      const answer = await test
        .browser()
        .get(
          `/api/pwa/calendar?hotel_id=1&start_time=2027-04-01&end_time=2027-06-30&request_type=calendar_view&selected_rcid=${rcid}`,
        );
      expect(answer.status, answer.text).toBe(200);
      return answer.body;
    };
    const [any, tower] = [await view(1), await view(12)];
    expect([any.days.length, any.days[0]?.date, any.days.at(-1)?.date]).toEqual([
      91,
      "2027-04-01",
      "2027-06-30",
    ]);
    expect(tower.room_category_id).toBe(12);
    expect(any.days[0]?.rooms_left).toBe(2);
    expect(tower.days[0]?.rooms_left).toBe(1);
  });
});
