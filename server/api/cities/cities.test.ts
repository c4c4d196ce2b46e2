import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { City } from "#schemas/generated/api/cities.ts";
import type { TestApp } from "../../testing/app.ts";
import { createDemoApp } from "../../testing/demo-app.ts";

describe("cities", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createDemoApp();
  }, 90_000);
  afterAll(() => test.stop());

  const list = async (query: string) => {
    const answer = await test.browser().get(`/api/pwa/cities?${query}`);
    expect(answer.status, answer.text).toBe(200);
    return answer.body;
  };

  it("[CONF-16] [API-08] lists cities by name as the language sorts, with picture and supply", async () => {
    const { cities, count } = await list("country_code=NL&fields[]=id&fields[]=name");
    expect(count).toBeGreaterThan(15);
    const names = cities.map((city: City) => city.name);
    expect(names).toEqual([...names].sort(new Intl.Collator("nl").compare));
    expect(names).toContain("Den Haag");
    for (const city of cities) {
      expect(city.country_id).toBe(143);
      expect(city.image.name).toMatch(/^s-/);
      expect(city.property_count).toBeGreaterThan(0);
      expect(city.price_from).toBeGreaterThan(0);
      expect(city.popular_location.length).toBeLessThanOrEqual(10);
    }
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
});
