import { ApiError } from "../../../platform/api-error.ts";
import { sha256 } from "../../../platform/hash.ts";
import { type Budget, spendBudgets } from "../../../platform/limits/spend-budgets.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { sourceOf } from "../../../platform/source-of.ts";
import { type BookingProof, openBooking } from "./access.ts";

type Opened = NonNullable<Awaited<ReturnType<typeof openBooking>>>;

/**
 * Opens a booking by whatever is known of it (MODE-08). The session's own bookings and a right token open it
 * however often, and spend nothing. A phone is a guess: it is counted before it is compared, for its source,
 * for source and booking, and for the booking wherever guesses come from, so that no stranger blocks a
 * guest's way in but by many addresses, and then the guest's phone only. A right guess is given back.
 * @throws ApiError `rate_limited`, and `not_found` alike for no such booking and a wrong proof.
 */
export async function openByProof(context: OperationContext, proof: BookingProof): Promise<Opened> {
  const { phone, ...certain } = proof;
  const known = await openBooking(context, certain);
  if (known) return known;
  if (phone === undefined) {
    if (proof.token !== undefined) await attempt(context, [fromSource(context)]);
    throw new ApiError("not_found");
  }
  const giveBack = await attempt(context, guesses(context, proof.bookingId));
  const opened = await openBooking(context, proof);
  if (!opened) throw new ApiError("not_found");
  await giveBack();
  return opened;
}

async function attempt(context: OperationContext, budgets: readonly Budget[]): Promise<() => Promise<void>> {
  const spending = await spendBudgets(context, budgets);
  if (!spending.ok) throw new ApiError("rate_limited", { details: { retry_after: spending.wait } });
  return spending.giveBack;
}

function guesses(context: OperationContext, bookingId: string): readonly Budget[] {
  const { lookupsPerBookingAndSource, lookupsPerBooking } = context.site.limits.protection;
  const windowSeconds = windowOf(context);
  const booking = sha256(bookingId);
  return [
    fromSource(context),
    {
      bucket: `lookup:booking-source:${sha256(`${bookingId} ${sourceOf(context.ip)}`)}`,
      limit: lookupsPerBookingAndSource,
      windowSeconds,
    },
    { bucket: `lookup:booking:${booking}`, limit: lookupsPerBooking, windowSeconds },
  ];
}

function fromSource(context: OperationContext): Budget {
  return {
    bucket: `lookup:source:${sha256(sourceOf(context.ip))}`,
    limit: context.site.limits.protection.lookupsPerSource,
    windowSeconds: windowOf(context),
  };
}

function windowOf({ site }: OperationContext): number {
  return site.limits.protection.lookupMinutes * 60;
}
