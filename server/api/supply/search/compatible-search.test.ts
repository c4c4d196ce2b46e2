import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { HotelCard, HotelSearchOutput } from "#schemas/generated/api/search.ts";
import type { TestApp } from "../../../testing/app.ts";
import { createDemoApp } from "../../../testing/demo-app.ts";

describe("hotel search as its callers write it", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createDemoApp(1200);
  }, 90_000);
  afterAll(() => test.stop());

  const stay = { checkin: "2027-04-12", checkout: "2027-04-15" };
  const asked = `city=amsterdam&available_room_count[checkin]=${stay.checkin}&available_room_count[checkout]=${stay.checkout}`;
  const rooms = "rooms_config=1-2_0_0_0";

  async function get(query: string): Promise<HotelSearchOutput> {
    const answer = await test.browser("nl.homes.test").get(`/api/pwa/search?${query}`);
    expect(answer.status, answer.text).toBe(200);
    return answer.body;
  }
  async function post(body: object): Promise<HotelSearchOutput> {
    const answer = await test.browser("nl.homes.test").post("/api/pwa/listing", {
      coordinates: { city: "amsterdam" },
      available_room_count: { ...stay, min_count: 1 },
      rooms_config: "1-2_0_0_0",
      ...body,
    });
    expect(answer.status, answer.text).toBe(200);
    return answer.body;
  }
  const ids = ({ hotels }: HotelSearchOutput) => hotels.map(({ id }) => id);

  it("[API-06] obeys every field of the GET form and of the listing's body, batches, order, services and named fields among them", async () => {
    const first = await get(`${asked}&${rooms}`);
    expect(first.hotels).toHaveLength(8);
    const listed = await post({});
    expect(listed.hotels).toHaveLength(20);
    expect(ids(listed).slice(0, 8)).toEqual(ids(first));
    const second = await post({ format_response: { batch: { count: 20, offset: 20 } } });
    expect(ids(second)).toEqual(ids(await get(`${asked}&${rooms}&pageType=listing&page=2`)));
    expect(ids(second).filter((id) => ids(listed).includes(id))).toEqual([]);

    const sort_params = { sort_on: "price", ascending: false };
    const dear = await post({ format_response: { sort_params }, filters: { available: true } });
    const totals = dear.hotels.map(({ pricing }) => pricing?.summed_final_price ?? 0);
    expect(totals).toEqual([...totals].sort((a, b) => b - a));
    expect(dear.hotels.some(({ isSoldOut }) => isSoldOut)).toBe(false);
    const many = await post({
      available_room_count: { ...stay, min_count: 4 },
      filters: { available: true },
    });
    expect(many.available_count).toBeLessThan(dear.available_count);

    expect(first.hotels.every((hotel) => !("services" in hotel))).toBe(true);
    const withMeals = await get(`${asked}&${rooms}&services[meals]=true&count=20`);
    const meals = withMeals.hotels.flatMap(({ services }) => services?.meals ?? []);
    expect(withMeals.hotels.every(({ services }) => services !== undefined)).toBe(true);
    expect(meals.length).toBeGreaterThan(0);
    expect(meals[0]).toMatchObject({ category_code: expect.any(String), price: expect.any(Number) });
  });

  it("[API-06] answers with the named fields of a property beside those that every answer has, and refuses names of none", async () => {
    const whole = await get(`${asked}&${rooms}`);
    const named = await get(`${asked}&${rooms}&fields=street,pricing&additional_fields[]=amenities`);
    expect(ids(named)).toEqual(ids(whole));
    named.hotels.forEach((hotel, position) => {
      const { hotel_images: _, campaigns: __, ...rest } = whole.hotels[position] as HotelCard;
      expect(hotel).toEqual(
        Object.fromEntries(Object.keys(hotel).map((key) => [key, Reflect.get(rest, key)])),
      );
      expect(hotel.amenities).toEqual(rest.amenities);
    });
    expect(named.hotels.some(({ pricing }) => pricing !== undefined)).toBe(true);
    expect(named.hotels.every((hotel) => !("hotel_images" in hotel) && !("property_tag" in hotel))).toBe(
      true,
    );
    expect((await get(`${asked}&${rooms}&additional_fields[]=street`)).hotels).toEqual(whole.hotels);
    const refused = await test.browser("nl.homes.test").get(`/api/pwa/search?${asked}&fields=colour`);
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      [{ field: "fields", code: "unknown_field", message: "colour is no field" }],
    ]);
  });

  it("[API-06] looks at a property's first category alone where the call says so", async () => {
    const query = `country_code=NL&${asked.replace("city=amsterdam&", "")}&${rooms}&count=100`;
    const every = await get(`${query}&filters[all_room_categories]=true`);
    const first = await get(`${query}&filters[all_room_categories]=false`);
    expect(await get(query)).toMatchObject({ available_count: every.available_count });
    expect(first.available_count).toBeLessThan(every.available_count);
  });
});
