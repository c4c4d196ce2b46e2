import { afterAll, beforeAll, expect, it } from "vitest";
import { heapOfCopies } from "../../tests/support/heap-of-copies.ts";
import { refreshSearch } from "../search/refresh-search.ts";
import { createTestApp, type TestApp } from "../testing/app.ts";
import { buildSupply } from "../testing/supply.ts";
import { bytesOf, type KnownProperty, loadKnownProperties } from "./known-properties.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await buildSupply(test.database.db);
});
afterAll(() => test.stop());

const revised = () =>
  test.database.db
    .selectFrom("search_property")
    .select(["property_id", "revision"])
    .orderBy("property_id")
    .execute();

const read = async () => {
  const { db } = test.database;
  return loadKnownProperties(db, await revised(), test.clock());
};

const rename = (id: number, name: string) =>
  test.database.db.updateTable("property").set({ name }).where("property_id", "=", id).execute();

it("reads a property once for each making of its search rows", async () => {
  const [first] = await revised();
  const id = first?.property_id ?? 0;
  const before = (await read()).get(id);
  expect(before?.tariffs.length).toBeGreaterThan(0);
  await rename(id, "The name of tomorrow");
  expect((await read()).get(id)).toBe(before);
  await refreshSearch(test.database.db, [id]);
  expect((await read()).get(id)?.property.name).toBe("The name of tomorrow");
});

it("reads only the properties it does not know", async () => {
  const before = await read();
  expect(before.size).toBeGreaterThan(1);
  const [id = 0, other = 0] = [...before.keys()];
  await refreshSearch(test.database.db, [id]);
  const after = await read();
  expect(after.get(id)).not.toBe(before.get(id));
  expect(after.get(other)).toBe(before.get(other));
});

it("knows nothing of a property that is no longer on sale", async () => {
  const [id = 0] = (await read()).keys();
  const old = await revised();
  const { db } = test.database;
  await db.updateTable("property").set({ status: "inactive" }).where("property_id", "=", id).execute();
  await refreshSearch(db, [id]);
  expect((await read()).has(id)).toBe(false);
  // A search that began before it went may still name it: what was known of it is still what it was.
  expect((await loadKnownProperties(db, old, test.clock())).get(id)?.property.property_id).toBe(id);
});

it("counts a property as about the memory it takes", async () => {
  const [property] = (await read()).values();
  const rule = {
    property_id: 1,
    room_category_id: 1,
    rule_id: 1,
    from_date: "2026-12-24",
    to_date: "2026-12-31",
    weekdays: 127,
    price_percentage: 130,
    min_stay: 2,
    max_stay: null,
    closed: false,
    no_arrival: false,
    no_departure: false,
  };
  const said = { name: "ห้องดับเบิล", description: "ห้องดับเบิลเงียบสงบ ที่นอนดี มีเก้าอี้อ่านหนังสือ และฝักบัวหรืออ่างอาบน้ำ" };
  const texts = Object.fromEntries(Array.from({ length: 14 }, (_, index) => [`l${index}`, said]));
  const rules = Array.from({ length: 15 }, () => rule);
  const tariffs = property?.tariffs.map(({ category }) => ({ category: { ...category, texts }, rules }));
  const written = JSON.stringify({ ...property, tariffs });
  const taken = await heapOfCopies(written, 300);
  const counted = bytesOf(JSON.parse(written) as KnownProperty);
  expect(counted / taken).toBeGreaterThan(0.7);
  expect(counted / taken).toBeLessThan(2);
});
