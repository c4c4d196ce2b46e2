import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { City } from "#schemas/generated/api/cities.ts";
import CITIES from "../../../../config/cities.json" with { type: "json" };
import type { TestApp } from "../../../testing/app.ts";
import { createDemoApp } from "../../../testing/demo-app.ts";

/** A city that the tests give more places than are shown. */
const MOST_PLACES = CITIES.find(({ countryCode }) => countryCode === "NL")?.id ?? 0;

describe("cities", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createDemoApp();
    const extra = Array.from({ length: 12 }, (_, at) => ({
      ...{ city_id: MOST_PLACES, kind: "locality" as const, latitude: 52.1, longitude: 5.1 },
      ...{ place_id: 900_000 + at, slug: `quarter-${at}`, name: `Quarter ${at}`, position: 100 + at },
    }));
    await test.database.db.insertInto("place").values(extra).execute();
  }, 90_000);
  afterAll(() => test.stop());

  const list = async (query: string) => {
    const answer = await test.browser().get(`/api/pwa/cities?${query}`);
    expect(answer.status, answer.text).toBe(200);
    return answer.body;
  };

  it("[CONF-16] [API-08] lists cities by name as the language sorts, with picture and supply", async () => {
    const { cities, count } = await list("country_code=NL");
    expect(count).toBeGreaterThan(15);
    const names = cities.map((city: City) => city.name);
    expect(names).toEqual([...names].sort(new Intl.Collator("nl").compare));
    expect(names).toContain("Den Haag");
    for (const city of cities) {
      expect(city.country_id).toBe(143);
      expect(city.image?.name).toMatch(/^s-/);
      expect(city.image_url).toBe(`/images/${city.image?.name}-640.jpg`);
      expect(city.property_count).toBeGreaterThan(0);
      expect(city.price_from).toBeGreaterThan(0);
      expect(city.popular_location?.length).toBeLessThanOrEqual(10);
    }
  });

  it("[CONST-05] names ten popular places of a city that has more", async () => {
    const { cities } = await list("country_code=NL");
    const crowded = cities.find((city: City) => city.id === MOST_PLACES);
    expect(crowded.popular_location).toHaveLength(10);
    const rows = test.database.db.selectFrom("place").select("place_id").where("city_id", "=", MOST_PLACES);
    expect((await rows.execute()).length).toBeGreaterThan(10);
  });

  it("[API-08] says of cities what is asked for, and refuses a name that is no field", async () => {
    const wanted = [
      "id",
      "name",
      "meta_description",
      "popular_location",
      "country_name",
      "image_url",
      "country_id",
    ];
    for (const query of [`fields=${wanted.join(",")}`, wanted.map((name) => `fields[]=${name}`).join("&")]) {
      const { cities } = await list(`country_code=NL&${query}`);
      expect(cities.length).toBeGreaterThan(15);
      for (const city of cities) expect(Object.keys(city).sort(), query).toEqual([...wanted, "slug"].sort());
    }
    const [bare] = (await list("country_code=NL&count=1&fields=name,letters")).cities;
    expect(Object.keys(bare)).toEqual(["id", "slug", "name"]);
    const refused = await test.browser().get("/api/pwa/cities?fields=name,__proto__");
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining("unknown_field")]);
  });

  it("[ROUTE-26] [CONF-16] counts countries, and narrows by first letter, slug and popularity", async () => {
    const all = await list("count=1");
    expect(all.countries.length).toBeGreaterThan(80);
    const withA = await list("letter=a&count=200");
    expect(withA.cities.every((city: City) => /^[aàáâäåÅA]/i.test(city.name))).toBe(true);
    expect((await list("slug=zandvoort")).cities).toHaveLength(1);
    const popular = await list("popular_location=true&country_code=IN");
    expect(popular.cities.map((city: City) => city.slug)).toContain("new-delhi");
  });

  it("[CONF-16] [CMS-06] puts the named cities first, also those of another country", async () => {
    const { cities } = await list("country_code=NL&first[]=paris&first[]=texel");
    expect(cities.slice(0, 2).map((city: City) => city.slug)).toEqual(["paris", "texel"]);
    const rest = cities.slice(2).map((city: City) => city.country_code);
    expect(new Set(rest)).toEqual(new Set(["NL"]));
  });

  it("[CONF-16] groups countries by first character and names their popular regions, when asked", async () => {
    const { countries, countryByChar, locationResponseList } = await list(
      "count=1&fields[]=countryByChar&fields[]=locationResponseList",
    );
    expect(countryByChar.flatMap((group: { countries: unknown[] }) => group.countries)).toHaveLength(
      countries.length,
    );
    for (const { char, countries: members } of countryByChar)
      for (const { name } of members) expect(name.normalize("NFD").charAt(0).toUpperCase()).toBe(char);
    const india = locationResponseList.find(
      ({ country_code }: { country_code: string }) => country_code === "IN",
    );
    expect(india.popularRegions.length).toBeGreaterThan(0);
    expect(india.popularRegions.length).toBeLessThanOrEqual(10);
    expect((await list("count=1")).countryByChar).toBeUndefined();
  });

  it("[CONF-16] says the Arabic name of cities where Arabic is spoken, beside the page's own", async () => {
    const { cities } = await list("country_code=AE");
    const dubai = cities.find((city: City) => city.slug === "dubai");
    expect([dubai?.name, dubai?.display_name]).toEqual(["Dubai", "دبي"]);
    for (const city of cities) expect(city.display_name ?? "", city.slug).toMatch(/\p{Script=Arabic}/u);
    for (const city of (await list("country_code=NL")).cities) expect(city.display_name).toBeUndefined();
  });
});
