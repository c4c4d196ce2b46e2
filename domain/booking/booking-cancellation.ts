import type { CivilDate } from "../dates/index.ts";
import { isCancellable } from "./booking-permissions.ts";
import {
  BOOKING_STATUS,
  type BookingState,
  type BookingStatusSource,
  displayStatus,
} from "./booking-status.ts";

/** Whether a guest can cancel a booking; after the first, why not. */
export type CancellationAccess = "open" | "cancelled" | "over" | "started" | "closed";

interface CancellableBooking extends BookingStatusSource {
  readonly checkin: CivilDate;
  readonly checkout: CivilDate;
  /** Today at the property. */
  readonly today: CivilDate;
}

/**
 * Whether a guest can cancel a booking (BSTAT-04): until the day of arrival is over at the property, and no
 * longer once they have checked in. After that the property is to be asked.
 */
export function cancellationAccess({
  checkin,
  checkout,
  today,
  ...status
}: CancellableBooking): CancellationAccess {
  const shown = displayStatus(status);
  if (shown === "cancelled") return "cancelled";
  if (shown === "checked-out" || shown === "completed") return "over";
  if (shown === "checked-in") return "started";
  if (!isCancellable(status)) return "closed";
  if (today >= checkout) return "over";
  return today > checkin ? "started" : "open";
}

/** What becomes of the money of a booking that is cancelled. Minor units. */
export interface CancellationSettlement {
  /** What the cancellation costs. */
  readonly charge: number;
  /** What of the payments comes back; 0 where nothing was paid. */
  readonly refund: number;
  /** What comes back to the guest's wallet; 0 where nothing of it was used. */
  readonly walletReturn: number;
  /** What of the charge is still to be paid. */
  readonly due: number;
}

/**
 * The charge against what was paid (BCAN-01), wallet money first, so that a guest gets as much of their own
 * money back as can be: one of `refund` and `due` is 0, and so is one of `walletReturn` and `due`. Minor
 * units.
 */
export function settleCancellation({
  charge,
  paid,
  wallet = 0,
}: {
  readonly charge: number;
  readonly paid: number;
  readonly wallet?: number | undefined;
}): CancellationSettlement {
  const fromWallet = Math.min(wallet, charge);
  const left = charge - fromWallet;
  return {
    charge,
    refund: Math.max(0, paid - left),
    walletReturn: wallet - fromWallet,
    due: Math.max(0, left - paid),
  };
}

/** What a booking is once it is cancelled: homes have a code of their own (BSTAT-05). */
export function cancelledStatus(propertyType: "hotel" | "home"): {
  readonly status_key: number;
  readonly state: BookingState;
} {
  const status_key = propertyType === "home" ? BOOKING_STATUS.cancelledHome : BOOKING_STATUS.cancelled;
  return { status_key, state: "cancelled" };
}
