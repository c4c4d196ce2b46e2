import type { Insertable } from "kysely";
import type { Db } from "../db/pool.ts";
import type { MysteryDealTable } from "../db/property-tables.ts";
import { buildPlaces, buildProperty, buildRoomCategory } from "./supply.ts";

/** The property of the deal: no other text of a test has its id, its name or its picture. */
export const HIDDEN = { id: 7_310_041, room: 7_310_042, name: "Zandvliet Arms", picture: "s-zandvliet-arms" };

/** Texts that would tell which property it is, wherever they stand. */
export const TELLING = [
  String(HIDDEN.id),
  String(HIDDEN.room),
  HIDDEN.name,
  HIDDEN.picture,
  "Kromme Street",
  "Attic nook",
];

/**
 * Six hotels in a part of Utrecht, one of them with a deal of a tenth that is free to cancel until three days
 * before. Places must not be there yet.
 */
export async function buildMysterySupply(db: Db, deal: Partial<Insertable<MysteryDealTable>> = {}) {
  await buildPlaces(db);
  for (const property_id of [HIDDEN.id, 21, 22, 23, 24, 25]) {
    const own = property_id === HIDDEN.id;
    await buildProperty(db, {
      property_id,
      rating_value: 4.4,
      rating_count: 812,
      ...(own ? { name: HIDDEN.name, address: "Kromme Street 3, Utrecht" } : {}),
    });
    const room_category_id = own ? HIDDEN.room : property_id * 10;
    const name = own ? "Attic nook" : "Room";
    await buildRoomCategory(db, { property_id, room_category_id, name, reference_percentage: 130 });
  }
  await db
    .insertInto("property_image")
    .values({
      property_id: HIDDEN.id,
      image_id: 1,
      position: 0,
      name: HIDDEN.picture,
      width: 1600,
      height: 1067,
      alt: HIDDEN.name,
      colour: "#aabbcc",
      category: "facade",
    })
    .execute();
  await db
    .insertInto("mystery_deal")
    .values({
      property_id: HIDDEN.id,
      deal_id: "quiet",
      room_category_id: HIDDEN.room,
      percent: 10,
      cancellation: JSON.stringify([
        { days_before: 3, time: "12:00", charge_percentage: 0 },
        { charge_percentage: 100 },
      ]),
      book_from: "2020-01-01T00:00:00Z",
      book_until: "2040-01-01T00:00:00Z",
      stay_from: null,
      stay_until: null,
      ...deal,
    })
    .execute();
}
