import { sql, type Transaction } from "kysely";
import type { Database } from "../db/schema.ts";

export interface SoldKey {
  readonly property_id: number;
  readonly booking_id: string;
}

/**
 * Puts the rooms of a cancelled booking back on sale, each night once: what the booking's own nights say is
 * still sold becomes released, and just that leaves the counters, night by night ascending. The last step of
 * a cancellation, because others wait for these rows.
 */
export async function releaseNights(trx: Transaction<Database>, key: SoldKey): Promise<void> {
  const nights = await trx
    .updateTable("booking_night")
    .set({ state: "released" })
    .where("property_id", "=", key.property_id)
    .where("booking_id", "=", key.booking_id)
    .where("state", "=", "sold")
    .returning(["room_category_id", "night", "rooms"])
    .execute();
  const ascending = [...nights].sort(
    (a, b) => a.room_category_id - b.room_category_id || (a.night < b.night ? -1 : 1),
  );
  for (const { room_category_id, night, rooms } of ascending)
    await trx
      .updateTable("room_night")
      .set({ sold: sql`sold - ${rooms}` })
      .where("property_id", "=", key.property_id)
      .where("room_category_id", "=", room_category_id)
      .where("night", "=", night)
      .execute();
}
