import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Site } from "#renderer";
import type { HotelCard } from "#schemas/generated/api/search.ts";
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import { buildRelease } from "../../../testing/release.ts";
import { buildPlaces, buildProperty, buildRoomCategory } from "../../../testing/supply.ts";

const dutch = "nl.homes.test";
const stay = "checkin=2027-04-10&checkout=2027-04-12&rooms_config=1-2_0_0_0";

describe("distances of similar hotels", () => {
  let test: TestApp;
  let showMiles = false;
  beforeAll(async () => {
    const release = buildRelease();
    test = await createTestApp({
      release: () => ({
        ...release,
        sites: Object.fromEntries(
          Object.entries(release.sites).map(([id, site]): [string, Site] => [
            id,
            { ...site, country: { ...site.country, toShowMilesOnDetail: showMiles } },
          ]),
        ),
      }),
    });
    const { db } = test.database;
    await buildPlaces(db);
    for (const property_id of [1, 2]) {
      // A degree of latitude is 111.2 km.
      await buildProperty(db, { property_id, latitude: 52 + (property_id === 2 ? 16 / 111.195 : 0) });
      await buildRoomCategory(db, { property_id, room_category_id: property_id * 10 });
    }
  }, 90_000);
  afterAll(() => test.stop());

  it("are those of the property's page: in miles where it shows them, in the country's unit elsewhere", async () => {
    const cards = async (path: string): Promise<HotelCard[]> => {
      const { status, body, text } = await test.browser(dutch).get(`/api/pwa/${path}&${stay}`);
      expect(status, text).toBe(200);
      return body.hotels;
    };
    const distances = async () => {
      const [similar] = await cards("similarHotels?hotel_id=1");
      const listed = await cards("search?city=utrecht");
      return [similar?.distance, similar?.distance_unit, new Set(listed.map((card) => card.distance_unit))];
    };
    expect(await distances()).toEqual([16, "km", new Set(["km"])]);
    showMiles = true;
    expect(await distances()).toEqual([10, "miles", new Set(["km"])]);
  });
});
