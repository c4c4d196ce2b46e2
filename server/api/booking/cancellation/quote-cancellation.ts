import { type CancellationAccess, cancellationAccess, settleCancellation } from "#domain/booking";
import { addDays, todayIn } from "#domain/dates";
import type { CancellationQuote, CancellationRefund } from "#schemas/generated/api/cancellation.ts";
import { sha256 } from "../../../platform/hash.ts";
import { cancellationCharge } from "../../../pricing/cancellation-charge.ts";
import type { BookingRow } from "../booking/queries.ts";
import { walletUsed } from "../quote/quoted-wallet.ts";

/** Whether a guest who may change a booking can cancel it at a moment (milliseconds). */
export function accessAt(
  { status_key, state, checkin, checkout, terms }: BookingRow,
  now: number,
): CancellationAccess {
  const today = todayIn(terms.hotel.time_zone, now);
  return cancellationAccess({ statusKey: status_key, state, checkin, checkout, today });
}

/**
 * What cancelling costs at a moment (milliseconds) by the terms of the booking, and what comes back within so
 * many days. The version stands for all a guest agrees to: the same until an amount or the booking changes.
 */
export function quoteCancellation(booking: BookingRow, now: number, refundDays: number): CancellationQuote {
  const { booking_id, quote_id, total, paid, terms } = booking;
  const step = cancellationCharge(terms.cancellation_policies, total, now);
  const { charge, refund, due, walletReturn } = settleCancellation({
    charge: step.charge,
    paid,
    wallet: walletUsed(terms),
  });
  return {
    charge_amount: charge,
    charge_percentage: step.percentage,
    due_amount: due,
    refund: refundOf(refund, addDays(todayIn(terms.hotel.time_zone, now), refundDays)),
    ...(walletReturn > 0 && { wallet_return: walletReturn }),
    ...(step.until === undefined ? {} : { until: step.until }),
    ...(step.until_local === undefined ? {} : { until_local: step.until_local }),
    charge_version: sha256([booking_id, quote_id, total, paid, charge].join(" ")),
  };
}

/** How an amount comes back: whom it was paid to gives it back, and only properties are paid so far. */
export function refundOf(amount: number, until: string | null): CancellationRefund {
  if (amount === 0) return { amount, method: "none" };
  return { amount, method: "property", ...(until === null ? {} : { until }) };
}
