import { isBookingId, normalizeBookingId } from "#domain/booking";
import type { BookingDetailInput, BookingDetailOutput } from "#schemas/generated/api/booking.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { withSignedImage } from "../../../supply/pictures/signed-image.ts";
import { loadPropertySummaries } from "../../../supply/property-summary.ts";
import { supplyWord } from "../../../supply/supply-words.ts";
import { inWordsOf } from "../agreed-words.ts";
import { presentCancellation } from "../cancellation/present-cancellation.ts";
import { grantBooking } from "./access.ts";
import { askedFields, namedBookingFields } from "./booking-fields.ts";
import { bookingOffer } from "./booking-offer.ts";
import { openByProof } from "./open-by-proof.ts";
import { presentMealBookings } from "./present-meal-bookings.ts";
import { presentBooking } from "./presenter.ts";
import { type BookingRow, holdEndsOf, mealsOf } from "./queries.ts";

/**
 * Reads a booking for whoever may see it (MODE-08); a proof in the call becomes a grant of the session.
 * @throws ApiError `not_found`, `rate_limited`, `validation_failed`.
 */
export async function bookingDetail(
  input: BookingDetailInput,
  context: OperationContext,
): Promise<BookingDetailOutput> {
  const bookingId = normalizeBookingId(input.booking_id);
  if (!isBookingId(bookingId)) throw new ApiError("not_found");
  const { token, user_phone: phone } = input;
  const named = namedBookingFields(input);
  const { booking: kept, access } = await openByProof(context, {
    bookingId,
    session: context.session,
    token,
    phone,
  });
  const summaries = await loadPropertySummaries(context.db, [kept.property_id]);
  const [booking = kept] = await inWordsOf(context, [kept], summaries);
  if ((token !== undefined || phone !== undefined) && access !== "owner") {
    const session = context.session ?? (await context.startSession?.());
    // A code that was shown is kept with the account: the session has to remember the phone alone.
    if (session) await grantBooking(context, session, booking, access === "code" ? "masked" : access);
  }
  const justCreated = access === "owner" && (await isFirstView(context, booking));
  const { return_url: redirect } = booking.request;
  const holdEnds = (await holdEndsOf(context.db, [booking])).get(booking.hold_id);
  const shown = presentBooking(
    booking,
    summaries.get(booking.property_id),
    access,
    context.clock(),
    justCreated,
    context.site.paymentModes,
  );
  return {
    booking: {
      ...shown,
      ...(holdEnds && { hold_expires_at: holdEnds.toISOString() }),
      ...presentMealBookings(await mealsOf(context.db, booking), booking, supplyWord(context)),
      ...(await bookingOffer(booking, access, context)),
      ...presentCancellation(booking, access, context.clock(), context),
      ...askedFields(booking, access, named),
      hotel: withSignedImage(shown.hotel, context.signPicture),
    },
    ...(justCreated && redirect ? { redirect } : {}),
  };
}

/** True for the first look of the guest who booked, once whatever the number of tabs (ROUTE-07). */
async function isFirstView(context: OperationContext, booking: BookingRow): Promise<boolean> {
  if (booking.first_seen_at) return false;
  const { numUpdatedRows } = await context.db
    .updateTable("booking")
    .set({ first_seen_at: new Date(context.clock()) })
    .where("property_id", "=", booking.property_id)
    .where("booking_id", "=", booking.booking_id)
    .where("first_seen_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
