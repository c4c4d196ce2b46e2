import type { Transaction } from "kysely";
import { cancelledStatus, isBookingId, normalizeBookingId, PAYMENT_STATUS } from "#domain/booking";
import { nightsOf } from "#domain/stay";
import type {
  BookingCancellationInput,
  BookingCancellationOutput,
  CancellationQuote,
} from "#schemas/generated/api/cancellation.ts";
import { retryTransaction } from "../../../db/retry-transaction.ts";
import type { Database } from "../../../db/schema.ts";
import { releaseNights } from "../../../inventory/release-nights.ts";
import { keepWaiting } from "../../../outbox/keep-waiting.ts";
import { toldOfEngagement } from "../../../outbox/tell-engagement.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { returnToWallet } from "../../../wallet/return-to-wallet.ts";
import { openByProof } from "../booking/open-by-proof.ts";
import { type BookingRow, lockBooking } from "../booking/queries.ts";
import { mailContext, queueMails } from "../booking/queue-mails.ts";
import { isReason } from "./cancellation-reasons.ts";
import { presentCancelled } from "./present-cancellation.ts";
import { accessAt, quoteCancellation } from "./quote-cancellation.ts";

/**
 * Cancels a booking for whoever may change it, at the charge they have seen (BCAN-01, BCAN-04, API-27). The
 * server decides what becomes of it: a booking that is cancelled already stays as it is, and the answer is
 * the same. Order: idempotency row → booking → meals, payment, wallet, outbox, kept answer → nights. What the
 * charge leaves of wallet money goes back with it (ADR 0050); a coupon goes back by the job that looks at
 * cancelled bookings (ADR 0019).
 * @throws ApiError `not_found`, `forbidden` (by phone alone), `validation_failed` (no reason of the list),
 * `restriction_refused` (over, begun, not for guests), `price_changed` (another charge than the one that was
 * seen); after any of them nothing is changed.
 */
export async function cancelBooking(
  input: BookingCancellationInput,
  context: OperationContext,
): Promise<BookingCancellationOutput> {
  const bookingId = normalizeBookingId(input.booking_id);
  if (!isBookingId(bookingId)) throw new ApiError("not_found");
  const { session } = context;
  const { token, user_phone: phone } = input;
  const { access, booking } = await openByProof(context, { bookingId, session, token, phone });
  if (access === "masked") throw new ApiError("forbidden", { details: { reason: "masked" } });
  if (!isReason(context, input.code)) throw noReason(input.code);
  return context.once((keep) =>
    retryTransaction(context.db, async (trx) => {
      const { cancelled, isNew } = await cancel(trx, booking, input, context);
      const answer = present(cancelled, context);
      await keep(trx, answer);
      // Last, since other guests wait for these rows.
      if (isNew) await releaseNights(trx, cancelled);
      return answer;
    }),
  );
}

async function cancel(
  trx: Transaction<Database>,
  key: Pick<BookingRow, "property_id" | "booking_id">,
  input: BookingCancellationInput,
  context: OperationContext,
): Promise<{ readonly cancelled: BookingRow; readonly isNew: boolean }> {
  const booking = await lockBooking(trx, key);
  const now = new Date(context.clock());
  const allowed = accessAt(booking, now.getTime());
  if (allowed === "cancelled") return { cancelled: booking, isNew: false };
  if (allowed !== "open")
    throw new ApiError("restriction_refused", { message: REFUSALS[allowed], details: { reason: allowed } });
  const quote = quoteCancellation(booking, now.getTime(), context.site.limits.booking.refundDays);
  if (quote.charge_version !== input.charge_version) throw chargeChanged();
  const cancelled = await writeBooking(trx, booking, quote, input, now);
  await writeMoney(trx, cancelled, quote, context);
  await tell(trx, cancelled, quote, input, context, now);
  return { cancelled, isNew: true };
}

async function writeBooking(
  trx: Transaction<Database>,
  { property_id, booking_id, terms }: BookingRow,
  { charge_amount, refund }: CancellationQuote,
  { code, cancellation_reason: words }: BookingCancellationInput,
  now: Date,
): Promise<BookingRow> {
  const row = await trx
    .updateTable("booking")
    .set({
      ...cancelledStatus(terms.hotel.property_type),
      cancelled_at: now,
      cancellation_code: code,
      cancellation_reason: words?.trim() || null,
      cancellation_blame: "guest",
      cancellation_charge: charge_amount,
      cancellation_refund: refund.amount,
      cancellation_refund_by: refund.until ?? null,
      updated_at: now,
    })
    .where("property_id", "=", property_id)
    .where("booking_id", "=", booking_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .updateTable("booking_meal")
    .set({ status: "Cancelled", updated_at: now })
    .where("property_id", "=", property_id)
    .where("booking_id", "=", booking_id)
    .where("status", "=", "Confirmed")
    .execute();
  return row as BookingRow;
}

/**
 * What was to be paid at the property is what is left of the charge from now on, or nothing at all; the
 * wallet gets back what the charge leaves of its money.
 */
async function writeMoney(
  trx: Transaction<Database>,
  { property_id, booking_id, user_id, currency_code }: BookingRow,
  { due_amount, wallet_return }: CancellationQuote,
  { ids, clock }: OperationContext,
): Promise<void> {
  await trx
    .updateTable("payment")
    .set({
      ...(due_amount === 0 ? { state: "void" as const } : { amount: due_amount }),
      updated_at: new Date(clock()),
    })
    .where("property_id", "=", property_id)
    .where("booking_id", "=", booking_id)
    .where("state", "=", "intent")
    .execute();
  // Whoever is nobody's any more has stayed already, and that cannot be cancelled.
  if (wallet_return === undefined || user_id === null) return;
  await returnToWallet(trx, { user_id, currency_code, booking_id, amount: wallet_return }, { ids, clock });
}

/**
 * The guest by mail, unless nobody wants that (MSG-01, MSG-03), and the customer-engagement service (TRK-08).
 */
async function tell(
  trx: Transaction<Database>,
  booking: BookingRow,
  { charge_amount, due_amount, refund, wallet_return }: CancellationQuote,
  { code, inform_guest }: BookingCancellationInput,
  context: OperationContext,
  now: Date,
): Promise<void> {
  const { property_id, booking_id: bookingId, guest, paid } = booking;
  if (inform_guest !== false)
    await queueMails(
      trx,
      {
        event: "bookingCancelled",
        quote: booking,
        bookingId,
        guest,
        context: mailContext(booking, context),
        cancelled: {
          charge: charge_amount,
          due: due_amount,
          paid,
          refund: refund.amount,
          refundBy: refund.until ?? null,
          walletReturn: wallet_return ?? 0,
          reason: context.release.cancellationReasons[code]?.title,
        },
      },
      now,
    );
  const told = { name: "booking_cancelled", attributes: { hotel: property_id, nights: nightsOf(booking) } };
  await keepWaiting(trx, "engagement", toldOfEngagement([told], context), context);
}

function present(booking: BookingRow, context: OperationContext): BookingCancellationOutput {
  return {
    booking_id: booking.booking_id,
    booking_no: booking.booking_id,
    status_key: booking.status_key,
    state: booking.state,
    get_payment_status_id: PAYMENT_STATUS.cancelled,
    currency_code: booking.currency_code,
    ...presentCancelled(booking, "owner", context),
  };
}

function noReason(code: string): ApiError {
  const rule = code === "" ? "required" : "unknown";
  const message = code === "" ? "A reason is needed." : "That is no reason of the list.";
  return new ApiError("validation_failed", { fields: [{ field: "code", code: rule, message }] });
}

function chargeChanged(): ApiError {
  return new ApiError("price_changed", {
    message: "What cancelling costs has changed. Nothing was cancelled; please look at it again.",
    details: { reason: "charge_changed" },
  });
}

const REFUSALS = {
  over: "This stay is over, so it cannot be cancelled any more.",
  started: "This stay has begun. Please ask the property.",
  closed: "This booking cannot be cancelled here. Please call us.",
} as const;
