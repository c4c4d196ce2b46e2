import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { buildPlaces, buildProperty, buildRoomCategory } from "../testing/supply.ts";
import { brokenInvariants } from "./broken-invariants.ts";
import { closeHold, consumeHold, sellHeldRooms } from "./close-hold.ts";
import { holdRooms, NightSoldOut, type RoomClaim } from "./hold-rooms.ts";
import { type UnprovenBounds, unprovenWait } from "./unproven-demand.ts";

const PROPERTY = 31;
const CATEGORY = 310;
const OTHER = 311;
const ROOMS = 3;
const NOW = Date.UTC(2027, 2, 1, 12);
const MINUTE = 60_000;
const NIGHTS = ["2027-04-01", "2027-04-02"];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await buildPlaces(db);
  for (const property_id of [PROPERTY, PROPERTY + 1]) await buildProperty(db, { property_id });
  for (const room_category_id of [CATEGORY, OTHER])
    await buildRoomCategory(db, { property_id: PROPERTY, room_category_id, capacity: ROOMS });
}, 90_000);
afterAll(() => database.stop());
beforeEach(async () => {
  for (const table of ["hold_night", "hold", "room_night"] as const)
    await database.db.deleteFrom(table).execute();
});

let holds = 0;
/** Holds rooms for ten minutes; as a guest who proved nothing unless told otherwise. */
async function hold(claim: Partial<RoomClaim> = {}, { now = NOW, isProven = false } = {}) {
  holds += 1;
  const key = { property_id: PROPERTY, hold_id: `hold-${holds}` };
  await database.db.transaction().execute((trx) =>
    holdRooms(
      trx,
      { propertyId: PROPERTY, categoryId: CATEGORY, nights: NIGHTS, rooms: 1, ...claim },
      {
        holdId: key.hold_id,
        quoteId: `quote-${holds}`,
        sessionId: null,
        now,
        expiresAt: now + 10 * MINUTE,
        isProven,
      },
    ),
  );
  return key;
}

/** `night: held+sold of capacity`, in order. */
async function nights(categoryId = CATEGORY): Promise<readonly string[]> {
  const rows = await database.db
    .selectFrom("room_night")
    .select(["night", "held", "sold", "capacity"])
    .where("property_id", "=", PROPERTY)
    .where("room_category_id", "=", categoryId)
    .orderBy("night")
    .execute();
  return rows.map(({ night, held, sold, capacity }) => `${night}: ${held}+${sold} of ${capacity}`);
}

const stateOf = async (key: { readonly hold_id: string }) =>
  database.db
    .selectFrom("hold")
    .select(["state", "closed_at"])
    .where("hold_id", "=", key.hold_id)
    .executeTakeFirstOrThrow();

describe("rooms that are held", () => {
  it("are taken for each night, in whatever order the nights come, and of their category alone", async () => {
    await hold({ nights: ["2027-04-02", "2027-04-01"], rooms: 2 });
    expect(await nights()).toEqual(["2027-04-01: 2+0 of 3", "2027-04-02: 2+0 of 3"]);
    expect(await nights(OTHER)).toEqual([]);
    expect(await brokenInvariants(database.db)).toEqual([]);
  });

  it("may be the last ones, and one more is told the first night that lacks it and what is left there", async () => {
    await hold({ nights: ["2027-04-02"], rooms: ROOMS - 1 });
    await hold({ nights: ["2027-04-02"] });
    const refused = hold({ nights: ["2027-04-01", "2027-04-02"], rooms: 1 });
    await expect(refused).rejects.toBeInstanceOf(NightSoldOut);
    await expect(refused).rejects.toMatchObject({
      name: "NightSoldOut",
      night: "2027-04-02",
      roomsLeft: 0,
      message: "No rooms left on 2027-04-02.",
    });
    expect(await nights(), "nothing of it was taken").toEqual(["2027-04-02: 3+0 of 3"]);
    await hold({ nights: ["2027-04-03"] });
    await expect(hold({ nights: ["2027-04-03"], rooms: 3 })).rejects.toMatchObject({ roomsLeft: 2 });
    expect(await brokenInvariants(database.db)).toEqual([]);
  });

  it("count what is overbooked on purpose, and none of a night that is closed", async () => {
    await hold({ nights: ["2027-04-05"] });
    await sql`UPDATE room_night SET overbook = 1`.execute(database.db);
    await hold({ nights: ["2027-04-05"], rooms: 3 });
    await expect(hold({ nights: ["2027-04-05"] })).rejects.toMatchObject({ roomsLeft: 0 });
    await sql`UPDATE room_night SET held = 0, closed = true`.execute(database.db);
    await expect(hold({ nights: ["2027-04-05"] })).rejects.toMatchObject({ roomsLeft: 0 });
  });

  it("are refused where the category is none of the property's", async () => {
    await expect(hold({ categoryId: 999 })).rejects.toThrow();
    expect(await nights(999)).toEqual([]);
  });

  it("are given back once, whoever asks again", async () => {
    const key = await hold({ rooms: 2 });
    const other = await hold();
    expect(await closeHold(database.db, key, "released", NOW + MINUTE)).toBe(true);
    expect(await stateOf(key)).toEqual({ state: "released", closed_at: new Date(NOW + MINUTE) });
    expect(await closeHold(database.db, key, "released", NOW + MINUTE)).toBe(false);
    expect(await closeHold(database.db, key, "expired", NOW + 20 * MINUTE)).toBe(false);
    expect(await nights()).toEqual(["2027-04-01: 1+0 of 3", "2027-04-02: 1+0 of 3"]);
    expect(await stateOf(other)).toEqual({ state: "active", closed_at: null });
    expect(await brokenInvariants(database.db)).toEqual([]);
  });

  it("expire from the moment their time is over, and no earlier", async () => {
    const key = await hold();
    expect(await closeHold(database.db, key, "expired", NOW + 10 * MINUTE - 1)).toBe(false);
    expect(await nights()).toEqual(["2027-04-01: 1+0 of 3", "2027-04-02: 1+0 of 3"]);
    expect(await closeHold(database.db, key, "expired", NOW + 10 * MINUTE)).toBe(true);
    expect((await stateOf(key)).state).toBe("expired");
    expect(await nights()).toEqual(["2027-04-01: 0+0 of 3", "2027-04-02: 0+0 of 3"]);
  });

  it("are sold where their time is not over, once, and are then held no longer", async () => {
    const key = await hold({ rooms: 2 });
    const book = (now: number) =>
      database.db.transaction().execute(async (trx) => {
        const isMine = await consumeHold(trx, key, now);
        if (isMine) await sellHeldRooms(trx, key);
        return isMine;
      });
    expect(await book(NOW + 10 * MINUTE)).toBe(false);
    expect(await nights()).toEqual(["2027-04-01: 2+0 of 3", "2027-04-02: 2+0 of 3"]);
    expect(await book(NOW + 10 * MINUTE - 1)).toBe(true);
    expect(await book(NOW)).toBe(false);
    expect((await stateOf(key)).state).toBe("consumed");
    expect(await nights()).toEqual(["2027-04-01: 0+2 of 3", "2027-04-02: 0+2 of 3"]);
    expect(await closeHold(database.db, key, "released", NOW)).toBe(false);
    expect(await closeHold(database.db, key, "expired", NOW + 60 * MINUTE)).toBe(false);
    expect(await nights()).toEqual(["2027-04-01: 0+2 of 3", "2027-04-02: 0+2 of 3"]);
  });
});

describe("what guests who proved nothing may take", () => {
  const BOUNDS: UnprovenBounds = {
    windowMs: 60 * MINUTE,
    roomsShare: 0.5,
    rooms: 1,
    nightsPerRoom: 2,
    nights: 1,
  };
  const wait = (claim: Partial<RoomClaim> = {}, now = NOW + MINUTE, bounds: Partial<UnprovenBounds> = {}) =>
    unprovenWait(
      database.db,
      { propertyId: PROPERTY, categoryId: CATEGORY, nights: ["2027-04-01"], rooms: 1, ...claim },
      { ...BOUNDS, ...bounds },
      now,
    );

  it("is anything at first, then a share of the rooms of a night, until the first hold is older than the window", async () => {
    expect(await wait({ rooms: ROOMS })).toBe(0);
    await hold({ nights: ["2027-04-01"] });
    expect(await wait(), "half of three rooms are two").toBe(0);
    expect(await wait({ rooms: 2 })).toBe(59 * MINUTE);
    await hold({ nights: ["2027-04-01"] }, { now: NOW + 5 * MINUTE });
    expect(await wait()).toBe(59 * MINUTE);
    expect(await wait({}, NOW + 60 * MINUTE - 10), "at least a second").toBe(1000);
    expect(await wait({}, NOW + 60 * MINUTE)).toBe(0);
  });

  it("is counted of the nights that are asked for, the category and the property", async () => {
    await hold({ nights: ["2027-04-01"] });
    await hold({ nights: ["2027-04-01"] });
    expect(await wait({ nights: ["2027-04-02"] })).toBe(0);
    expect(await wait({ nights: ["2027-04-01", "2027-04-02"] })).toBe(59 * MINUTE);
    expect(await wait({ categoryId: OTHER })).toBe(0);
    expect(await wait({ propertyId: PROPERTY + 1 })).toBe(0);
  });

  it("is never fewer rooms than may go in any case", async () => {
    await hold({ nights: ["2027-04-01"] });
    await hold({ nights: ["2027-04-01"] });
    expect(await wait({}, NOW + MINUTE, { rooms: 3 })).toBe(0);
  });

  it("is bounded over all nights together too", async () => {
    await hold({ nights: ["2027-04-01", "2027-04-02", "2027-04-03", "2027-04-04"] });
    const nights = ["2027-05-01", "2027-05-02"];
    expect(await wait({ nights }), "six room nights for three rooms").toBe(0);
    expect(await wait({ nights: [...nights, "2027-05-03"] })).toBe(59 * MINUTE);
    expect(await wait({ nights: nights.slice(1), rooms: 3 })).toBe(59 * MINUTE);
    expect(await wait({ nights: [...nights, "2027-05-03"] }, NOW + MINUTE, { nights: 7 })).toBe(0);
  });

  it("counts neither who proved something nor what was given back, but what was booked", async () => {
    await hold({ nights: ["2027-04-01"] }, { isProven: true });
    const released = await hold({ nights: ["2027-04-01"] });
    await closeHold(database.db, released, "released", NOW);
    expect(await wait({ rooms: 3 })).toBe(0);
    const booked = await hold({ nights: ["2027-04-01"], rooms: 2 });
    await database.db.transaction().execute(async (trx) => {
      await consumeHold(trx, booked, NOW);
      await sellHeldRooms(trx, booked);
    });
    expect(await wait()).toBe(59 * MINUTE);
  });
});
