import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Site } from "#renderer";
import type { HotelCard } from "#schemas/generated/api/search.ts";
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import { buildRelease } from "../../../testing/release.ts";
import { buildPlaces, buildProperty, buildRoomCategory } from "../../../testing/supply.ts";

const american = "in.hotels.test";
const dutch = "nl.homes.test";
const stay = "checkin=2027-04-10&checkout=2027-04-12&rooms_config=1-2_0_0_0";
const salesTax = {
  bill_type: "tax",
  name: "Sales tax",
  basis: "percent",
  value: 14,
  included: false,
  payable: "with_booking",
};

describe("taxes of listed prices", () => {
  let test: TestApp;
  beforeAll(async () => {
    const release = buildRelease();
    const sites = Object.entries(release.sites).map(([id, site]): [string, Site] => {
      const own = id === "hotels-in" ? { COUNTRY_CODE: "US", urlCode: "us", currencyCode: "USD" } : {};
      return [id, { ...site, country: { ...site.country, taxDisplay: "exclusive", ...own } }];
    });
    test = await createTestApp({ release: () => ({ ...release, sites: Object.fromEntries(sites) }) });
    const { db } = test.database;
    await buildPlaces(db);
    await db
      .insertInto("country_region")
      .values({ country_code: "US", region_id: 211, name: "United States" })
      .execute();
    await db
      .insertInto("city")
      .values({
        city_id: 3,
        slug: "miami",
        name: "Miami",
        country_code: "US",
        latitude: 25.76,
        longitude: -80.19,
        time_zone: "America/New_York",
        description: "Beaches.",
      })
      .execute();
    const miami = { city_id: 3, country_code: "US", time_zone: "America/New_York", currency_code: "USD" };
    const place = { latitude: 25.76, longitude: -80.19, fees: JSON.stringify([salesTax]) };
    for (const property_id of [1, 2]) await buildProperty(db, { property_id, ...miami, ...place });
    await buildProperty(db, { property_id: 3 });
    for (const property_id of [1, 2, 3])
      await buildRoomCategory(db, {
        property_id,
        room_category_id: property_id * 10,
        reference_percentage: 125,
      });
  }, 90_000);
  afterAll(() => test.stop());

  const get = async (path: string, host: string) => (await test.browser(host).get(`/api/pwa/${path}`)).body;
  const listed = async (query: string, host: string): Promise<HotelCard> =>
    (await get(`search?${query}&${stay}`, host)).hotels[0];
  const shown = async (query: string, host: string) => {
    const { pricing } = await listed(query, host);
    return [pricing?.summed_final_price, pricing?.tax_info.tax_clusivity, pricing?.tax_info.tax_amount];
  };

  it("[PRICE-05] are named beside the total where the country says so or the call asks, and in it where the call asks for that", async () => {
    const apart = [24_000, "exclusive", 3_360];
    expect(await shown("city=miami", american)).toEqual(apart);
    expect(await shown("city=miami&tax_exclusive_pricing=true", american)).toEqual(apart);
    expect(await shown("city=miami&tax_exclusive_pricing=false", american)).toEqual([
      27_360,
      "inclusive",
      3_360,
    ]);
    const { pricing } = await listed("city=miami", american);
    expect(pricing).toMatchObject({ reduced_price: 12_000, summed_slasher_price: 30_000, due_now: 24_000 });
    const similar = async (query = "") => {
      const { hotels } = await get(`similarHotels?hotel_id=1&${stay}${query}`, american);
      return hotels[0].pricing.tax_info.tax_clusivity;
    };
    expect([await similar(), await similar("&tax_exclusive_pricing=false")]).toEqual([
      "exclusive",
      "inclusive",
    ]);
  });

  it("[PRICE-05] are filtered and ordered by what is shown", async () => {
    const { count, facets } = await get(`search?city=miami&${stay}&filters[price_max]=24000`, american);
    expect(count).toBe(2);
    expect(facets.find(({ id }: { id: string }) => id === "price")).toMatchObject({ max: 24_000 });
  });

  it("[PRICE-05] are always in the total of a site or a property of the European Union, the United Kingdom or India", async () => {
    for (const asked of ["", "&tax_exclusive_pricing=true"]) {
      expect((await shown(`city=utrecht${asked}`, dutch))[1], `Dutch site, Dutch hotel${asked}`).toBe(
        "inclusive",
      );
      expect(await shown(`city=miami${asked}`, dutch), `Dutch site, American hotel${asked}`).toEqual([
        27_360,
        "inclusive",
        3_360,
      ]);
      expect((await shown(`city=utrecht${asked}`, american))[1], `American site, Dutch hotel${asked}`).toBe(
        "inclusive",
      );
    }
  });

  it("[PRICE-05] [PRICE-04] are in everything a guest is about to book", async () => {
    const { hotel } = await get(`hotels/1?${stay}`, american);
    expect(hotel.tax_clusivity).toBe("inclusive");
    expect(hotel.pricing_details).toMatchObject({
      summed_final_price: 27_360,
      tax_info: { tax_clusivity: "inclusive" },
    });
    const answer = await test.browser(american).post("/api/pwa/quote", {
      hotel_id: 1,
      room_category_id: 10,
      checkin: "2027-04-10",
      checkout: "2027-04-12",
      rooms_config: "1-2_0_0_0",
    });
    expect(answer.body.quote.total).toBe(27_360);
  });
});
