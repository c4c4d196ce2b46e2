import { bookingUrl } from "#domain/addresses";
import { bookingLookupProblems, isBookingId, normalizeBookingId } from "#domain/booking";
import type { BookingLookupInput, BookingLookupOutput } from "#schemas/generated/api/booking.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { grantBooking } from "./access.ts";
import { openByProof } from "./open-by-proof.ts";

/**
 * Opens a booking to this browser by id and phone (VAL-07, BDET-09).
 * @throws ApiError `validation_failed`, `rate_limited`, and `not_found` alike for no such booking and a wrong
 * phone.
 */
export async function bookingLookup(
  input: BookingLookupInput,
  context: OperationContext,
): Promise<BookingLookupOutput> {
  const problems = bookingLookupProblems(input);
  if (problems.length > 0) {
    const fields = problems.map(({ field, code }) => ({ field, code, message: code.replaceAll("-", " ") }));
    throw new ApiError("validation_failed", { fields });
  }
  const bookingId = normalizeBookingId(input.booking_id);
  if (!isBookingId(bookingId)) throw new ApiError("not_found");
  const { session } = context;
  const proof = { bookingId, session, phone: input.phone, callingCode: input.country_code };
  const opened = await openByProof(context, proof);
  if (session && opened.access === "masked") await grantBooking(context, session, opened.booking, "masked");
  return { booking_id: bookingId, url: bookingUrl(bookingId) };
}
