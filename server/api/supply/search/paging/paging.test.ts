import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { HotelSearchOutput } from "#schemas/generated/api/search.ts";
import { insertWholeRows } from "../../../../search/insert-rows.ts";
import { refreshSearch } from "../../../../search/refresh-search.ts";
import { createTestApp, type TestApp } from "../../../../testing/app.ts";
import { buildPlaces, buildProperty, buildRoomCategory } from "../../../../testing/supply.ts";

const COUNT = 65;
const IDS = Array.from({ length: COUNT }, (_, index) => index + 1);
const search = "city=utrecht&checkin=2027-04-12&checkout=2027-04-15&rooms_config=1-2_0_0_0";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  const { db } = test.database;
  await buildPlaces(db);
  await buildProperty(db, { property_id: 1 });
  await buildRoomCategory(db, { property_id: 1, room_category_id: 10 });
  const [property, category] = await Promise.all([
    db.selectFrom("property").selectAll().executeTakeFirstOrThrow(),
    db.selectFrom("room_category").selectAll().executeTakeFirstOrThrow(),
  ]);
  await insertWholeRows(
    db,
    "property",
    IDS.slice(1).map((property_id) => ({ ...property, property_id })),
  );
  await insertWholeRows(
    db,
    "room_category",
    IDS.slice(1).map((property_id) => ({ ...category, property_id, room_category_id: property_id * 10 })),
  );
}, 60_000);
afterAll(() => test.stop());

/** Hotel 1 is the cheapest, best and nearest, hotel 65 the least; some share a rating, some have none. */
beforeEach(async () => {
  const { db } = test.database;
  await db.deleteFrom("room_night").execute();
  for (const id of IDS) {
    await db
      .updateTable("property")
      .set({
        status: "active",
        rating_value: 5 - Math.floor(id / 5) / 5,
        rating_count: id > 55 ? 0 : 80,
        latitude: 52.09 + id / 1000,
      })
      .where("property_id", "=", id)
      .execute();
    await priced(id, 5_000 + id * 100);
  }
  await refreshSearch(db, IDS);
});

const priced = (id: number, double_price: number) =>
  test.database.db.updateTable("room_category").set({ double_price }).where("property_id", "=", id).execute();

const ask = (query: string) => test.browser("in.hotels.test").get(`/api/pwa/listing?${search}&${query}`);
const find = async (query: string): Promise<HotelSearchOutput> => {
  const answer = await ask(query);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};
const ids = ({ hotels }: HotelSearchOutput) => hotels.map(({ id }) => id);

/** What happens between two pages: dearer, cheaper, sold out, gone and come anew, before and behind. */
async function changeSupply(): Promise<readonly number[]> {
  const { db } = test.database;
  await priced(5, 90_000);
  await priced(31, 1_000);
  await db
    .updateTable("property")
    .set({ rating_value: 1, latitude: 52.3 })
    .where("property_id", "=", 5)
    .execute();
  await db
    .updateTable("property")
    .set({ rating_value: 5, latitude: 52.09 })
    .where("property_id", "=", 31)
    .execute();
  await db
    .updateTable("property")
    .set({ status: "inactive" })
    .where("property_id", "in", [3, 4, 25])
    .execute();
  await db
    .insertInto("room_night")
    .values({ property_id: 8, room_category_id: 80, night: "2027-04-14", capacity: 2, sold: 2 })
    .execute();
  const changed = [3, 4, 5, 8, 25, 31];
  await refreshSearch(db, changed);
  return changed;
}

describe("the next page of a list whose supply changes", () => {
  it.each([
    "sort_on=price",
    "sort_on=price&ascending=false",
    "sort_on=rating",
    "sort_on=rating&ascending=true",
    "sort_on=distance",
    "sort_on=recommended",
  ])("[LIST-02] shows nothing twice and skips nothing that kept its place: %s", async (order) => {
    const whole = ids(await find(`${order}&count=100`));
    expect(whole).toHaveLength(COUNT);
    const first = await find(`${order}&count=20`);
    const changed = await changeSupply();
    const shown = ids(first);
    for (let { next } = first; next; ) {
      const page: HotelSearchOutput = await find(`${order}&count=20&after=${next}`);
      expect(page.offset + page.hotels.length <= page.count).toBe(true);
      shown.push(...ids(page));
      next = page.next;
    }
    expect(new Set(shown).size, "nothing twice").toBe(shown.length);
    const unchanged = (list: readonly number[]) => list.filter((id) => !changed.includes(id));
    expect(unchanged(shown), "all that kept its place, in order").toEqual(unchanged(whole));
    const byNumber = (
      await Promise.all([2, 3, 4].map((page) => find(`${order}&count=20&page=${page}`)))
    ).flatMap(ids);
    expect(unchanged([...ids(first), ...byNumber]), "where pages by number do not").not.toEqual(
      unchanged(whole),
    );
  });

  it("counts on from what was shown, to the end", async () => {
    const first = await find("sort_on=price&pageType=listing");
    await changeSupply();
    const second = await find(`sort_on=price&pageType=listing&page=2&after=${first.next}`);
    // Three hotels are gone, and one is dearer than all that follow.
    expect(second).toMatchObject({ count: 62, page: 2, page_size: 20 });
    expect(ids(second)[0]).toBe(21);
    const third = await find(`sort_on=price&pageType=listing&page=3&after=${second.next}`);
    expect(third).toMatchObject({ page: 3, page_count: third.next ? 4 : 3 });
    expect(third.offset).toBe(second.offset + 20);
    const last = third.next ? await find(`sort_on=price&pageType=listing&page=4&after=${third.next}`) : third;
    expect(last.offset + last.hotels.length).toBe(last.count);
    expect(last.page_count).toBe(last.page);
    expect(last.next).toBeUndefined();
  });

  it("refuses what was not its own, and a page of a list stands at its number then", async () => {
    const { next = "" } = await find("sort_on=price&count=20");
    for (const [query, what] of [
      [`sort_on=price&after=${next.slice(0, 20)}`, "cut off"],
      [`sort_on=rating&after=${next}`, "another order"],
      [`sort_on=price&filters[rating_min]=3&after=${next}`, "other filters"],
      [`sort_on=price&after=${"A".repeat(60)}`, "made up"],
      [`sort_on=price&after=${"A".repeat(1401)}`, "too long"],
      ["sort_on=price&after=a%27%20OR%201=1", "not of its letters"],
    ]) {
      const { status, body, text } = await ask(String(query));
      expect([status, body.code], what).toEqual([400, "validation_failed"]);
      expect(text, what).toContain("after");
    }
    const page = await find(`sort_on=rating&pageType=listing&page=2&after=${next}`);
    expect(ids(page)).toEqual(ids(await find("sort_on=rating&pageType=listing&page=2")));
    expect(page.page).toBe(2);
  });

  it("goes on from the same place whatever the call asks to be told, and shows the last page for none that follows", async () => {
    const { next } = await find("sort_on=price&count=60&fields=id");
    const rest = await find(`sort_on=price&count=10&source=web&after=${next}`);
    expect(ids(rest)).toEqual(IDS.slice(60));
    await test.database.db
      .updateTable("property")
      .set({ status: "inactive" })
      .where("property_id", ">", 60)
      .execute();
    await refreshSearch(test.database.db, IDS.slice(60));
    expect(await find(`sort_on=price&after=${next}`)).toMatchObject({ hotels: [], count: 60, offset: 60 });
    expect(ids(await find(`sort_on=price&pageType=listing&page=4&after=${next}`))).toEqual(IDS.slice(40, 60));
  });
});
