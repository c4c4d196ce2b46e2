import type { Selectable, Transaction } from "kysely";
import { isOnHold } from "#domain/booking";
import type { BookingMealTable, BookingTable } from "../../../db/booking-tables.ts";
import type { Db } from "../../../db/pool.ts";
import type { Database } from "../../../db/schema.ts";
import { everyShard } from "../../../db/shards/every-shard.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { QuoteTerms } from "../quote/quote-terms.ts";

export type BookingRow = Omit<Selectable<BookingTable>, "terms"> & { readonly terms: QuoteTerms };

/** A booking by id. */
export async function findBooking(db: Db, bookingId: string): Promise<BookingRow | undefined> {
  return (await db
    .selectFrom("booking")
    .selectAll()
    .where("booking_id", "=", bookingId)
    .modifyEnd(everyShard("a guest knows the id of a booking and no property"))
    .executeTakeFirst()) as BookingRow | undefined;
}

/**
 * Locks a booking's row until the end of the transaction, and reads it as it is then. @throws ApiError
 * `not_found`.
 */
export async function lockBooking(
  trx: Transaction<Database>,
  { property_id, booking_id }: Pick<BookingRow, "property_id" | "booking_id">,
): Promise<BookingRow> {
  const row = await trx
    .selectFrom("booking")
    .selectAll()
    .where("property_id", "=", property_id)
    .where("booking_id", "=", booking_id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ApiError("not_found");
  return row as BookingRow;
}

export type BookingMealRow = Selectable<BookingMealTable>;

/** Meals of a booking by their codes, the cancelled ones too. */
export async function mealsOf(
  db: Db,
  key: Pick<BookingRow, "property_id" | "booking_id">,
): Promise<readonly BookingMealRow[]> {
  return db
    .selectFrom("booking_meal")
    .selectAll()
    .where("property_id", "=", key.property_id)
    .where("booking_id", "=", key.booking_id)
    .orderBy("category_code")
    .execute();
}

export interface HoldRow {
  readonly hold_id: string;
  readonly expires_at: Date;
}

/** The standing booking that a session made of the very stay of a quote, whatever quote it was made from. */
export async function ownBookingOf(
  db: Db,
  stay: Pick<
    BookingRow,
    "property_id" | "session_id" | "room_category_id" | "checkin" | "checkout" | "rooms_config"
  >,
): Promise<string | undefined> {
  if (stay.session_id === null) return undefined;
  const row = await db
    .selectFrom("booking")
    .select("booking_id")
    .where("session_id", "=", stay.session_id)
    .where("property_id", "=", stay.property_id)
    .where("room_category_id", "=", stay.room_category_id)
    .where("checkin", "=", stay.checkin)
    .where("checkout", "=", stay.checkout)
    .where("rooms_config", "=", stay.rooms_config)
    .where("state", "in", ["confirmed", "requested"])
    .executeTakeFirst();
  return row?.booking_id;
}

/** Holds of a quote that have not ended. */
export async function activeHolds(db: Db, propertyId: number, quoteId: string): Promise<readonly HoldRow[]> {
  return db
    .selectFrom("hold")
    .select(["hold_id", "expires_at"])
    .where("property_id", "=", propertyId)
    .where("quote_id", "=", quoteId)
    .where("state", "=", "active")
    .execute();
}

/** When the rooms of those bookings that are on hold go back on sale (BSTAT-03), by hold. */
export async function holdEndsOf(
  db: Db,
  bookings: readonly BookingRow[],
): Promise<ReadonlyMap<string, Date>> {
  const held = bookings.filter(({ status_key, state }) => isOnHold({ statusKey: status_key, state }));
  if (held.length === 0) return new Map();
  const holds = await db
    .selectFrom("hold")
    .select(["hold_id", "expires_at"])
    .where("property_id", "in", [...new Set(held.map(({ property_id }) => property_id))])
    .where(
      "hold_id",
      "in",
      held.map(({ hold_id }) => hold_id),
    )
    .execute();
  return new Map(holds.map(({ hold_id, expires_at }) => [hold_id, expires_at]));
}

/** Locks a quote's row until the end of the transaction; returns the booking made from it, if any. */
export async function lockQuote(
  trx: Transaction<Database>,
  key: { readonly property_id: number; readonly quote_id: string },
): Promise<string | null> {
  const row = await trx
    .selectFrom("quote")
    .select("booking_id")
    .where("property_id", "=", key.property_id)
    .where("quote_id", "=", key.quote_id)
    .forUpdate()
    .executeTakeFirst();
  return row?.booking_id ?? null;
}
