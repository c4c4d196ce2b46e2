import { readdirSync } from "node:fs";
import { parsePhoneNumber } from "libphonenumber-js/max";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { propertyAddress } from "../supply/property-address.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { seedDemoSupply } from "./seed-demo-supply.ts";
import { demoLocales } from "./texts/texts.ts";

const languages = readdirSync(new URL("../../config/languages", import.meta.url))
  .map((file) => file.replace(".json", ""))
  .sort();

describe("the demo supply", () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
    await seedDemoSupply(database.db, { properties: 1200, today: "2026-11-20" });
  }, 60_000);

  afterAll(() => database.stop());

  it("makes 1,200 properties of both types in more than 80 countries and 250 cities", async () => {
    const { db } = database;
    const rows = await db
      .selectFrom("property")
      .select(["property_type", "country_code", "city_id", "name"])
      .execute();
    expect(rows).toHaveLength(1200);
    expect(new Set(rows.map((row) => row.country_code)).size).toBeGreaterThan(80);
    expect(new Set(rows.map((row) => row.city_id)).size).toBeGreaterThan(250);
    expect(new Set(rows.map((row) => row.name)).size).toBe(1200);
    const homes = rows.filter((row) => row.property_type === "home").length;
    expect(homes).toBeGreaterThan(400);
    expect(homes).toBeLessThan(900);
  });

  it("gives hotels three to five categories and homes exactly one", async () => {
    const counts = await database.db
      .selectFrom("room_category as r")
      .innerJoin("property as p", "p.property_id", "r.property_id")
      .select(({ fn }) => ["p.property_type", fn.countAll<string>().as("count")])
      .groupBy(["p.property_id", "p.property_type"])
      .execute();
    for (const { property_type, count } of counts) {
      if (property_type === "home") expect(Number(count)).toBe(1);
      else expect([3, 4, 5]).toContain(Number(count));
    }
  });

  it("is the same supply again from the same options", async () => {
    const other = await createTestDatabase();
    try {
      await seedDemoSupply(other.db, { properties: 1200, today: "2026-11-20" });
      const read = ({ db }: TestDatabase) =>
        db
          .selectFrom("property")
          .selectAll()
          .where("property_id", "in", [10_001, 10_500, 11_200])
          .orderBy("property_id")
          .execute();
      expect(await read(other)).toEqual(await read(database));
    } finally {
      await other.stop();
    }
  }, 60_000);

  it("writes addresses with the name the place itself has, in Latin letters", async () => {
    const ending = async (...ends: readonly string[]) => {
      const rows = await database.db
        .selectFrom("property as p")
        .innerJoin("city as c", "c.city_id", "p.city_id")
        .select("p.short_address")
        .where("c.slug", "in", ["vienna", "rome", "cologne", "dubai"])
        .execute();
      return rows.filter(({ short_address }) => ends.some((end) => short_address.endsWith(`, ${end}`)))
        .length;
    };
    expect(await ending("Wien")).toBeGreaterThan(0);
    expect(await ending("Roma")).toBeGreaterThan(0);
    expect(await ending("Dubai")).toBeGreaterThan(0);
    expect(await ending("Vienna", "Rome", "Cologne", "دبي")).toBe(0);
  });

  it("writes the addresses of Brussels in its two languages, and those of Wallonia in French", async () => {
    const rows = await database.db
      .selectFrom("property as p")
      .innerJoin("city as c", "c.city_id", "p.city_id")
      .select(["c.slug", "p.address", "p.texts"])
      .where("c.slug", "in", ["brussels", "liege", "namur", "dinant"])
      .execute();
    expect(new Set(rows.map(({ slug }) => slug)).size).toBeGreaterThan(2);
    for (const { slug, address, texts } of rows) {
      if (slug !== "brussels") expect(address).toMatch(/, (Liège|Namur|Dinant)$/);
      else {
        expect(propertyAddress({ address, texts }, "nl")).toMatch(/, Brussel$/);
        expect(propertyAddress({ address, texts }, "fr")).toMatch(/, Bruxelles$/);
      }
    }
  });

  it("has telephone numbers that are well formed in their country", async () => {
    const rows = await database.db.selectFrom("property").select(["phone", "country_code"]).execute();
    for (const { phone, country_code } of rows) {
      const parsed = parsePhoneNumber(String(phone));
      expect([parsed.isValid(), parsed.country], `${country_code} ${phone}`).toEqual([true, country_code]);
    }
  });

  it("describes a property in every language the demo speaks, all of them of the configuration, without a placeholder left", async () => {
    const rows = await database.db
      .selectFrom("property")
      .select(["description", "texts"])
      .limit(200)
      .execute();
    expect(languages).toEqual(expect.arrayContaining([...demoLocales]));
    for (const { description, texts } of rows) {
      expect(Object.keys(texts).sort()).toEqual(demoLocales.filter((locale) => locale !== "en").sort());
      expect(JSON.stringify([description, texts])).not.toMatch(/[{]\w+[}]|undefined/);
      expect(description).toHaveLength(3);
    }
  });

  it("[HOTEL-14] has pictures of guests for most properties, more than a page shows for some, of their own and of stays that were reviewed", async () => {
    const { db } = database;
    const taken = await db.selectFrom("guest_image").selectAll().execute();
    const own = await db.selectFrom("property_image").select(["property_id", "name"]).execute();
    const reviews = await db.selectFrom("review").select(["property_id", "author", "written_on"]).execute();
    const ownNames = new Set(own.map(({ property_id, name }) => `${property_id} ${name}`));
    const stays = new Set(
      reviews.flatMap(({ property_id, author, written_on }) => [
        `${property_id} ${author}`,
        `${property_id} ${written_on}`,
      ]),
    );
    expect(taken.filter(({ property_id, name }) => ownNames.has(`${property_id} ${name}`))).toEqual([]);
    const invented = taken.filter(({ property_id, author, taken_on }) =>
      [author, taken_on].some((known) => known !== null && !stays.has(`${property_id} ${known}`)),
    );
    expect(invented).toEqual([]);
    const counts = new Map<number, number>();
    for (const { property_id } of taken) counts.set(property_id, (counts.get(property_id) ?? 0) + 1);
    expect(counts.size).toBeGreaterThan(700);
    expect(counts.size).toBeLessThan(900);
    expect([...counts.values()].some((count) => count > 6)).toBe(true);
    expect(taken.some(({ author }) => author === null)).toBe(true);
  });

  it("sells nothing by itself: exceptions lower capacity and leave sold and held at zero", async () => {
    const nights = await database.db.selectFrom("room_night").select(["sold", "held"]).execute();
    expect(nights.length).toBeGreaterThan(5_000);
    expect(nights.every((night) => night.sold === 0 && night.held === 0)).toBe(true);
  });

  it("has a few hotels that sell two rooms and more together", async () => {
    const rows = await database.db.selectFrom("property").select(["property_type", "min_rooms"]).execute();
    const groups = rows.filter(({ min_rooms }) => min_rooms > 1);
    expect(groups.length).toBeGreaterThan(0);
    expect(groups.length).toBeLessThan(rows.length / 100);
    expect(new Set(groups.map(({ property_type }) => property_type))).toEqual(new Set(["hotel"]));
  });
});
