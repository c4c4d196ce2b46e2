import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { seedDemoSupply } from "./seed-demo-supply.ts";

describe("the demo supply", () => {
  let database: TestDatabase;
  let took = 0;

  beforeAll(async () => {
    database = await createTestDatabase();
    const started = performance.now();
    await seedDemoSupply(database.db, { properties: 1200, today: "2026-11-20" });
    took = performance.now() - started;
  }, 60_000);

  afterAll(() => database.stop());

  it("makes 1,200 properties of both types in more than 80 countries and 250 cities, quickly", async () => {
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
    expect(took).toBeLessThan(20_000);
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

  it("describes a property in every language, without a placeholder left", async () => {
    const rows = await database.db
      .selectFrom("property")
      .select(["description", "texts"])
      .limit(200)
      .execute();
    for (const { description, texts } of rows) {
      expect(Object.keys(texts).sort()).toEqual(["ar", "de", "fr", "nl"]);
      expect(JSON.stringify([description, texts])).not.toMatch(/[{]\w+[}]|undefined/);
      expect(description).toHaveLength(3);
    }
  });

  it("sells nothing by itself: exceptions lower capacity and leave sold and held at zero", async () => {
    const nights = await database.db.selectFrom("room_night").select(["sold", "held"]).execute();
    expect(nights.length).toBeGreaterThan(5_000);
    expect(nights.every((night) => night.sold === 0 && night.held === 0)).toBe(true);
  });
});
