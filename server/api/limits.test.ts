import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Release } from "#renderer";
import { createTestApp, type TestApp } from "../testing/app.ts";
import { bookStay, buildQuote, STAY } from "../testing/booking.ts";
import { buildLimitedRelease, type LimitChanges } from "../testing/limits.ts";
import { buildPlaces, buildProperty, buildRoomCategory } from "../testing/supply.ts";

describe("limits of the site", () => {
  let test: TestApp;
  let release: Release;
  const limit = (changes: LimitChanges) => {
    release = buildLimitedRelease(changes);
  };
  /** Rooms are counted where hotels are sold; a party of homes is one. */
  const limitHotels = (changes: LimitChanges) => {
    const limited = buildLimitedRelease(changes);
    const sites = Object.entries(limited.sites).map(([id, site]) => [
      id,
      { ...site, country: { ...site.country, defaultPropertyType: "hotel" as const } },
    ]);
    release = { ...limited, sites: Object.fromEntries(sites) };
  };
  beforeAll(async () => {
    limit({});
    test = await createTestApp({ release: () => release });
    const { db } = test.database;
    await buildPlaces(db);
    for (let id = 1; id <= 25; id += 1) {
      await buildProperty(db, { property_id: id, max_rooms: 6 });
      await buildRoomCategory(db, { property_id: id, room_category_id: id * 10 + 1, capacity: 9 });
    }
  }, 90_000);
  afterAll(() => test.stop());
  beforeEach(() => limit({}));

  const stay = "checkin=2027-04-10&checkout=2027-04-12&rooms_config=1-2_0_0_0";
  const get = async (path: string) => (await test.browser().get(`/api/pwa/${path}`)).body;
  const post = async (more: object = {}) =>
    (await test.browser().post("/api/pwa/listing", { city: "utrecht", ...more })).body;
  const sizes = ({ hotels, page_size, page_count, offset }: Awaited<ReturnType<typeof get>>) => [
    hotels.length,
    page_size,
    page_count,
    offset,
  ];

  it("[CONST-01] [LIST-02] answers a GET search with a batch and a listing with a page, both as the site says", async () => {
    expect(sizes(await get(`search?city=utrecht&${stay}`))).toEqual([8, 8, 4, 0]);
    expect(sizes(await post({ page: 2 }))).toEqual([5, 20, 2, 20]);
    limit({ search: { batchSize: 3, pageSize: 7 } });
    expect(sizes(await get(`search?city=utrecht&${stay}&page=2`))).toEqual([3, 3, 9, 3]);
    expect(sizes(await post({ page: 3 }))).toEqual([7, 7, 4, 14]);
  });

  it("[CONST-01] gives a caller the count they ask for, and refuses more than the contract has", async () => {
    expect(sizes(await get(`search?city=utrecht&${stay}&count=10`))).toEqual([10, 10, 3, 0]);
    expect(sizes(await get(`search?city=utrecht&${stay}&format_response[batch][count]=12`))[0]).toBe(12);
    for (const path of [
      "search?city=utrecht&count=1000000",
      "search?city=utrecht&format_response[batch][count]=1000000",
      "similarHotels?hotel_id=1&count=1000000",
      "bookings?count=1000000",
    ]) {
      const answer = await test.browser().get(`/api/pwa/${path}`);
      expect([answer.status, answer.body.code], path).toEqual([400, "validation_failed"]);
    }
  });

  it("[LIST-10] [CONST-01] offers as many others nearby as the site says", async () => {
    const alternates = async () =>
      (await get(`search?city=utrecht&${stay}&filters[rating_min]=5`)).alternate_search_hotels.length;
    expect(await alternates()).toBe(3);
    limit({ search: { alternateBatch: 5 } });
    expect(await alternates()).toBe(5);
  });

  it("[API-12] [CONST-01] offers as many similar hotels as the site says", async () => {
    const similar = async () => (await get(`similarHotels?hotel_id=1&${stay}`)).hotels.length;
    expect(await similar()).toBe(2);
    limit({ search: { similarPage: 4 } });
    expect(await similar()).toBe(4);
  });

  it("[API-12] reads the nested form: affinity, batch, how many rooms must be free, and the street when it is asked for", async () => {
    const nested = (batch: string, more = "") =>
      get(
        `similarHotels?filters[coordinates][affinity_hotel_id]=1&filters[available]=true&tax_exclusive_pricing=true&rooms_config=1-2_0_0_0&available_room_count[checkin]=2027-04-10&available_room_count[checkout]=2027-04-12&${batch}${more}`,
      );
    const ids = ({ hotels }: { readonly hotels: readonly { readonly id: number }[] }) =>
      hotels.map(({ id }) => id);
    const first = await nested("format_response[batch][count]=2&format_response[batch][offset]=0");
    const flat = await get(`similarHotels?hotel_id=1&count=4&${stay}`);
    const next = await nested("format_response[batch][count]=2&format_response[batch][offset]=2");
    expect([...ids(first), ...ids(next)]).toEqual(ids(flat));
    expect(ids(flat)).not.toContain(1);
    const free = async (rooms: number) =>
      (await nested("count=1", `&available_room_count[min_count]=${rooms}`)).count;
    expect([await free(1), await free(20)]).toEqual([24, 0]);
    const [asked] = (await nested("count=1", "&fields=id,name,street,city,category")).hotels;
    expect(asked).toMatchObject({ id: ids(first)[0], name: expect.any(String), city: "Utrecht" });
    expect(asked.street).toEqual(expect.stringMatching(/\S/));
    expect(first.hotels[0].street).toBeUndefined();
  });

  it("[API-12] answers with the named fields of each beside those that every answer has, and refuses names of none", async () => {
    const similar = async (more = "") => (await get(`similarHotels?hotel_id=1&${stay}${more}`)).hotels;
    const [whole] = await similar();
    const [named] = await similar("&fields=id,name,street,city,category&additional_fields[]=pricing");
    const { street, ...rest } = named;
    expect(street).toEqual(expect.stringMatching(/\S/));
    expect(rest).toEqual(Object.fromEntries(Object.keys(rest).map((key) => [key, whole[key]])));
    expect([rest.pricing, "hotel_images" in whole]).toEqual([whole.pricing, true]);
    expect("hotel_images" in rest || "amenities" in rest).toBe(false);
    expect(await similar("&additional_fields=street")).toMatchObject([{ ...whole, street }, {}]);
    for (const wrong of ["fields=colour", "additional_fields=colour"]) {
      const { status, body } = await test.browser().get(`/api/pwa/similarHotels?hotel_id=1&${wrong}`);
      expect([status, body.code, body.fields[0].message], wrong).toEqual([
        400,
        "validation_failed",
        "colour is no field",
      ]);
    }
  });

  it("[API-12] lists taken ones too where the call says that they need not be available", async () => {
    const similar = (more: string) =>
      get(`similarHotels?hotel_id=1&${stay}&count=20&available_room_count[min_count]=20${more}`);
    const [free, all] = [
      await similar("&filters[available]=true"),
      await similar("&filters[available]=false"),
    ];
    expect([free.count, (await similar("")).count]).toEqual([0, 0]);
    expect(all.count).toBe(24);
    expect(all.hotels.every(({ isSoldOut }: { isSoldOut: boolean }) => isSoldOut)).toBe(true);
  });

  it("[API-23] [CONST-01] lists as many bookings as the site says", async () => {
    const browser = test.browser();
    for (const [index, key] of ["one", "two", "three"].entries())
      await bookStay(browser, key, {
        room_category_id: 21,
        hotel_id: 2,
        checkin: `2027-05-0${index + 1}`,
        checkout: "2027-05-09",
      });
    const bookings = async () => (await browser.get("/api/pwa/bookings")).body;
    expect((await bookings()).bookings).toHaveLength(3);
    limit({ search: { bookingPage: 2 } });
    expect(await bookings()).toMatchObject({ count: 3, bookings: { length: 2 } });
  });

  it("[HOTEL-13] says how few rooms are left below the number the site says", async () => {
    await test.database.db
      .insertInto("room_night")
      .values({ property_id: 3, room_category_id: 31, night: "2027-04-10", capacity: 9, sold: 5 })
      .execute();
    const left = async () => {
      const { hotels } = await get(`search?city=utrecht&${stay}&count=60`);
      const card = hotels.find(({ id }: { id: number }) => id === 3);
      const { hotel } = await get(`hotels/3?${stay}`);
      const [category] = hotel.room_categories_with_data;
      return [card, hotel, category].map(({ urgency_info }) => urgency_info?.rooms_left);
    };
    expect(await left()).toEqual([undefined, undefined, undefined]);
    limit({ booking: { roomsLeftBelow: 5 } });
    expect(await left()).toEqual([4, 4, 4]);
  });

  it("[HOTEL-13] says nothing of a category that never has more rooms", async () => {
    limit({ booking: { roomsLeftBelow: 10 } });
    const { hotels } = await get(`search?city=utrecht&${stay}&count=60`);
    expect(hotels.every((hotel: { urgency_info?: object }) => !hotel.urgency_info)).toBe(true);
  });

  it("[ROOM-09] [CONST-02] books as many rooms as the site says, and neither lists nor offers more", async () => {
    const five = "5-1-1-1-1-1";
    const asked = `checkin=2027-04-10&checkout=2027-04-12&rooms_config=${five}`;
    const answers = async () => {
      const browser = test.browser();
      const { count } = await get(`search?city=utrecht&${asked}`);
      const { hotel } = await get(`hotels/1?${asked}`);
      const quote = await browser.post("/api/pwa/quote", { ...STAY, rooms_config: five });
      return [count, hotel.isSoldOut, hotel.room_limit_info.max_rooms, quote.status];
    };
    limitHotels({});
    expect(await answers()).toEqual([0, true, 4, 422]);
    limitHotels({ rooms: { max: 5 } });
    expect(await answers()).toEqual([25, false, 5, 200]);
  });

  it("[PAY-01] takes payment at the property for as many rooms as the site says", async () => {
    const rooms = { rooms_config: "2-1-1" };
    expect((await buildQuote(test.browser(), rooms)).pay_at_hotel).toEqual({ allowed: true, max_rooms: 3 });
    limitHotels({ rooms: { payAtHotelMax: 1 } });
    const { pay_at_hotel } = await buildQuote(test.browser(), rooms);
    expect(pay_at_hotel).toEqual({ allowed: false, max_rooms: 1, reason: "too_many_rooms" });
    const { hotels } = await get(
      "search?city=utrecht&checkin=2027-04-10&checkout=2027-04-12&rooms_config=2-1-1",
    );
    expect(hotels.some((hotel: { pay_at_hotel: boolean }) => hotel.pay_at_hotel)).toBe(false);
  });

  it("[PRICE-04] holds a price as long as the site says", async () => {
    limit({ booking: { quoteMinutes: 2 } });
    const quote = await buildQuote(test.browser());
    expect(Date.parse(quote.expires_at) - Date.parse(quote.server_time)).toBe(2 * 60_000);
  });

  it("[BOOK-06] holds rooms as long as the site says", async () => {
    limit({ booking: { holdMinutes: 3 } });
    const { body } = await bookStay(test.browser(), "held", { hotel_id: 4, room_category_id: 41 });
    expect(body.booking_id, JSON.stringify(body)).toBeDefined();
    const hold = await test.database.db
      .selectFrom("hold")
      .select(["created_at", "expires_at"])
      .where("property_id", "=", 4)
      .executeTakeFirstOrThrow();
    expect(hold.expires_at.getTime() - hold.created_at.getTime()).toBe(3 * 60_000);
  });
});
