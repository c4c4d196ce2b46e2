import { sql, type Transaction } from "kysely";
import type { Database } from "../db/schema.ts";

/** Rooms of one category wanted for some nights. */
export interface RoomClaim {
  readonly propertyId: number;
  readonly categoryId: number;
  readonly nights: readonly string[];
  readonly rooms: number;
}

export interface NewHold {
  readonly holdId: string;
  readonly quoteId: string;
  readonly sessionId: string | null;
  readonly now: number;
  /** Milliseconds since 1970, like `now`. */
  readonly expiresAt: number;
  /** Whether the guest has proved anything; false when absent. */
  readonly isProven?: boolean;
}

/** Thrown inside the transaction so that everything taken so far is given back. */
export class NightSoldOut extends Error {
  readonly night: string;
  readonly roomsLeft: number;

  constructor(night: string, roomsLeft: number) {
    super(`No rooms left on ${night}.`);
    this.name = "NightSoldOut";
    this.night = night;
    this.roomsLeft = roomsLeft;
  }
}

/**
 * Takes rooms for a while: writes the hold, then changes each night ascending by a conditional update that
 * must hit one row (reliability rule; never read-then-write). The updates come last: other guests wait for
 * these rows, so they are locked shortest.
 * @throws NightSoldOut for the first night without enough rooms.
 */
export async function holdRooms(trx: Transaction<Database>, claim: RoomClaim, hold: NewHold): Promise<void> {
  const { propertyId: property_id, categoryId: room_category_id, rooms } = claim;
  const { holdId: hold_id, quoteId: quote_id, sessionId: session_id, now, isProven: proven = false } = hold;
  const nights = [...claim.nights].sort();
  const [created_at, expires_at] = [new Date(now), new Date(hold.expiresAt)];
  await trx
    .insertInto("hold")
    .values({ property_id, hold_id, quote_id, session_id, created_at, expires_at, proven })
    .execute();
  await trx
    .insertInto("hold_night")
    .values(nights.map((night) => ({ property_id, hold_id, room_category_id, night, rooms })))
    .execute();
  await makeRows(trx, claim, nights);
  for (const night of nights) {
    const { numUpdatedRows } = await trx
      .updateTable("room_night")
      .set((eb) => ({ held: eb("held", "+", rooms) }))
      .where("property_id", "=", property_id)
      .where("room_category_id", "=", room_category_id)
      .where("night", "=", night)
      .where("closed", "=", false)
      .where((eb) =>
        eb(eb("sold", "+", eb("held", "+", rooms)), "<=", eb("capacity", "+", eb.ref("overbook"))),
      )
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) throw new NightSoldOut(night, await leftOn(trx, claim, night));
  }
}

/**
 * Rows exist only where something differs; the first booking of a night makes its row from the category.
 * Ascending, like every lock.
 */
export async function makeRows(
  trx: Transaction<Database>,
  { propertyId, categoryId }: RoomClaim,
  nights: readonly string[],
): Promise<void> {
  await sql`
    INSERT INTO room_night (property_id, room_category_id, night, capacity, overbook)
    SELECT property_id, room_category_id, night, capacity, overbook
    FROM room_category, unnest(${nights}::date[]) AS night
    WHERE property_id = ${propertyId} AND room_category_id = ${categoryId}
    ORDER BY night
    ON CONFLICT DO NOTHING`.execute(trx);
}

/** Rooms of a category that are left on a night; 0 where it is closed or has no row. */
export async function leftOn(
  trx: Transaction<Database>,
  { propertyId, categoryId }: RoomClaim,
  night: string,
): Promise<number> {
  const row = await trx
    .selectFrom("room_night")
    .select(["capacity", "overbook", "sold", "held", "closed"])
    .where("property_id", "=", propertyId)
    .where("room_category_id", "=", categoryId)
    .where("night", "=", night)
    .executeTakeFirst();
  return row && !row.closed ? Math.max(0, row.capacity + row.overbook - row.sold - row.held) : 0;
}
