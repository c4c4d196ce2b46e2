import { sql, type Transaction } from "kysely";
import type { Database } from "../db/schema.ts";
import { leftOn, makeRows, NightSoldOut } from "./hold-rooms.ts";

/** A booking whose rooms move to another category, for so much a night (minor units, all rooms). */
export interface ShiftedNights {
  readonly property_id: number;
  readonly booking_id: string;
  readonly hold_id: string;
  /** Category they move from, and the one they move to. */
  readonly from: number;
  readonly to: number;
  readonly rooms: number;
  readonly nights: readonly { readonly date: string; readonly amount: number }[];
}

/**
 * Moves the sold rooms of a booking to another category of its property, all nights or none. The counters of
 * both are locked in the one order of all (category, then night), the new rooms are taken by a conditional
 * update that must hit one row, and only then the old ones are given back. The last step of a change, because
 * others wait for these rows. What guests without proof have taken moves along.
 * @throws NightSoldOut for the first night without enough rooms; the transaction is then to be rolled back.
 */
export async function shiftNights(trx: Transaction<Database>, shift: ShiftedNights): Promise<void> {
  const { property_id, booking_id, hold_id, from, to, rooms } = shift;
  const nights = [...shift.nights].sort((a, b) => (a.date < b.date ? -1 : 1));
  const dates = nights.map(({ date }) => date);
  const claim = { propertyId: property_id, categoryId: to, nights: dates, rooms };
  await makeRows(trx, claim, dates);
  await trx
    .selectFrom("room_night")
    .select("night")
    .where("property_id", "=", property_id)
    .where("room_category_id", "in", [from, to])
    .where("night", "in", dates)
    .orderBy("room_category_id")
    .orderBy("night")
    .forUpdate()
    .execute();
  for (const { date } of nights) {
    const { numUpdatedRows } = await trx
      .updateTable("room_night")
      .set((eb) => ({ sold: eb("sold", "+", rooms) }))
      .where("property_id", "=", property_id)
      .where("room_category_id", "=", to)
      .where("night", "=", date)
      .where("closed", "=", false)
      .where((eb) =>
        eb(eb("sold", "+", eb("held", "+", rooms)), "<=", eb("capacity", "+", eb.ref("overbook"))),
      )
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) throw new NightSoldOut(date, await leftOn(trx, claim, date));
  }
  for (const { date, amount } of nights) {
    const { numUpdatedRows } = await trx
      .updateTable("booking_night")
      .set({ room_category_id: to, amount })
      .where("property_id", "=", property_id)
      .where("booking_id", "=", booking_id)
      .where("room_category_id", "=", from)
      .where("night", "=", date)
      .where("state", "=", "sold")
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) throw new Error(`booking ${booking_id} has no rooms to move on ${date}`);
    await trx
      .updateTable("room_night")
      .set({ sold: sql`sold - ${rooms}` })
      .where("property_id", "=", property_id)
      .where("room_category_id", "=", from)
      .where("night", "=", date)
      .execute();
  }
  await trx
    .updateTable("hold_night")
    .set({ room_category_id: to })
    .where("property_id", "=", property_id)
    .where("hold_id", "=", hold_id)
    .execute();
}
