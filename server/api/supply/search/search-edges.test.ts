import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { flagFilters } from "#domain/search";
import type { HotelSearchOutput } from "#schemas/generated/api/search.ts";
import { insertWholeRows } from "../../../search/insert-rows.ts";
import { refreshSearch } from "../../../search/refresh-search.ts";
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import { buildPlaces, buildProperty, buildRoomCategory } from "../../../testing/supply.ts";
import { filterTable } from "./filters/filter-table.ts";

const COUNT = 2_105;
const stay = "checkin=2027-04-12&checkout=2027-04-15&rooms_config=1-2_0_0_0";

describe("a search at the edges", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
    const { db } = test.database;
    await buildPlaces(db);
    await buildProperty(db, {
      property_id: 1,
      city_id: 2,
      country_code: "IN",
      longitude: 179.9,
      latitude: -17,
    });
    await buildProperty(db, {
      property_id: 2,
      city_id: 2,
      country_code: "IN",
      longitude: -179.9,
      latitude: -17,
    });
    await buildProperty(db, {
      property_id: 3,
      city_id: 2,
      country_code: "IN",
      longitude: 170,
      latitude: -17,
    });
    await buildProperty(db, { property_id: 10 });
    await buildRoomCategory(db, { property_id: 10, room_category_id: 101 });
    await copyOften(test);
  }, 60_000);
  afterAll(() => test.stop());

  const search = async (query: string): Promise<HotelSearchOutput> => {
    const answer = await test.browser("in.hotels.test").get(`/api/pwa/search?${query}`);
    expect(answer.status, answer.text).toBe(200);
    return answer.body;
  };
  const ids = ({ hotels }: HotelSearchOutput) => hotels.map(({ id }) => id);

  it("counts and prices every property of a place, however many", async () => {
    const found = await search(`city=utrecht&${stay}&count=20&sort_on=price`);
    expect(found).toMatchObject({ count: COUNT, available_count: COUNT, page_count: Math.ceil(COUNT / 20) });
    const price = found.facets.find(({ id }) => id === "price");
    const [first] = found.hotels;
    expect(price).toMatchObject({ min: first?.pricing?.summed_final_price });
    const type = found.facets.find(({ id }) => id === "rating_min");
    expect(type?.options.every(({ count }) => count <= COUNT) ?? true).toBe(true);
  });

  it("shows the last page for one past the end, and nothing twice on the way there", async () => {
    const last = await search(`city=utrecht&${stay}&pageType=listing&page=999999&count=100`);
    expect(last).toMatchObject({ page: Math.ceil(COUNT / 100), offset: 2_100 });
    expect(last.hotels).toHaveLength(COUNT - 2_100);
    const seen: number[] = [];
    for (let offset = 0; offset < COUNT; offset += 100)
      seen.push(...ids(await search(`city=utrecht&${stay}&count=100&offset=${offset}`)));
    expect(new Set(seen).size).toBe(COUNT);
    expect(seen).toHaveLength(COUNT);
    expect(
      ids(await search(`city=utrecht&${stay}&offset=${COUNT}`)),
      "a list that scrolls has an end",
    ).toEqual([]);
  });

  it("finds what lies in a rectangle across the date line", async () => {
    const within = async (bounds: readonly number[]) =>
      ids(
        await search(`city=jaipur&${stay}&${bounds.map((each) => `filters[bounds][]=${each}`).join("&")}`),
      ).sort();
    expect(await within([-20, 175, -10, -175])).toEqual([1, 2]);
    expect(await within([-20, 160, -10, 175])).toEqual([3]);
    expect(await within([-20, -175, -10, 175]), "the other way round the world").toEqual([3]);
    const near = await search(`lat=-17&lon=179.99&radius_km=50&${stay}`);
    expect(ids(near).sort(), "around a point beside the line").toEqual([1, 2]);
  });

  it("says that a city has no supply, and which filters leave nothing", async () => {
    const { db } = test.database;
    await db.updateTable("property").set({ status: "inactive" }).where("city_id", "=", 2).execute();
    await refreshSearch(db, [1, 2, 3]);
    expect(await search(`city=jaipur&${stay}`)).toMatchObject({
      count: 0,
      nothing_free: { reason: "no_supply" },
    });
    const none = await search(`city=utrecht&${stay}&filters[amenities][]=987654&filters[category][]=igloo`);
    expect(none).toMatchObject({ count: 0, hotels: [], page: 1, nothing_free: { reason: "filters" } });
    expect(none.activeFilters.map(({ value }) => value).sort()).toEqual(["987654", "igloo"]);
  });

  it("sees a changed price and a sold room in the next search", async () => {
    const { db } = test.database;
    await db
      .updateTable("room_category")
      .set({ double_price: 5_000 })
      .where("property_id", "=", 500)
      .execute();
    await refreshSearch(db, [500]);
    const cheapest = async () => (await search(`city=utrecht&${stay}&count=1&sort_on=price`)).hotels[0]?.id;
    expect(await cheapest()).toBe(500);
    await db
      .insertInto("room_night")
      .values({ property_id: 500, room_category_id: 5_001, night: "2027-04-14", capacity: 2, sold: 2 })
      .execute();
    expect(await cheapest()).not.toBe(500);
    expect(await search(`city=utrecht&${stay}&count=1`)).toMatchObject({
      count: COUNT,
      available_count: COUNT - 1,
    });
  });

  it("has a filter for every flag of an address", () => {
    expect(filterTable.map(({ id }) => id)).toEqual(expect.arrayContaining([...flagFilters]));
  });
});

/** Utrecht has more hotels than a search ever priced. */
async function copyOften({ database: { db } }: TestApp): Promise<void> {
  const [property, category] = await Promise.all([
    db.selectFrom("property").selectAll().where("property_id", "=", 10).executeTakeFirstOrThrow(),
    db.selectFrom("room_category").selectAll().where("property_id", "=", 10).executeTakeFirstOrThrow(),
  ]);
  const copies = Array.from({ length: COUNT - 1 }, (_, index) => index + 11);

  await insertWholeRows(
    db,
    "property",
    copies.map((property_id) => ({ ...property, property_id })),
  );
  await insertWholeRows(
    db,
    "room_category",
    copies.map((property_id) => ({ ...category, property_id, room_category_id: property_id * 10 + 1 })),
  );
  await refreshSearch(db, copies);
}
