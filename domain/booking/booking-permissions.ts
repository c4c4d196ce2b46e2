import { BOOKING_STATUS, type BookingStatusSource, PAYMENT_STATUS } from "./booking-status.ts";

/**
 * False for void, cancelled, checked out, checked in, unprocessed, no show or a finished state (BSTAT-04),
 * and for 16, 20 and 21 (recorded deviation). The cancel button also needs the server's answer about charges.
 */
export function isCancellable({ statusKey, state }: BookingStatusSource): boolean {
  if (state === "completed" || state === "cancelled") return false;
  return statusKey === null || statusKey === undefined || !CLOSED.has(statusKey);
}

/** What decides whether a booking can still be paid online. */
export interface PayableSource extends BookingStatusSource {
  readonly paymentStatus: number;
  readonly availablePaymentModes: readonly string[];
  /** Minor units. */
  readonly dueAmount: number;
}

/**
 * True when the payment is pending or partial (PAY-06); false when the booking can neither be cancelled nor
 * is checked in, when no payment mode is available, or when nothing is due.
 */
export function isPayable(booking: PayableSource): boolean {
  const open =
    booking.paymentStatus === PAYMENT_STATUS.pending || booking.paymentStatus === PAYMENT_STATUS.partial;
  const alive = isCancellable(booking) || booking.statusKey === BOOKING_STATUS.checkedIn;
  return open && alive && booking.availablePaymentModes.length > 0 && booking.dueAmount > 0;
}

/** What a visitor of a booking page has shown (MODE-08). */
export interface BookingVisitor {
  /** The session belongs to the guest who booked. */
  readonly ownsBooking: boolean;
  /** A valid token for this booking was presented. */
  readonly hasToken: boolean;
  /** The phone given is the booking's. */
  readonly phoneMatches: boolean;
  /** That phone was confirmed with a one-time code in this session. */
  readonly phoneConfirmed: boolean;
}

/** What the visitor may do; `see: "nothing"` is answered like a booking that does not exist. */
export interface BookingAccess {
  readonly see: "everything" | "masked" | "nothing";
  readonly change: boolean;
}

/**
 * Who may see and change a booking (MODE-08): its owner and the holder of a token everything, the phone alone
 * a masked view without cancel or modify until a code confirms it, anybody else nothing.
 */
export function bookingAccess(visitor: BookingVisitor): BookingAccess {
  const { ownsBooking, hasToken, phoneMatches, phoneConfirmed } = visitor;
  if (ownsBooking || hasToken || (phoneMatches && phoneConfirmed)) return { see: "everything", change: true };
  return { see: phoneMatches ? "masked" : "nothing", change: false };
}

const CLOSED: ReadonlySet<number> = new Set([
  BOOKING_STATUS.void,
  BOOKING_STATUS.cancelled,
  BOOKING_STATUS.checkedOut,
  BOOKING_STATUS.checkedIn,
  BOOKING_STATUS.unprocessed,
  BOOKING_STATUS.noShow,
  BOOKING_STATUS.cancelledOrder,
  BOOKING_STATUS.completed,
  BOOKING_STATUS.cancelledHome,
]);
