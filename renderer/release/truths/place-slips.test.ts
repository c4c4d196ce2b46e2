import { describe, expect, it } from "vitest";
import worldCountries from "world-countries";
import { boxesOf } from "./country-boxes.ts";
import { slipOfPlace } from "./place-slips.ts";

const city = (name: string, countryCode: string, latitude: number, longitude: number) => ({
  name,
  countryCode,
  latitude,
  longitude,
});
const doha = city("Doha", "QA", 25.2855, 51.531);

describe("the place of a city", () => {
  it("is in its country, or the slip is told that puts it back", () => {
    expect(slipOfPlace(doha, [doha])).toBeUndefined();
    const slips = [
      [25.2855, -51.531, "longitude", "wrong sign"],
      [-25.2855, 51.531, "latitude", "wrong sign"],
      [51.531, 25.2855, "latitude", "changed places"],
      [25.2855, 5.1531, "longitude", "slipped"],
    ] as const;
    for (const [latitude, longitude, field, words] of slips) {
      const lost = { ...doha, latitude, longitude };
      const problem = slipOfPlace(lost, [lost]);
      expect(problem).toMatchObject({ path: [field], code: "untrue" });
      expect(problem?.message).toContain(words);
      expect(problem?.suggestion).toBe('Write "latitude": 25.2855 and "longitude": 51.531.');
    }
  });

  it("may be on either side where the country is", () => {
    const cities = [city("A", "GB", 51.5, 0.12), city("B", "GB", 51.5, -0.12), city("C", "GB", 52, -1)];
    for (const each of cities) expect(slipOfPlace(each, cities)).toBeUndefined();
  });

  it("is told without a slip only far from every border", () => {
    expect(slipOfPlace(city("Sevastopol", "UA", 44.6, 33.5), [])).toBeUndefined();
    const nowhere = city("Nowhere", "NL", 70, 100);
    expect(slipOfPlace(nowhere, [nowhere])).toMatchObject({ path: ["latitude"], code: "untrue" });
  });

  it("says nothing of the others when one lies elsewhere", () => {
    const toronto = city("Toronto", "CA", 43.7, 79.4);
    const montreal = city("Montreal", "CA", 45.5, -73.6);
    const cities = [
      toronto,
      montreal,
      city("Vancouver", "CA", 49.2, -123.1),
      city("Calgary", "CA", 51, -114),
    ];
    expect(cities.filter((each) => slipOfPlace(each, cities))).toEqual([toronto]);
  });

  it("is known of nearly every country", () => {
    const known = worldCountries.filter(({ cca2, latlng: [latitude = 0, longitude = 0] }) => {
      const boxes = boxesOf(cca2);
      return boxes.some(
        ({ south, north, west, east }) =>
          latitude > south - 1 && latitude < north + 1 && longitude > west - 1 && longitude < east + 1,
      );
    });
    expect(known.length).toBeGreaterThan(225);
  });
});
