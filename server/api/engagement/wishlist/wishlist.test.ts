import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import type { Browser } from "../../../testing/browser.ts";
import { openKnownSession } from "../../../testing/known-guest.ts";
import { buildPlaces, buildProperty, buildRoomCategory } from "../../../testing/supply.ts";

const LIST = "/api/pwa/shortlisted-hotels-list";

describe("what guests have saved", () => {
  let test: TestApp;
  let keys = 0;
  let guests = 0;
  beforeAll(async () => {
    test = await createTestApp();
    const { db } = test.database;
    await buildPlaces(db);
    for (const property_id of [11, 12, 13]) await buildProperty(db, { property_id, property_type: "home" });
    await buildProperty(db, { property_id: 14, property_type: "home", brand_id: "someone-else" });
  }, 90_000);
  afterAll(() => test.stop());

  let guest: Browser;
  beforeEach(async () => {
    guests += 1;
    guest = await signedIn(`guest-${guests}`);
  });
  const signedIn = async (userId: string) => {
    const browser = test.browser();
    browser.useSession(
      (await openKnownSession({ db: test.database.db, clock: test.clock }, { userId })).token,
    );
    return browser;
  };
  const nextKey = () => {
    keys += 1;
    return `press${keys}`;
  };
  const save = (browser: Browser, hotel_id: number, isShortListed = true, key = nextKey()) =>
    browser.post("/api/pwa/shortlisthotel", {
      hotel_id,
      isShortListed,
      idempotency_key: key.padEnd(16, "0"),
    });
  const saved = async (browser: Browser) => (await browser.get(`${LIST}?ids_only=true`)).body.hotel_ids;

  it("[WISH-01] [LIST-09] [API-43] are the state that was asked for, however often it is sent, and the guest's alone", async () => {
    const other = await signedIn("somebody-else");
    expect((await save(guest, 11)).body).toEqual({ hotel_id: 11, isShortListed: true, count: 1 });
    expect((await save(guest, 11)).body.count).toBe(1);
    test.clock.advance(1000);
    expect((await save(guest, 12)).body.count).toBe(2);
    expect([await saved(guest), await saved(other)]).toEqual([[12, 11], []]);
    expect((await save(guest, 11, false)).body).toEqual({ hotel_id: 11, isShortListed: false, count: 1 });
    expect((await save(guest, 11, false)).body.count).toBe(1);
    expect(await saved(guest)).toEqual([12]);
  });

  it("[WISH-01] are there in another browser of the same guest", async () => {
    await save(guest, 13);
    expect(await saved(await signedIn(`guest-${guests}`))).toEqual([13]);
  });

  it("[WISH-02] [API-43] are listed with what a list shows of each, and say whether there are any", async () => {
    const { body: none } = await guest.get(LIST);
    expect(none).toEqual({
      hotels: [],
      hotel_ids: [],
      count: 0,
      shortlistedHotelPresent: false,
      defaultShortlistResponse: false,
    });
    await save(guest, 11);
    const { body } = await guest.get(LIST);
    expect(body).toMatchObject({
      hotel_ids: [11],
      count: 1,
      shortlistedHotelPresent: true,
      hotels: [
        { id: 11, name: "Hotel 11", isShortListed: true, property_type: "home", display_category: "Hotel" },
      ],
    });
    expect(Object.keys(body.hotels[0])).toContain("no_of_pets");
  });

  it("[WISH-02] say of a home what it has, and of a hotel what its largest room has", async () => {
    const { db } = test.database;
    for (const [property_id, facts] of [
      [21, { property_type: "home", no_of_people: 7, no_of_bedrooms: 3, no_of_pets: 1 }],
      [22, { property_type: "hotel" }],
    ] as const)
      await buildProperty(db, { property_id, ...facts });
    for (const [index, max_occupancy] of [2, 3].entries())
      await buildRoomCategory(db, { property_id: 22, room_category_id: 221 + index, max_occupancy });
    await save(guest, 21);
    test.clock.advance(1000);
    await save(guest, 22);
    const { hotels } = (await guest.get(LIST)).body;
    const common = { display_category: expect.any(String), isShortListed: true };
    expect(hotels).toMatchObject([
      { ...common, id: 22, property_type: "hotel", no_of_people: 3, no_of_bedrooms: 1, no_of_pets: 0 },
      { ...common, id: 21, property_type: "home", no_of_people: 7, no_of_bedrooms: 3, no_of_pets: 1 },
    ]);
  });

  it("[WISH-02] leave out what is not sold any more, and keep it for the day it is again", async () => {
    const { db } = test.database;
    await db
      .insertInto("wishlist_item")
      .values({ user_id: `guest-${guests}`, property_id: 14, created_at: new Date() })
      .execute();
    expect((await guest.get(LIST)).body).toMatchObject({ hotels: [], hotel_ids: [14], count: 1 });
  });

  it("[WISH-01] are nobody's while nobody is signed in: the list is the default one, and nothing can be saved", async () => {
    const stranger = test.browser();
    const { body, headers } = await stranger.get(LIST);
    expect(body).toMatchObject({ hotels: [], hotel_ids: [], defaultShortlistResponse: true });
    expect(headers["set-cookie"]).toBeUndefined();
    const refused = await save(stranger, 11);
    expect([refused.status, refused.body.details]).toEqual([401, { reason: "sign_in" }]);
  });

  it("refuse what the site does not sell, and are kept once per key", async () => {
    expect([(await save(guest, 14)).status, (await save(guest, 999)).status]).toEqual([404, 404]);
    const first = await save(guest, 11, true, "the-same-press-1");
    expect((await save(guest, 11, true, "the-same-press-1")).text).toBe(first.text);
    expect((await save(guest, 12, true, "the-same-press-1")).status).toBe(422);
    expect(await saved(guest)).toEqual([11]);
  });

  it("end where the list is full: what is on it can still be taken off", async () => {
    const { db } = test.database;
    const user_id = `guest-${guests}`;
    const rows = Array.from({ length: 200 }, (_, index) => ({
      user_id,
      property_id: 1000 + index,
      created_at: new Date(test.clock()),
    }));
    await db.insertInto("wishlist_item").values(rows).execute();
    const full = await save(guest, 11);
    expect([full.status, full.body.fields]).toEqual([
      422,
      [expect.objectContaining({ field: "hotel_id", code: "wishlist-full" })],
    ]);
    expect((await saved(guest)).length).toBe(200);
    expect((await save(guest, 1000, false)).body.count).toBe(199);
    expect((await save(guest, 11)).status).toBe(200);
  });
});
