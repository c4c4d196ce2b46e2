import type { Transaction } from "kysely";
import { isBookingId, normalizeBookingId } from "#domain/booking";
import type { ShiftBookingInput, ShiftBookingOutput } from "#schemas/generated/api/upgrade.ts";
import { retryTransaction } from "../../../db/retry-transaction.ts";
import type { Database } from "../../../db/schema.ts";
import { NightSoldOut } from "../../../inventory/hold-rooms.ts";
import { shiftNights } from "../../../inventory/shift-nights.ts";
import { unprovenWait } from "../../../inventory/unproven-demand.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { hasProof } from "../../../platform/session/has-proof.ts";
import { unprovenBounds } from "../booking/guest-proof.ts";
import { openByProof } from "../booking/open-by-proof.ts";
import { type BookingRow, lockBooking } from "../booking/queries.ts";
import { mailContext, queueMails } from "../booking/queue-mails.ts";
import { writeChange } from "../booking/write-change.ts";
import type { QuoteTerms } from "../quote/quote-terms.ts";
import { walletUsed } from "../quote/quoted-wallet.ts";
import { findAttempt, keepAttempt } from "./attempts.ts";
import { type Upgrade, upgradeAccessAt, upgradeRooms } from "./upgrade-offers.ts";

/**
 * Moves a booking to a better room of its property, for whoever may change it, at the total they have seen
 * (UPG-01b). All of it is one transaction: the new rooms are taken before the old ones are given back, and
 * where any part fails the booking stays as it was, and what failed is written down (UPG-01c). The offer it
 * was moved by, taken again under whatever key, moves nothing more. Order: idempotency row → booking → quote,
 * payment, wallet, meals, outbox, kept answer → nights.
 * @throws ApiError `not_found`, `forbidden` (by phone alone), `restriction_refused` (over, begun, paid,
 * cancelled, not for guests), `price_changed` (another total, or another booking, than what was seen),
 * `sold_out`, `rate_limited`.
 */
export async function shiftBooking(
  input: ShiftBookingInput,
  context: OperationContext,
): Promise<ShiftBookingOutput> {
  const bookingId = normalizeBookingId(input.booking_id);
  if (!isBookingId(bookingId)) throw new ApiError("not_found");
  const { session } = context;
  const { token, user_phone: phone } = input;
  const { access, booking } = await openByProof(context, { bookingId, session, token, phone });
  if (access === "masked") throw new ApiError("forbidden", { details: { reason: "masked" } });
  return context.once(async (keep) => {
    try {
      return await retryTransaction(context.db, async (trx) => {
        const { answer, nights } = await shift(trx, booking, input, context);
        await keep(trx, answer);
        await nights();
        return answer;
      });
    } catch (cause) {
      const error = cause instanceof NightSoldOut ? soldOut(cause.night, cause.roomsLeft) : cause;
      if (error instanceof ApiError && TOLD.has(error.code))
        await keepAttempt(
          context.db,
          booking,
          input.room_category_id,
          { reason: error.code },
          new Date(context.clock()),
        );
      throw error;
    }
  });
}

interface Shifted {
  readonly answer: ShiftBookingOutput;
  /** Moves the rooms: last, since other guests wait for these rows. */
  readonly nights: () => Promise<void>;
}

async function shift(
  trx: Transaction<Database>,
  key: Pick<BookingRow, "property_id" | "booking_id">,
  { room_category_id, offer_version, inform_guest }: ShiftBookingInput,
  context: OperationContext,
): Promise<Shifted> {
  const booking = await lockBooking(trx, key);
  const now = new Date(context.clock());
  const allowed = upgradeAccessAt(booking, now.getTime());
  if (allowed !== "cancelled" && (await findAttempt(trx, key))?.done_version === offer_version)
    return { answer: present(booking), nights: async () => undefined };
  if (allowed !== "open")
    throw new ApiError("restriction_refused", { message: REFUSALS[allowed], details: { reason: allowed } });
  const upgrade = await seenOffer(trx, booking, { room_category_id, offer_version }, context);
  await demandProof(trx, booking, upgrade, context);
  const { quote, terms } = await writeChange(trx, booking, upgrade, context, now);
  await keepAttempt(trx, key, room_category_id, { version: offer_version }, now);
  if (inform_guest !== false)
    await queueMails(
      trx,
      {
        event: "bookingChanged",
        quote,
        bookingId: booking.booking_id,
        guest: booking.guest,
        context: mailContext(booking, context),
      },
      now,
    );
  const { property_id, booking_id, hold_id, room_category_id: from, rooms } = booking;
  const nights = terms.night_prices;
  return {
    answer: present({ ...booking, room_category_id, terms, total: upgrade.total }),
    nights: () =>
      shiftNights(trx, { property_id, booking_id, hold_id, from, to: room_category_id, rooms, nights }),
  };
}

/**
 * The offer of a room as it was seen. @throws ApiError `sold_out` where the room was taken meanwhile, and
 * `price_changed` where the offer is another one by now, or none, or the booking is another.
 */
async function seenOffer(
  trx: Transaction<Database>,
  booking: BookingRow,
  { room_category_id, offer_version }: Pick<ShiftBookingInput, "room_category_id" | "offer_version">,
  context: OperationContext,
): Promise<Upgrade> {
  const { total, currency_code } = booking;
  const { offers, taken } = await upgradeRooms(booking, context, trx);
  if (taken.has(room_category_id)) throw soldOut(booking.checkin, 0);
  const offer = offers.find(({ terms }) => terms.room_category.id === room_category_id);
  if (!offer)
    throw new ApiError("price_changed", {
      message: "The booking was changed since you looked. Nothing was changed now; please look at it again.",
      details: { reason: "booking_changed", new_total: total, currency_code },
    });
  if (offer.version !== offer_version)
    throw new ApiError("price_changed", {
      message: "What this room costs has changed. Nothing was changed; please look at it again.",
      details: { reason: "offer_changed", old_total: total, new_total: offer.total, currency_code },
    });
  return offer;
}

/** What guests without proof may take of a room together holds for rooms that are moved to as well. */
async function demandProof(
  trx: Transaction<Database>,
  { property_id, rooms }: BookingRow,
  { terms }: Upgrade,
  context: OperationContext,
): Promise<void> {
  if (await hasProof({ ...context, db: trx })) return;
  const nights = terms.night_prices.map(({ date }) => date);
  const claim = { propertyId: property_id, categoryId: terms.room_category.id, nights, rooms };
  const wait = await unprovenWait(trx, claim, unprovenBounds(context), context.clock());
  if (wait > 0)
    throw new ApiError("rate_limited", {
      details: { reason: "high_demand", retry_after: Math.ceil(wait / 1000) },
    });
}

function present({
  booking_id,
  room_category_id,
  currency_code,
  total,
  paid,
  terms,
}: Omit<BookingRow, "terms"> & { readonly terms: QuoteTerms }): ShiftBookingOutput {
  return {
    booking_id,
    booking_no: booking_id,
    shiftingInitiated: true,
    room_category_id,
    room_name: terms.room_category.name,
    currency_code,
    final_amount: total,
    payable_amount: total - walletUsed(terms) - paid,
  };
}

function soldOut(night: string, rooms_left: number): ApiError {
  return new ApiError("sold_out", {
    message: "This room is no longer to be had. Your booking is as it was.",
    details: { night, rooms_left },
  });
}

/** Failures that are written down: whoever looks at the booking is told. */
const TOLD: ReadonlySet<ApiError["code"]> = new Set([
  "sold_out",
  "price_changed",
  "restriction_refused",
  "rate_limited",
]);

const REFUSALS = {
  cancelled: "This booking is cancelled.",
  over: "This stay is over.",
  started: "This stay has begun. Please ask the property.",
  paid: "This booking is paid, so it cannot be moved here.",
  closed: "This booking cannot be changed here. Please call us.",
} as const;
