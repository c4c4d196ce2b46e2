import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import type { Browser } from "../../../testing/browser.ts";
import { openKnownSession } from "../../../testing/known-guest.ts";
import { buildPlaces, buildProperty } from "../../../testing/supply.ts";

const LIST = "/api/pwa/wishlist";
const STAY = "checkin=2027-03-10&checkout=2027-03-12&rooms_config=1-2_0_0_0";

describe("a list of saved places", () => {
  let test: TestApp;
  let guests = 0;
  let guest: Browser;
  let userId = "";
  beforeAll(async () => {
    test = await createTestApp();
    const { db } = test.database;
    await buildPlaces(db);
    for (const property_id of [11, 12, 13]) await buildProperty(db, { property_id, property_type: "home" });
    await buildProperty(db, { property_id: 14, property_type: "home", brand_id: "someone-else" });
  }, 90_000);
  afterAll(() => test.stop());
  beforeEach(async () => {
    guests += 1;
    userId = `owner-${guests}`;
    guest = test.browser();
    const claims = { userId, name: "Asha Menon" };
    guest.useSession((await openKnownSession({ db: test.database.db, clock: test.clock }, claims)).token);
  });

  const save = async (...ids: readonly number[]) => {
    for (const [index, property_id] of ids.entries())
      await test.database.db
        .insertInto("wishlist_item")
        .values({ user_id: userId, property_id, created_at: new Date(test.clock() + index) })
        .execute();
  };
  const change = async (what: string) => (await guest.post(`${LIST}/${what}`, {})).body;
  const opened = (code: string, query = STAY) =>
    test.browser().get(`${LIST}?code=${encodeURIComponent(code)}&${query}`);

  it("[WISH-02] is shown to its guest newest first with prices for the dates, the sold-out among them, and what is not sold counted", async () => {
    await save(11, 12, 14, 999);
    await test.database.db
      .updateTable("room_night")
      .set({ closed: true })
      .where("property_id", "=", 11)
      .execute();
    const { body } = await guest.get(`${LIST}?${STAY}`);
    const { hotels, ...rest } = body.data;
    expect(rest).toMatchObject({
      count: 2,
      gone: 2,
      offset: 0,
      checkin: "2027-03-10",
      checkout: "2027-03-12",
    });
    expect(hotels.map(({ id, isShortListed }: Hotel) => [id, isShortListed])).toEqual([
      [12, true],
      [11, true],
    ]);
    for (const hotel of hotels)
      expect(Object.keys(hotel)).toEqual(
        expect.arrayContaining(["display_category", "no_of_pets", "property_type", "isSoldOut"]),
      );
  });

  it("keeps those that could never take the party, as sold out", async () => {
    await save(12);
    const { body } = await guest.get(`${LIST}?checkin=2027-03-10&checkout=2027-03-12&rooms_config=1-9_9_9_0`);
    expect(body.data.hotels).toMatchObject([{ id: 12, isSoldOut: true }]);
  });

  it("leads whoever is not signed in to where one does that, and back", async () => {
    const { body } = await test.browser().get(LIST);
    expect(body.redirect).toBe("/login?retUrl=%2Fwishlist");
  });

  it("[WISH-03] opens by a code of at least 128 random bits, to be read, with nothing of whose it is", async () => {
    await save(11, 12);
    const { code } = await change("share");
    expect(Buffer.from(String(code), "hex").length * 8).toBeGreaterThanOrEqual(128);
    const { status, body, text } = await opened(code);
    expect([status, body.codeData.hotels.map(({ id }: Hotel) => id)]).toEqual([200, [12, 11]]);
    expect(Object.keys(body)).toEqual(["codeData"]);
    expect(body.codeData.hotels.some(({ isShortListed }: Hotel) => isShortListed)).toBe(false);
    expect([text.includes("Asha"), text.includes(userId), text.includes(code)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("[WISH-03] answers alike to every code that opens nothing: made up, damaged, ended, another brand's", async () => {
    await save(11);
    const { code: ended } = await change("share");
    await change("unshare");
    const { code: elsewhere } = await change("share");
    await test.database.db
      .updateTable("wishlist_link")
      .set({ brand_id: "someone-else" })
      .where("user_id", "=", userId)
      .execute();
    const answers = await Promise.all(
      [ended, elsewhere, "0123456789abcdef0123456789abcdef", "x", "' or 1=1 --", userId].map((code) =>
        opened(code),
      ),
    );
    const told = answers.map(({ status, body }) => {
      const { requestId: _, request_id: __, ...rest } = body;
      return JSON.stringify([status, rest]);
    });
    expect(new Set(told).size, told.join("\n")).toBe(1);
    expect(answers[0]?.status).toBe(404);
  });

  it("[WISH-04] is shared by one link at a time: a new one ends the old one, and whoever asks twice gets the same", async () => {
    await save(11);
    const codes = await Promise.all([change("share"), change("share"), change("share")]);
    expect(new Set(codes.map(({ code }) => code)).size).toBe(1);
    const [{ code: first }] = codes;
    expect((await guest.get(LIST)).body.data.code).toBe(first);
    const { code: second } = await change("new-link");
    expect(second).not.toBe(first);
    expect([(await opened(first)).status, (await opened(second)).status]).toEqual([404, 200]);
    expect(await change("unshare")).toEqual({});
    expect((await opened(second)).status).toBe(404);
    expect((await guest.get(LIST)).body.data).toMatchObject({ count: 1 });
    expect((await guest.get(LIST)).body.data).not.toHaveProperty("code");
  });

  it("[WISH-04] is cleared under its link, or removed together with it, and nobody else's is touched", async () => {
    const { db } = test.database;
    await db
      .insertInto("wishlist_item")
      .values({ user_id: `friend-${guests}`, property_id: 11, created_at: new Date() })
      .execute();
    await save(11, 12);
    const { code } = await change("share");
    expect(await change("clear")).toEqual({ count: 0 });
    const empty = await opened(code);
    expect([empty.status, empty.body.codeData.count]).toEqual([200, 0]);
    await save(13);
    expect(await change("remove")).toEqual({ count: 0 });
    expect((await opened(code)).status).toBe(404);
    expect((await guest.get(LIST)).body.data).toMatchObject({ count: 0, gone: 0 });
    const others = await db
      .selectFrom("wishlist_item")
      .select("property_id")
      .where("user_id", "=", `friend-${guests}`)
      .execute();
    expect(others).toHaveLength(1);
  });

  it("can be changed by nobody who is not signed in, and is not changed by whoever holds its link", async () => {
    await save(11);
    await change("share");
    for (const what of ["share", "new-link", "unshare", "clear", "remove"])
      expect((await test.browser().post(`${LIST}/${what}`, {})).status, what).toBe(401);
  });

  it("comes a page at a time", async () => {
    await save(11, 12, 13);
    const { body } = await guest.get(`${LIST}?${STAY}&offset=2`);
    expect([body.data.hotels.map(({ id }: Hotel) => id), body.data.count]).toEqual([[11], 3]);
  });
});

interface Hotel {
  readonly id: number;
  readonly isShortListed: boolean;
}
