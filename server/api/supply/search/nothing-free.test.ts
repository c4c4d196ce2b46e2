import { describe, expect, it } from "vitest";
import limits from "../../../../config/limits.json" with { type: "json" };
import { openDemoSearch, SEARCHED_NIGHTS } from "../../../testing/demo-search.ts";

describe("a search that finds little or nothing", () => {
  const { server, search } = openDemoSearch();
  const dates = SEARCHED_NIGHTS;

  it("says why nothing can be booked, with the number that would help", async () => {
    const stay = "checkin=2027-04-12&checkout=2027-04-15";
    const reason = async (query: string, host?: string) => (await search(query, host)).nothing_free;
    const crowd = await reason(`city=amsterdam&${stay}&rooms_config=1-30_0_0_0`);
    expect(crowd).toMatchObject({ reason: "room_guests" });
    const most = crowd?.most ?? 0;
    expect(most).toBeGreaterThan(1);
    expect((await search(`city=amsterdam&${stay}&rooms_config=1-${most}_0_0_0`)).count).toBeGreaterThan(0);
    expect(await reason(`city=amsterdam&${stay}&rooms_config=1-2_0_0_10`)).toMatchObject({ reason: "pets" });
    expect(await reason(`location=atlantis&${stay}`)).toEqual({ reason: "unknown_place" });
    expect(await reason(`lat=0&lon=-140&${stay}`)).toEqual({ reason: "no_supply" });
    expect(
      (
        await server()
          .browser("nl.homes.test")
          .post("/api/pwa/listing", {
            city: "amsterdam",
            checkin: "2027-04-12",
            checkout: "2027-04-15",
            filters: { bedrooms_min: 20 },
          })
      ).body.nothing_free,
    ).toEqual({ reason: "filters" });

    const hotels = "in.hotels.test";
    const room = await reason(`city=mumbai&${stay}&rooms_config=1-20_0_0_0`, hotels);
    expect(room).toMatchObject({ reason: "room_guests" });
    expect(room?.most).toBeLessThan(20);
    const many = Array(9).fill("2_0_0_0").join("-");
    const rooms = await reason(`city=mumbai&${stay}&rooms_config=9-${many}`, hotels);
    expect(rooms).toEqual({ reason: "rooms", most: limits.rooms.max });
  });

  it("[LIST-10] offers no other dates where filters leave nothing, and blames them for nothing else", async () => {
    const none = await search(`city=amsterdam&${dates}&filters[rating_min]=4.99&flexible_days_count=2`);
    expect([none.count, none.nothing_free]).toEqual([0, { reason: "filters" }]);
    expect(none.alternate_dates).toEqual([]);
    const pets = await search(`city=amsterdam&${dates}&number_of_pets[min]=90`);
    expect(pets.nothing_free).toEqual({ reason: "pets", most: expect.any(Number) });
  });

  it("[LIST-10] tells every value of a filter that is on, however many there are", async () => {
    const tags = Array.from({ length: 20 }, (_, index) => `t${index}`);
    const asked = tags.map((tag) => `filters[tags][values][]=${tag}`).join("&");
    const { activeFilters } = await search(`city=amsterdam&${dates}&${asked}`);
    expect(activeFilters.map(({ value }) => value).toSorted()).toEqual(tags.toSorted());
  });

  it("[LIST-10] [CONST-01] offers up to three others nearby when a place has little", async () => {
    const found = await search(`city=domburg&${dates}&filters[rating_min]=5`);
    expect(found.count).toBeLessThan(3);
    expect(found.alternate_search_hotels.length).toBeGreaterThan(0);
    expect(found.alternate_search_hotels.length).toBeLessThanOrEqual(3);
    const ids = new Set(found.hotels.map((hotel) => hotel.id));
    expect(found.alternate_search_hotels.every((hotel) => !ids.has(hotel.id) && !hotel.isSoldOut)).toBe(true);
  });

  it("offers the nearest dates that work when nothing is free", async () => {
    const { db } = server().database;
    const { hotels } = await search(`city=ootmarsum&${dates}&count=60`);
    await db
      .updateTable("room_night")
      .set({ closed: true })
      .where(
        "property_id",
        "in",
        hotels.map((hotel) => hotel.id),
      )
      .execute();
    for (const hotel of hotels) {
      const rooms = await db
        .selectFrom("room_category")
        .selectAll()
        .where("property_id", "=", hotel.id)
        .execute();
      for (const room of rooms) {
        await db
          .insertInto("room_night")
          .values({
            property_id: hotel.id,
            room_category_id: room.room_category_id,
            night: "2027-04-13",
            capacity: room.capacity,
            closed: true,
          })
          .onConflict((conflict) =>
            conflict.columns(["property_id", "room_category_id", "night"]).doUpdateSet({ closed: true }),
          )
          .execute();
      }
    }
    const free = await search(`city=ootmarsum&${dates}&filters[available]=true`);
    expect([free.count, free.nothing_free]).toEqual([0, { reason: "dates" }]);
    expect(free.alternate_dates.length).toBeGreaterThan(0);
    const shut = await search(`city=ootmarsum&${dates}&count=60`);
    expect(shut.available_count).toBe(0);
    expect(shut.alternate_dates.length).toBeGreaterThan(0);
    expect(shut.hotels.every((hotel) => hotel.isSoldOut)).toBe(true);
  });
});
