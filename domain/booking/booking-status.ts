/** Numeric booking status codes (BSTAT-01). 17 and 18 are unused. */
export const BOOKING_STATUS = {
  confirm: 0,
  checkedIn: 1,
  checkedOut: 2,
  cancelled: 3,
  noShow: 4,
  ownerBooking: 5,
  blocked: 6,
  hold: 7,
  unprocessed: 8,
  needManualIntervention: 9,
  manualOverbooking: 10,
  manualBulk: 11,
  saved: 12,
  void: 13,
  openOrder: 14,
  closedOrder: 15,
  cancelledOrder: 16,
  upcoming: 19,
  completed: 20,
  cancelledHome: 21,
} as const;

/** Payment status codes (BSTAT-02); a cancelled booking shows 3. Refund progress is kept elsewhere. */
export const PAYMENT_STATUS = { pending: 0, partial: 1, completed: 2, cancelled: 3 } as const;

export type BookingState = "confirmed" | "completed" | "cancelled" | "requested" | "saved";

/** The part of a booking its status is read from: the numeric code and the state word (BDET-01). */
export interface BookingStatusSource {
  readonly statusKey?: number | null | undefined;
  readonly state?: string | null | undefined;
}

/** What a guest is told a booking is (BSTAT-03). */
export type DisplayStatus =
  | "cancelled"
  | "completed"
  | "upcoming"
  | "checked-out"
  | "checked-in"
  | "saved"
  | "confirmed"
  | "unprocessed"
  | "requested"
  | "being-confirmed";

/**
 * The status shown (BSTAT-03). Literal, and in the literal order, for the codes it names. Codes it misses do
 * not fall through to "confirmed" (recorded deviation): 16 and 21 are cancelled, 20 completed, 19 upcoming;
 * 5, 6, 9, 10, 11, 14, 15 and unknown ones are still being confirmed, and so is a booking that says nothing
 * at all.
 */
export function displayStatus({ statusKey, state }: BookingStatusSource): DisplayStatus {
  const code = statusKey ?? null;
  if (state === "cancelled" || (code !== null && CANCELLED.has(code))) return "cancelled";
  if (code === BOOKING_STATUS.completed) return "completed";
  if (code === BOOKING_STATUS.checkedOut || state === "completed") return "checked-out";
  if (code === BOOKING_STATUS.upcoming) return "upcoming";
  if (code === BOOKING_STATUS.checkedIn) return "checked-in";
  if (code !== null && !NAMED.has(code)) return "being-confirmed";
  if (code === BOOKING_STATUS.saved || state === "saved") return "saved";
  if (code === BOOKING_STATUS.confirm || code === BOOKING_STATUS.hold || state === "confirmed")
    return "confirmed";
  if (code === BOOKING_STATUS.unprocessed) return "unprocessed";
  return state === "requested" ? "requested" : "being-confirmed";
}

/** True for a stay that will not begin any more, or has ended: nothing of it lies ahead (BDET-05). */
export function isStayOver(status: DisplayStatus): boolean {
  return status === "cancelled" || status === "completed" || status === "checked-out";
}

/** True when the status shown has to name the moment the hold ends (BSTAT-03: hold 7). */
export function isOnHold({ statusKey, state }: BookingStatusSource): boolean {
  return statusKey === BOOKING_STATUS.hold && state !== "cancelled" && state !== "completed";
}

/** Message id of a display status. */
export function statusMessageId(status: DisplayStatus): string {
  return `booking-status.${status}`;
}

/** The payment status shown: 3 for a cancelled booking, otherwise the booking's own (BSTAT-02). */
export function shownPaymentStatus(booking: BookingStatusSource, paymentStatus: number): number {
  return displayStatus(booking) === "cancelled" ? PAYMENT_STATUS.cancelled : paymentStatus;
}

/** Codes the literal rule names besides the finished ones. */
const NAMED: ReadonlySet<number> = new Set([
  BOOKING_STATUS.confirm,
  BOOKING_STATUS.hold,
  BOOKING_STATUS.unprocessed,
  BOOKING_STATUS.saved,
]);

const CANCELLED: ReadonlySet<number> = new Set([
  BOOKING_STATUS.cancelled,
  BOOKING_STATUS.noShow,
  BOOKING_STATUS.void,
  BOOKING_STATUS.cancelledOrder,
  BOOKING_STATUS.cancelledHome,
]);
