import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { HotelCard, HotelSearchOutput } from "#schemas/generated/api/search.ts";
import type { TestApp } from "../../../testing/app.ts";
import { buildCoupon } from "../../../testing/coupon.ts";
import { createDemoApp } from "../../../testing/demo-app.ts";

const dates = "checkin=2027-04-12&checkout=2027-04-15&rooms_config=1-2_0_0_0";

describe("parameters of the hotel search", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createDemoApp(1200);
  }, 90_000);
  afterAll(() => test.stop());

  const ask = (query: string, host = "nl.homes.test") => test.browser(host).get(`/api/pwa/search?${query}`);
  const search = async (query: string, host?: string): Promise<HotelSearchOutput> => {
    const answer = await ask(query, host);
    expect(answer.status, answer.text).toBe(200);
    return answer.body;
  };
  const refused = async (query: string) => {
    const { status, body } = await ask(query);
    return [status, body.code, body.fields?.[0]?.field];
  };
  const types = ({ hotels }: HotelSearchOutput) =>
    hotels.filter(({ isSoldOut }) => !isSoldOut).map(({ property_type }) => property_type);
  const share = (list: readonly string[], type: string) =>
    list.slice(0, 8).filter((each) => each === type).length;

  it("[API-07] shows the property type first that the call or the country names, says so, and counts its lengths of stay", async () => {
    const place = `country_code=NL&${dates}&count=40`;
    const usual = await search(place);
    const homes = await search(`${place}&default_property_type=home`);
    const hotels = await search(`${place}&default_property_type=hotel`);
    expect(homes.hotels.map(({ id }) => id)).toEqual(usual.hotels.map(({ id }) => id));
    expect(homes.order_signals).toContain("homes_first");
    expect(hotels.order_signals).toContain("hotels_first");
    expect(hotels.order_signals).not.toContain("homes_first");
    expect(share(types(hotels), "hotel")).toBeGreaterThan(share(types(homes), "hotel"));
    expect(new Set(hotels.hotels.map(({ property_type }) => property_type))).toContain("hotel");
    const long = "city=amsterdam&checkin=2027-04-01&checkout=2027-05-01";
    expect((await search(`${long}&default_property_type=hotel`)).stay).toMatchObject({ nights: 30 });
    expect((await search(`${long}&default_property_type=home`)).stay).toMatchObject({
      nights: 27,
      dates_corrected: true,
    });
    expect(await refused("default_property_type=castle")).toEqual([
      400,
      "validation_failed",
      "default_property_type",
    ]);
  });

  it("[API-07] [SRCH-03] reads a place as the kind the guest meant, and a collection by its tag", async () => {
    const { hotels } = await search(`city=amsterdam&${dates}&count=60`);
    const [hotel] = hotels.filter(({ name }) => name.split(" ").length > 1);
    const type = async (text: string, kind: string) =>
      (await search(`location=${encodeURIComponent(text)}&${dates}&searched_location_type=${kind}`)).location;
    expect(await type("amsterdam", "city")).toMatchObject({ type: "city", slug: "amsterdam" });
    expect((await type("amsterdam", "hotel")).found).toBe(true);
    expect(await type(hotel?.name ?? "", "hotel")).toMatchObject({ type: "hotel", name: hotel?.name });
    expect(await type("netherlands", "country")).toMatchObject({ type: "country", country_code: "NL" });
    const collection = async (query: string) => (await search(`country_code=IN&${dates}&${query}`)).count;
    const all = await collection("");
    const tagged = await collection("tag=townhouse");
    expect(tagged).toBeLessThan(all);
    expect(await collection("searched_location_type=townhouse")).toBe(tagged);
    expect(await refused("searched_location_type=planet")).toEqual([
      400,
      "validation_failed",
      "searched_location_type",
    ]);
  });

  it("[API-07] [SRCH-15] obeys the kind of search: open without dates, flexible with others near, closed with none", async () => {
    const stay = async (query: string) => {
      const answer = await search(`city=amsterdam&${dates}&${query}`);
      const { checkin, search_type } = answer.stay;
      return [search_type, checkin, answer.alternate_dates.length > 0];
    };
    expect(await stay("search_type=open&flexible_days_count=3")).toEqual(["open", "2027-03-01", false]);
    expect(await stay("search_type=flexible")).toEqual(["flexible", "2027-04-12", true]);
    expect(await stay("search_type=closed&flexible_days_count=3")).toEqual(["closed", "2027-04-12", false]);
    expect(await stay("flexible_days_count=3")).toEqual(["flexible", "2027-04-12", true]);
    expect(await stay("")).toEqual(["closed", "2027-04-12", false]);
  });

  it("[SRCH-07] names the search that a sentence spells out, its dates and rooms before those of the fields", async () => {
    const sentence = `location=amsterdam+2+nights+from+24+april+for+3&${dates}`;
    expect((await search(sentence)).redirect).toBeUndefined();
    const { location, redirect = "" } = await search(`${sentence}&search_redirection_enabled=true`);
    expect(location.found).toBe(false);
    const { pathname, searchParams } = new URL(redirect, "https://site.test");
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      "/search",
      expect.objectContaining({
        location: "Amsterdam",
        checkin: "24/04/2027",
        checkout: "26/04/2027",
        rooms_config: "1-3_0_0_0",
      }),
    ]);
    const none = await search(`location=atlantis+2+nights&${dates}&search_redirection_enabled=true`);
    expect(none.redirect).toBeUndefined();
  });

  it("[API-07] names the page of a city or a property when it may redirect, with the stay, on this site", async () => {
    const place = `location=amsterdam&${dates}`;
    expect((await search(place)).redirect).toBeUndefined();
    expect((await search(`${place}&search_redirection_enabled=false`)).redirect).toBeUndefined();
    const stay = "checkin=12/04/2027&checkout=15/04/2027&rooms_config=1-2_0_0_0";
    const city = await search(`${place}&search_redirection_enabled=true&requested_coupon=LAMP`);
    expect(city.redirect).toBe(`/hotels-in-amsterdam?${stay.replace("&rooms", "&coupon=LAMP&rooms")}`);
    const beginning = await search(`location=amste&${dates}&search_redirection_enabled=true`);
    expect([beginning.location.name, beginning.redirect]).toEqual(["Amsterdam", undefined]);
    const [hotel] = city.hotels;
    const one = await search(`hotel_id=${hotel?.id}&${dates}&search_redirection_enabled=true`);
    expect(one.redirect).toBe(`/nl/${hotel?.id}/?${stay}`);
    const around = await search(`lat=52.37&lon=4.9&${dates}&search_redirection_enabled=true`);
    expect(around.redirect).toBeUndefined();
  });

  it("[API-07] counts rooms, guests and pets that a place must have", async () => {
    const ids = ({ hotels }: HotelSearchOutput) => hotels.map(({ id }) => id);
    const near = "country_code=NL&checkin=2027-04-12&checkout=2027-04-15&count=100";
    const rooms = await search(`${near}&number_of_rooms=3`);
    expect(rooms.stay.guests).toMatchObject({ rooms: 3, adults: 6 });
    const crowd = await search(`${near}&guest_count[min]=9`);
    expect(ids(crowd)).not.toEqual(ids(await search(near)));
    const pets = await search(`${near}&number_of_pets[min]=2`);
    expect(pets.hotels.every(({ no_of_pets = 0 }: HotelCard) => no_of_pets >= 2)).toBe(true);
    expect(pets.count).toBeGreaterThan(0);
  });

  it("[API-07] finds a place by position, flat and nested, and by the city of its coordinates", async () => {
    const ids = async (query: string) => (await search(`${query}&${dates}`)).hotels.map(({ id }) => id);
    const flat = await ids("lat=52.37&lon=4.9");
    expect(flat.length).toBeGreaterThan(0);
    expect(await ids("coordinates[latitude]=52.37&coordinates[longitude]=4.9")).toEqual(flat);
    expect(await ids("coordinates[city]=amsterdam")).toEqual(await ids("city=amsterdam"));
    expect((await refused("lat=91&lon=4"))[0]).toBe(400);
  });

  it("[API-07] is of the site's own brand or none, takes a coupon off, and repeats its channel", async () => {
    const named = await search(`city=amsterdam&${dates}&brand_name=homes&source=partner-app`);
    expect(named.source).toBe("partner-app");
    expect(await refused(`city=amsterdam&brand_name=hotels`)).toEqual([
      400,
      "validation_failed",
      "brand_name",
    ]);
    await buildCoupon(test.database.db, { coupon_code: "TENTH" });
    const totals = async (coupon: string) => {
      const { hotels } = await search(`city=amsterdam&${dates}&count=60&requested_coupon=${coupon}`);
      return new Map(hotels.map(({ id, pricing }) => [id, pricing?.summed_final_price ?? 0]));
    };
    const [full, less] = [await totals("NOBODYS"), await totals("TENTH")];
    const open = [...full].filter(([, total]) => total > 0);
    expect(open.length).toBeGreaterThan(5);
    for (const [id, total] of open) expect(less.get(id), `hotel ${id}`).toBeLessThan(total);
  });

  it("[API-07] [LIST-02] gives a listing page its number of hotels in the GET form too", async () => {
    const size = async (query: string) => (await search(`country_code=NL&${dates}${query}`)).page_size;
    expect([await size(""), await size("&pageType=listing"), await size("&pageType=home")]).toEqual([
      8, 20, 8,
    ]);
  });
});
