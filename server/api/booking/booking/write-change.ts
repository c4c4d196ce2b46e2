import type { Transaction } from "kysely";
import type { Database } from "../../../db/schema.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { returnToWallet } from "../../../wallet/return-to-wallet.ts";
import type { QuoteRow } from "../quote/queries.ts";
import type { QuoteTerms } from "../quote/quote-terms.ts";
import { walletUsed } from "../quote/quoted-wallet.ts";
import { type BookingMealRow, type BookingRow, mealsOf } from "./queries.ts";

/** What a booking is changed to: its terms and their total in minor units. */
export interface BookingChange {
  readonly terms: QuoteTerms;
  readonly total: number;
}

/**
 * Writes what is agreed from now on over a booking whose row is locked: a quote of its own, the room and the
 * total, what is to be paid, the wallet money it uses no more, and its meals. Its nights are not touched.
 * Returns that quote, and the terms as they were kept.
 */
export async function writeChange(
  trx: Transaction<Database>,
  booking: BookingRow,
  change: BookingChange,
  context: OperationContext,
  now: Date,
): Promise<{ readonly quote: QuoteRow; readonly terms: QuoteTerms }> {
  const { property_id, booking_id, user_id, currency_code } = booking;
  const { terms, walletReturn } = withinTotal(change);
  const { total } = change;
  const room_category_id = terms.room_category.id;
  const quote = await writeQuote(trx, { ...booking, room_category_id, terms, total }, context, now);
  await trx
    .updateTable("booking")
    .set({
      quote_id: quote.quote_id,
      room_category_id,
      terms: JSON.stringify(terms),
      total,
      updated_at: now,
    })
    .where("property_id", "=", property_id)
    .where("booking_id", "=", booking_id)
    .execute();
  await trx
    .updateTable("payment")
    .set({ amount: total - walletUsed(terms), updated_at: now })
    .where("property_id", "=", property_id)
    .where("booking_id", "=", booking_id)
    .where("state", "=", "intent")
    .execute();
  if (walletReturn > 0 && user_id !== null)
    await returnToWallet(trx, { user_id, currency_code, booking_id, amount: walletReturn }, context);
  await writeMealLines(trx, booking, terms.price_lines, context, now);
  return { quote, terms };
}

/** A booking uses no more of a wallet than it costs: what it used beyond that comes back. */
function withinTotal({ terms, total }: BookingChange) {
  const { wallet } = terms;
  const used = Math.min(walletUsed(terms), total);
  return {
    terms: wallet ? { ...terms, wallet: { ...wallet, used } } : terms,
    walletReturn: walletUsed(terms) - used,
  };
}

/** What is agreed now, as a quote of its own that made this booking: quoted is charged after a change too. */
async function writeQuote(
  trx: Transaction<Database>,
  booking: BookingRow,
  context: OperationContext,
  now: Date,
): Promise<QuoteRow> {
  const { property_id, room_category_id, session_id, checkin, checkout, rooms_config, rooms } = booking;
  const row = await trx
    .insertInto("quote")
    .values({
      property_id,
      quote_id: context.ids.quote(),
      room_category_id,
      site_id: booking.site_id,
      session_id,
      checkin,
      checkout,
      rooms_config,
      rooms,
      currency_code: booking.currency_code,
      total: booking.total,
      terms: JSON.stringify(booking.terms),
      booking_id: booking.booking_id,
      created_at: now,
      expires_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as QuoteRow;
}

/**
 * Added and changed lines are confirmed, a changed one under its own id; one that is left out is cancelled
 * (MEAL-01).
 */
async function writeMealLines(
  trx: Transaction<Database>,
  booking: BookingRow,
  lines: BookingRow["terms"]["price_lines"],
  context: OperationContext,
  now: Date,
): Promise<void> {
  const { property_id, booking_id } = booking;
  const before = new Map<string, BookingMealRow>(
    (await mealsOf(trx, booking)).map((meal) => [meal.category_code, meal]),
  );
  for (const { category_code, guest_count, name, amount } of lines) {
    if (!category_code || !guest_count) continue;
    const meal_booking_id = before.get(category_code)?.meal_booking_id ?? context.ids.mealBooking();
    before.delete(category_code);
    const values = { name, guest_count, amount, status: "Confirmed" as const, updated_at: now };
    await trx
      .insertInto("booking_meal")
      .values({ property_id, booking_id, meal_booking_id, category_code, created_at: now, ...values })
      .onConflict((conflict) =>
        conflict.columns(["property_id", "booking_id", "meal_booking_id"]).doUpdateSet(values),
      )
      .execute();
  }
  for (const { meal_booking_id } of before.values())
    await trx
      .updateTable("booking_meal")
      .set({ status: "Cancelled", updated_at: now })
      .where("property_id", "=", property_id)
      .where("booking_id", "=", booking_id)
      .where("meal_booking_id", "=", meal_booking_id)
      .where("status", "=", "Confirmed")
      .execute();
}
