import type { Transaction } from "kysely";
import { normalizeBookingId } from "#domain/booking";
import { extraUnitPrice, type MealChoice, mergeMeals } from "#domain/price";
import { guestsOf } from "#domain/rooms";
import type { UpdateBookingInput, UpdateBookingOutput } from "#schemas/generated/api/booking.ts";
import type { FieldError } from "#schemas/generated/api/error.ts";
import { retryTransaction } from "../../../db/retry-transaction.ts";
import type { Database } from "../../../db/schema.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { supplyWord } from "../../../supply/supply-words.ts";
import { walletUsed } from "../quote/quoted-wallet.ts";
import { isSold } from "../quote/read-extras.ts";
import { mealChangeAt } from "./booking-offer.ts";
import { openByProof } from "./open-by-proof.ts";
import { presentMealBookings } from "./present-meal-bookings.ts";
import { type BookingRow, lockBooking, mealsOf } from "./queries.ts";
import { mailContext, queueMails } from "./queue-mails.ts";
import { type PricedMeal, termsWithMeals } from "./terms-with-meals.ts";
import { writeChange } from "./write-change.ts";

/**
 * Changes the meals of a booking that is paid at the property (MEAL-01, MEAL-02): all that are named, and no
 * others, for no more guests than stay, at the total the guest has seen. A meal that stays as it was keeps
 * its price; any other has today's. Order: idempotency row → booking → quote → meals, payment, wallet,
 * outbox, kept answer.
 * @throws ApiError `not_found`, `forbidden` (by phone alone), `validation_failed`, `restriction_refused`
 * (stay begun, over or paid; less than before once a cancellation costs something), `price_changed` (also
 * where the booking is not what the guest looked at); after any of them nothing is changed.
 */
export async function updateBooking(
  input: UpdateBookingInput,
  context: OperationContext,
): Promise<UpdateBookingOutput> {
  const { session } = context;
  const bookingId = normalizeBookingId(input.invoice_no);
  const { access, booking } = await openByProof(context, { bookingId, session });
  if (access === "masked") throw new ApiError("forbidden");
  return context.once((keep) =>
    retryTransaction(context.db, async (trx) => {
      const answer = await change(trx, booking, input, context);
      await keep(trx, answer);
      return answer;
    }),
  );
}

async function change(
  trx: Transaction<Database>,
  { property_id, booking_id: bookingId }: Pick<BookingRow, "property_id" | "booking_id">,
  { booking: { services, pricing, quotation_id }, inform_guest }: UpdateBookingInput,
  context: OperationContext,
): Promise<UpdateBookingOutput> {
  const booking = await lockBooking(trx, { property_id, booking_id: bookingId });
  const allowed = mealChangeAt(booking, context.clock());
  if (allowed !== "open" && allowed !== "add_only")
    throw new ApiError("restriction_refused", { details: { reason: allowed } });
  demandSeen(booking, quotation_id);
  const meals = await pricedMeals(trx, booking, services.meals ?? []);
  const changed = termsWithMeals(booking.terms, booking, meals);
  const { total } = changed;
  // What is taken off is cancelled, so the terms of cancelling hold for it (MEAL-01).
  if (total < booking.total && allowed === "add_only") throw notRefundable();
  if (total !== pricing.total)
    throw new ApiError("price_changed", {
      details: { old_total: booking.total, new_total: total, currency_code: booking.currency_code },
    });
  const now = new Date(context.clock());
  const { quote, terms } = await writeChange(trx, booking, changed, context, now);
  if (inform_guest !== false)
    await queueMails(
      trx,
      {
        event: "bookingChanged",
        quote,
        bookingId,
        guest: booking.guest,
        context: mailContext(booking, context),
      },
      now,
    );
  const { meals: lines = [] } = presentMealBookings(
    await mealsOf(trx, booking),
    { ...booking, terms },
    supplyWord(context),
  );
  return {
    booking_id: bookingId,
    currency_code: booking.currency_code,
    final_amount: total,
    payable_amount: total - walletUsed(terms) - booking.paid,
    meals: lines,
  };
}

/**
 * @throws ApiError `price_changed` where the booking was changed since the guest looked, perhaps by
 * themselves in another window.
 */
function demandSeen({ quote_id, total, currency_code }: BookingRow, seen: string | undefined): void {
  if (seen === undefined || seen === quote_id) return;
  throw new ApiError("price_changed", {
    message: "The booking was changed since you looked. Nothing was changed now; please look at it again.",
    details: { reason: "booking_changed", new_total: total, currency_code },
  });
}

function notRefundable(): ApiError {
  const message = "Free cancellation is over: meals can be added, and none taken off.";
  return new ApiError("restriction_refused", {
    message,
    details: { reason: "not_refundable" },
    fields: [{ field: "booking.services.meals", code: "not-refundable", message }],
  });
}

/** Meals as they are to be, each at its price. @throws ApiError `validation_failed`, meal by meal. */
async function pricedMeals(
  trx: Transaction<Database>,
  { property_id, room_category_id, terms }: BookingRow,
  said: readonly MealChoice[],
): Promise<readonly PricedMeal[]> {
  const category = await trx
    .selectFrom("room_category")
    .select("meals")
    .where("property_id", "=", property_id)
    .where("room_category_id", "=", room_category_id)
    .executeTakeFirst();
  const guests = guestsOf(terms.rooms);
  const wrong: FieldError[] = [];
  const meals = mergeMeals(said).map(({ category_code, guest_count }): PricedMeal => {
    const field = `booking.services.meals.${said.findIndex((meal) => meal.category_code === category_code)}`;
    const agreed = terms.price_lines.find(
      (line) => line.category_code === category_code && line.guest_count === guest_count,
    );
    const sold = category?.meals.find((meal) => meal.category_code === category_code);
    if (guest_count > guests)
      wrong.push({
        field: `${field}.guest_count`,
        code: "too-many",
        message: "That is more guests than stay.",
      });
    else if (!agreed && !(category && terms.taxes && isSold(category, category_code)))
      wrong.push({
        field: `${field}.category_code`,
        code: "not-offered",
        message: "This meal is not sold here.",
      });
    const unitPrice = agreed ? agreed.amount / agreed.quantity : (sold?.price ?? 0);
    return {
      category_code,
      guest_count,
      name: agreed?.name ?? sold?.name ?? category_code,
      unitPrice,
      shownPrice: extraUnitPrice(unitPrice, terms.taxes ?? []),
    };
  });
  if (wrong.length > 0) throw new ApiError("validation_failed", { fields: wrong });
  return meals;
}
