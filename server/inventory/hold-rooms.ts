import type { Transaction } from "kysely";
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
  readonly holdMs: number;
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
 * Takes rooms for ten minutes: writes the hold, then each night ascending by a conditional update that must hit one row
 * (reliability rule; never read-then-write). @throws NightSoldOut for the first night without enough rooms.
 */
export async function holdRooms(trx: Transaction<Database>, claim: RoomClaim, hold: NewHold): Promise<void> {
  const { propertyId: property_id, categoryId: room_category_id, rooms } = claim;
  await trx
    .insertInto("hold")
    .values({
      property_id,
      hold_id: hold.holdId,
      quote_id: hold.quoteId,
      session_id: hold.sessionId,
      created_at: new Date(hold.now),
      expires_at: new Date(hold.now + hold.holdMs),
    })
    .execute();
  for (const night of [...claim.nights].sort()) {
    await makeRow(trx, claim, night);
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
    await trx
      .insertInto("hold_night")
      .values({ property_id, hold_id: hold.holdId, room_category_id, night, rooms })
      .execute();
  }
}

/** Rows exist only where something differs; the first booking of a night makes its row from the category. */
async function makeRow(
  trx: Transaction<Database>,
  { propertyId, categoryId }: RoomClaim,
  night: string,
): Promise<void> {
  await trx
    .insertInto("room_night")
    .columns(["property_id", "room_category_id", "night", "capacity", "overbook"])
    .expression((eb) =>
      eb
        .selectFrom("room_category")
        .select((column) => [
          "property_id",
          "room_category_id",
          column.cast<string>(column.val(night), "date").as("night"),
          "capacity",
          "overbook",
        ])
        .where("property_id", "=", propertyId)
        .where("room_category_id", "=", categoryId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function leftOn(
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
