import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../testing/app.ts";
import { buildSupply } from "../testing/supply.ts";

describe("calls made to break", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
    await buildSupply(test.database.db);
  }, 90_000);
  afterAll(() => test.stop());

  const stay = "checkin=2027-04-10&checkout=2027-04-12";

  it.each([
    ...["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf"].flatMap((name) => [
      `bookings?status=${name}`,
      `bookings?filters[status]=${name}`,
      `search?city=utrecht&sort_on=${name}`,
      `hotels/1/reviews?type=${name}`,
    ]),
    ...["1e309", "-1e309", "Infinity", "-Infinity", "NaN"].flatMap((number) => [
      `search?city=utrecht&${stay}&count=${number}`,
      `search?city=utrecht&${stay}&page=${number}`,
      `search?city=utrecht&offset=${number}`,
      `search?city_id=${number}`,
      `search?lat=52&lon=5&radius_km=${number}`,
      `search?lat=${number}&lon=5`,
      `search?city=utrecht&filters[price_min]=${number}`,
      `search?city=utrecht&filters[amenities][]=${number}`,
      `cities?count=${number}`,
      `cities?page=${number}`,
      `similarHotels?hotel_id=${number}`,
      `hotels/${number}`,
      `bookings?count=${number}`,
      `bookings?offset=${number}`,
    ]),
  ])("answer %s with a refusal", async (path) => {
    const answer = await test.browser().get(`/api/pwa/${path}`);
    expect([path, answer.status < 500 && answer.status >= 400]).toEqual([path, true]);
  });
});
