import { describe, expect, it } from "vitest";
import type { HotelCard, HotelSearchOutput } from "#schemas/generated/api/search.ts";
import limits from "../../../../config/limits.json" with { type: "json" };
import { openDemoSearch, SEARCHED_NIGHTS } from "../../../testing/demo-search.ts";

const { usualRating } = limits.search.recommended;

describe("hotel search", () => {
  const { server, search } = openDemoSearch();
  const dates = SEARCHED_NIGHTS;

  it("[API-07] finds the hotels of a city with totals for the stay, in the nested form too", async () => {
    const flat = await search(`city=amsterdam&${dates}&count=20`);
    expect(flat.location).toMatchObject({ type: "city", slug: "amsterdam", found: true, country_code: "NL" });
    expect(flat.stay).toMatchObject({
      nights: 3,
      rooms_config: "1-2_0_0_0",
      search_type: "closed",
      dates_corrected: false,
    });
    expect(flat.currency_code).toBe("EUR");
    const priced = flat.hotels.filter((hotel) => !hotel.isSoldOut);
    expect(priced.length).toBeGreaterThan(5);
    for (const { pricing } of priced) expect(pricing?.summed_final_price).toBeGreaterThan(0);
    const nested = await server()
      .browser()
      .post("/api/pwa/listing", {
        coordinates: { city: "amsterdam" },
        available_room_count: { checkin: "2027-04-12", checkout: "2027-04-15", min_count: 1 },
        rooms_config: "1-2_0_0_0",
        filters: { available: false, all_room_categories: true },
        format_response: {
          batch: { count: 20, offset: 0 },
          sort_params: { sort_on: "recommended", ascending: false },
        },
        services: { meals: true },
        fields: ["id", "name"],
        tax_exclusive_pricing: true,
        guest_count: { min: 2 },
      });
    expect(nested.status, nested.text).toBe(200);
    expect(nested.body.hotels.map((hotel: HotelCard) => hotel.id)).toEqual(
      flat.hotels.map((hotel) => hotel.id),
    );
  });

  it("takes a party as one where homes are sold, in however many rooms it was counted", async () => {
    const stay =
      "city=amsterdam&checkin=2027-04-12&checkout=2027-04-15&count=20&filters[property_type][]=home";
    const one = await search(`${stay}&rooms_config=1-4_0_0_0`);
    const two = await search(`${stay}&rooms_config=2-2_0_0_0-2_0_0_0`);
    expect(one.available_count).toBeGreaterThan(0);
    expect(one.nothing_free).toBeUndefined();
    expect(two.hotels.map(({ id }) => id)).toEqual(one.hotels.map(({ id }) => id));
  });

  it("[LIST-02] [CONST-01] pages by twenty without repeating or skipping a hotel", async () => {
    const listing = async (page: number): Promise<HotelSearchOutput> => {
      const body = { country_code: "NL", checkin: "2027-04-12", checkout: "2027-04-15", page };
      return (await server().browser("nl.homes.test").post("/api/pwa/listing", body)).body;
    };
    const first = await listing(1);
    expect(first.page_size).toBe(20);
    const seen: number[] = [];
    for (let page = 1; page <= first.page_count; page += 1) {
      const slice = await listing(page);
      expect(slice.offset).toBe(page * 20 - 20);
      seen.push(...slice.hotels.map((hotel) => hotel.id));
    }
    expect(seen).toHaveLength(first.count);
    expect(new Set(seen).size).toBe(first.count);
    expect(first.count).toBeGreaterThan(40);
  });

  it("[LIST-07] orders by price, rating and distance, sold out ones last", async () => {
    for (const [sortOn, value, direction] of [
      ["price", (hotel: HotelCard) => hotel.pricing?.summed_final_price ?? 0, 1],
      ["rating", (hotel: HotelCard) => hotel.ratings.value, -1],
      ["distance", (hotel: HotelCard) => hotel.distance ?? 0, 1],
    ] as const) {
      const { hotels, sort_options } = await search(`city=amsterdam&${dates}&sort_on=${sortOn}&count=40`);
      expect(sort_options.find((option) => option.selected)?.sort_on).toBe(sortOn);
      const open = hotels.filter((hotel) => !hotel.isSoldOut);
      const values = open.map(value);
      expect(values).toEqual([...values].sort((a, b) => (a - b) * direction));
      expect(hotels.slice(0, open.length).every((hotel) => !hotel.isSoldOut)).toBe(true);
    }
  });

  it("[LIST-07] recommends best first, by the signals it names and no others", async () => {
    const { hotels, order_signals, sort_options } = await search(`city=amsterdam&${dates}&count=100`);
    expect(order_signals).toEqual([
      "available",
      "guest_rating",
      "nearby",
      "homes_first",
      "free_cancellation",
    ]);
    expect(sort_options[0]).toMatchObject({ sort_on: "recommended", ascending: false, selected: true });
    const free = hotels.filter((hotel) => !hotel.isSoldOut);
    expect(free.length).toBeGreaterThan(10);
    expect(hotels.slice(0, free.length)).toEqual(free);
    const better = (one: HotelCard, other: HotelCard) =>
      one.ratings.value > other.ratings.value &&
      one.ratings.value > usualRating &&
      one.ratings.count >= other.ratings.count &&
      one.property_type === other.property_type &&
      (one.distance ?? 0) <= (other.distance ?? 0) &&
      Number(one.free_cancellation) >= Number(other.free_cancellation);
    const wrong = free.flatMap((high, index) =>
      free.slice(index + 1).flatMap((low) => (better(low, high) ? [`${low.name} under ${high.name}`] : [])),
    );
    expect(wrong).toEqual([]);
    const ids = (list: readonly HotelCard[]) => list.map(({ id }) => id);
    const sent = await server()
      .browser("nl.homes.test")
      .post("/api/pwa/listing", {
        city: "amsterdam",
        available_room_count: { checkin: "2027-04-12", checkout: "2027-04-15", min_count: 1 },
        format_response: {
          batch: { count: 100, offset: 0 },
          sort_params: { sort_on: "recommended", ascending: true },
        },
      });
    const worstFirst = sent.body.hotels.filter((hotel: HotelCard) => !hotel.isSoldOut);
    expect(ids(worstFirst)).not.toEqual(ids(free));
    expect(new Set(ids(worstFirst))).toEqual(new Set(ids(free)));
    expect(worstFirst.at(-1).id).toBe(free[0]?.id);
    const country = await search(`country_code=NL&${dates}`);
    expect(country.order_signals).toEqual(["available", "guest_rating", "homes_first", "free_cancellation"]);
    const byPrice = await search(`city=amsterdam&${dates}&sort_on=price&ascending=false&count=100`);
    expect(byPrice.order_signals).toEqual(["available", "price"]);
    const prices = byPrice.hotels.flatMap(({ pricing }) => (pricing ? [pricing.summed_final_price] : []));
    expect(prices).toEqual(prices.toSorted((one, other) => other - one));
    expect(byPrice.sort_options.filter((option) => option.selected)).toEqual([
      expect.objectContaining({ sort_on: "price", ascending: false }),
    ]);
  });

  it("[API-07] reads rooms and guests that are only counted, and keeps to how many must be free or fit", async () => {
    const three = await search(
      "city=mumbai&checkin=2027-04-12&checkout=2027-04-15&number_of_rooms=3&guest_count[min]=7",
      "in.hotels.test",
    );
    expect(three.stay).toMatchObject({
      rooms_config: "3-3_0_0_0-2_0_0_0-2_0_0_0",
      guests: { rooms: 3, adults: 7 },
    });
    // More than any room takes: nothing fits, and the party is cut to what can be asked for.
    for (const flexible of ["", "&search_type=flexible"]) {
      const crowd = await search(
        `city=amsterdam&checkin=2027-04-12&checkout=2027-04-15&guest_count[min]=200${flexible}`,
      );
      expect([crowd.stay.rooms_config, crowd.count]).toEqual(["1-30_0_0_0", 0]);
    }
    const both = await search(`city=amsterdam&${dates}&number_of_rooms=3&guest_count[min]=6&count=100`);
    expect(both.stay.rooms_config).toBe("1-2_0_0_0");
    expect(both.hotels.length).toBeGreaterThan(0);
    for (const hotel of both.hotels) expect(hotel.no_of_people ?? 6).toBeGreaterThanOrEqual(6);
    const body = (min_count: number) => ({
      city: "mumbai",
      rooms_config: "1-2_0_0_0",
      available_room_count: { checkin: "2027-04-12", checkout: "2027-04-15", min_count },
      filters: { available: true },
      count: 100,
    });
    const free = async (min_count: number) =>
      (await server().browser("in.hotels.test").post("/api/pwa/listing", body(min_count))).body.count;
    const [one, four, twenty] = [await free(1), await free(4), await free(20)];
    expect(one).toBeGreaterThan(four);
    expect(four).toBeGreaterThanOrEqual(twenty);
  });

  it("names the filter, the order or the page that a call writes so that it cannot be read", async () => {
    for (const [wrong, field] of [
      ["filters[price_min]=abc", "filters.price_min"],
      ["filters[price_max]=-5", "filters.price_max"],
      ["filters[pets]=maybe", "filters.pets"],
      ["filters[nonsense]=1", "filters.nonsense"],
      ["sort_on=foo", "sort_on"],
      ["page=0", "page"],
    ]) {
      const { status, text } = await server()
        .browser()
        .get(`/api/pwa/listing?city=amsterdam&${dates}&${wrong}`);
      expect(status, wrong).toBe(400);
      expect(text, wrong).toContain(field);
    }
  });

  it.each([
    ["filters[rating_min]=4.9", "rating_min", "4.9", "4,9 en hoger"],
    ["filters[rating_min]=4.5", "rating_min", "4.5", "4,5 en hoger"],
    ["filters[bedrooms_min]=9", "bedrooms_min", "9", "9+ slaapkamers"],
    ["filters[property_type][]=home", "property_type", "home", "Vakantiehuizen"],
    ["filters[category][]=castle", "category", "castle", "castle"],
    ["filters[amenities][]=99999", "amenities", "99999", "99999"],
    ["filters[price_min]=99999900", "price", "99999900-", "99999900-"],
    ["filters[available]=true", "available", "true", "Alleen beschikbaar"],
    [
      "filters[bounds][]=10&filters[bounds][]=10&filters[bounds][]=11&filters[bounds][]=11",
      "bounds",
      "10,10,11,11",
      "Kaartgebied",
    ],
  ])(
    "[LIST-10] tells a filter that is obeyed as active, in the page's language: %s",
    async (filter, id, value, name) => {
      const { activeFilters } = await search(`city=amsterdam&${dates}&locale=nl&${filter}`);
      expect(activeFilters).toEqual([{ id, value, name }]);
    },
  );

  it("[PRICE-04] asks the same total on listing, detail, availability and quote", async () => {
    const browser = server().browser();
    const { hotels } = await search(`city=amsterdam&${dates}&count=60`);
    const bookable = hotels.filter((hotel) => !hotel.isSoldOut).slice(0, 25);
    expect(bookable.length).toBeGreaterThan(10);
    for (const hotel of bookable) {
      const total = hotel.pricing?.summed_final_price;
      const detail = await browser.get(`/api/pwa/hotels/${hotel.id}?${dates}`);
      expect(detail.body.hotel.pricing_details.summed_final_price).toBe(total);
      expect(detail.body.hotel.selected_category_id).toBe(hotel.selected_category_id);
      const offer = await browser.get(`/api/pwa/availability?hotel_id=${hotel.id}&${dates}`);
      expect(offer.body.pricing_details.summed_final_price).toBe(total);
      const quote = await browser.post("/api/pwa/quote", {
        hotel_id: hotel.id,
        room_category_id: hotel.selected_category_id,
        checkin: "2027-04-12",
        checkout: "2027-04-15",
        rooms_config: "1-2_0_0_0",
      });
      expect(quote.status, quote.text).toBeLessThan(300);
      expect(quote.body.quote.pricing.summed_final_price).toBe(total);
    }
  });

  it("[PRICE-04] adds up: lines that are not inside others make the total", async () => {
    const { hotels } = await search(`city=zandvoort&${dates}`);
    const hotel = hotels.find((each) => !each.isSoldOut);
    const { body } = await server().browser().get(`/api/pwa/availability?hotel_id=${hotel?.id}&${dates}`);
    for (const category of body.room_categories_with_data) {
      const sum = category.price_lines
        .filter((line: { included: boolean }) => !line.included)
        .reduce((all: number, line: { amount: number }) => all + line.amount, 0);
      expect(sum).toBe(category.pricing.summed_final_price);
    }
  });

  it("[LIST-03] answers the whole state of a list: its hotels, what is on, what would narrow it, and others nearby", async () => {
    const filtered = await search(`country_code=NL&${dates}&filters[rating_min]=4`);
    expect(filtered.hotels.length).toBeGreaterThan(0);
    for (const { id, isShortListed } of filtered.hotels)
      expect([typeof id, typeof isShortListed], String(id)).toEqual(["number", "boolean"]);
    expect(filtered.activeFilters).toMatchObject([{ id: "rating_min" }]);
    expect(filtered.guided_search_filters.length).toBeGreaterThan(0);
    for (const { id, value, name, count } of filtered.guided_search_filters) {
      expect([typeof id, typeof value, typeof name], id).toEqual(["string", "string", "string"]);
      expect(count, id).toBeGreaterThan(0);
    }
    expect(filtered.alternate_search_hotels).toEqual([]);
    const few = await search(`city=domburg&${dates}&filters[rating_min]=5`);
    expect(few.alternate_search_hotels.map(({ isShortListed }) => typeof isShortListed)).toContain("boolean");
  });

  it("[SRCH-05] says so when a place is unknown, and searches nothing else", async () => {
    const found = await search(`city=atlantis&${dates}`);
    expect(found.location).toMatchObject({ found: false, name: "atlantis" });
    expect(found.hotels).toEqual([]);
    for (const id of ["city_id", "location_id", "filters[location_id]", "filters[holiday_park_id]"]) {
      const none = await search(`${encodeURIComponent(id)}=2147483647&country_code=IN&${dates}`);
      expect([none.location?.found, none.hotels], id).toEqual([false, []]);
    }
    for (const id of ["country_id", "filters[country_id]"]) {
      const none = await search(`${encodeURIComponent(id)}=99999&${dates}`);
      expect([none.location?.found, none.hotels], id).toEqual([false, []]);
    }
  });

  it("[LIST-02] shows the last page of a list that ended before the one that was asked for", async () => {
    const paged = (page: number) => search(`country_code=NL&${dates}&pageType=listing&page=${page}`);
    const { page_count, count } = await paged(1);
    const past = await paged(page_count + 7);
    expect(past.page).toBe(page_count);
    expect(past.hotels).toHaveLength(count - (page_count - 1) * 20);
    expect(past.hotels).toEqual((await paged(page_count)).hotels);
    expect((await search(`country_code=NL&${dates}&offset=${count + 40}`)).hotels).toEqual([]);
  });

  it("[SRCH-10] searches around a position, nearest by distance", async () => {
    const found = await search(`lat=52.37&lon=4.89&radius_km=10&${dates}&sort_on=distance`);
    expect(found.location).toMatchObject({ type: "position", radius_km: 10 });
    expect(found.count).toBeGreaterThan(0);
    for (const hotel of found.hotels) expect(hotel.distance).toBeLessThanOrEqual(10);
  });

  it("[DATE-04] corrects dates of the past and says so", async () => {
    const found = await search("city=amsterdam&checkin=2020-01-01&checkout=2020-01-05");
    expect(found.stay).toMatchObject({
      checkin: "2027-03-01",
      checkout: "2027-03-02",
      dates_corrected: true,
    });
  });

  it("[HOTEL-13] tells how few rooms are left only from the inventory of these nights", async () => {
    const { db } = server().database;
    const found = await search(`city=new-delhi&${dates}&count=60`, "in.hotels.test");
    const hotel = found.hotels.find(
      (each) => !each.isSoldOut && each.property_type === "hotel" && !each.urgency_info,
    );
    const roomId = hotel?.selected_category_id ?? 0;
    const { capacity } = await db
      .selectFrom("room_category")
      .select("capacity")
      .where("room_category_id", "=", roomId)
      .executeTakeFirstOrThrow();
    const row = {
      property_id: hotel?.id ?? 0,
      room_category_id: roomId,
      night: "2027-04-13",
      capacity,
      sold: Math.max(0, capacity - 2),
    };
    await db.insertInto("room_night").values(row).execute();
    const after = await search(`city=new-delhi&${dates}&count=60`, "in.hotels.test");
    const card = after.hotels.find((each) => each.id === hotel?.id);
    expect(card?.urgency_info?.rooms_left).toBe(capacity > 2 ? 2 : undefined);
  });

  it("answers a city in a few milliseconds once warm", async () => {
    const times: number[] = [];
    for (let index = 0; index < 20; index += 1) {
      const started = performance.now();
      await search(`city=amsterdam&${dates}&page=1`);
      times.push(performance.now() - started);
    }
    times.sort((a, b) => a - b);
    expect(times[10]).toBeLessThan(120);
  });
});
