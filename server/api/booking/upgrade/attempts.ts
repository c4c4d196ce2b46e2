import type { Selectable } from "kysely";
import type { BookingShiftTable } from "../../../db/booking-tables.ts";
import type { Db } from "../../../db/pool.ts";
import type { BookingRow } from "../booking/queries.ts";

type Key = Pick<BookingRow, "property_id" | "booking_id">;

/** The last time a booking was to be moved, or undefined. */
export function findAttempt(
  db: Db,
  { property_id, booking_id }: Key,
): Promise<Selectable<BookingShiftTable> | undefined> {
  return db
    .selectFrom("booking_shift")
    .selectAll()
    .where("property_id", "=", property_id)
    .where("booking_id", "=", booking_id)
    .executeTakeFirst();
}

/** What became of an attempt: the offer it was done by, or the code of the failure. */
export type Outcome = { readonly version: string } | { readonly reason: string };

/**
 * Writes down what became of an attempt to move a booking (UPG-01): with the change where it was moved, by
 * itself after a failure, which has undone everything else. A failure leaves what is known of a booking that
 * was moved before: that holds still.
 */
export async function keepAttempt(
  db: Db,
  { property_id, booking_id }: Key,
  room_category_id: number,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  const values =
    "version" in outcome
      ? { outcome: "done" as const, reason: null, done_version: outcome.version }
      : { outcome: "failed" as const, reason: outcome.reason };
  const changes = { room_category_id, ...values, tried_at: now };
  await db
    .insertInto("booking_shift")
    .values({ property_id, booking_id, done_version: null, ...changes })
    .onConflict((conflict) => {
      const kept = conflict.columns(["property_id", "booking_id"]).doUpdateSet(changes);
      return "version" in outcome ? kept : kept.where("booking_shift.outcome", "=", "failed");
    })
    .execute();
}
