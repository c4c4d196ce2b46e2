import { type Kysely, sql, type Transaction } from "kysely";
import type { Db } from "../db/pool.ts";
import { retryTransaction } from "../db/retry-transaction.ts";
import type { Database } from "../db/schema.ts";

export interface HoldKey {
  readonly property_id: number;
  readonly hold_id: string;
}

export type HoldEnd = "consumed" | "released" | "expired";

/** Ends a hold without a booking and gives its rooms back; false when it had ended already. */
export function closeHold(db: Db, key: HoldKey, end: "released" | "expired", now: number): Promise<boolean> {
  return retryTransaction(db, async (trx) => {
    if (!(await endHold(trx, key, end, now))) return false;
    await moveNights(trx, key, 0);
    return true;
  });
}

/**
 * Claims a hold for a booking, inside the booking's transaction. False when the hold has ended or its time is
 * over; then nothing was changed. When true, `sellHeldRooms` must follow before the commit.
 */
export function consumeHold(trx: Transaction<Database>, key: HoldKey, now: number): Promise<boolean> {
  return endHold(trx, key, "consumed", now);
}

/**
 * Turns the rooms of a consumed hold into sold ones: the last step of a booking, because others wait for
 * these rows.
 */
export function sellHeldRooms(trx: Transaction<Database>, key: HoldKey): Promise<void> {
  return moveNights(trx, key, 1);
}

/** The compare-and-set that lets a hold end once only (invariant 7). */
async function endHold(db: Kysely<Database>, key: HoldKey, end: HoldEnd, now: number): Promise<boolean> {
  let update = db
    .updateTable("hold")
    .set({ state: end, closed_at: new Date(now) })
    .where("property_id", "=", key.property_id)
    .where("hold_id", "=", key.hold_id)
    .where("state", "=", "active");
  if (end === "consumed") update = update.where("expires_at", ">", new Date(now));
  if (end === "expired") update = update.where("expires_at", "<=", new Date(now));
  return (await update.executeTakeFirstOrThrow()).numUpdatedRows === 1n;
}

/** Takes the hold's rooms off `held`, night by night ascending, and adds them to `sold` `times` over. */
async function moveNights(trx: Kysely<Database>, key: HoldKey, times: 0 | 1): Promise<void> {
  const nights = await trx
    .selectFrom("hold_night")
    .select(["room_category_id", "night", "rooms"])
    .where("property_id", "=", key.property_id)
    .where("hold_id", "=", key.hold_id)
    .orderBy("room_category_id")
    .orderBy("night")
    .execute();
  for (const { room_category_id, night, rooms } of nights) {
    await trx
      .updateTable("room_night")
      .set({ held: sql`held - ${rooms}`, sold: sql`sold + ${rooms * times}` })
      .where("property_id", "=", key.property_id)
      .where("room_category_id", "=", room_category_id)
      .where("night", "=", night)
      .execute();
  }
}
