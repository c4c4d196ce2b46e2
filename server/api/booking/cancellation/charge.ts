import { isBookingId, normalizeBookingId } from "#domain/booking";
import { nightsOf } from "#domain/stay";
import type {
  CancellationChargeInput,
  CancellationChargeOutput,
} from "#schemas/generated/api/cancellation.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { openByProof } from "../booking/open-by-proof.ts";
import { walletUsed } from "../quote/quoted-wallet.ts";
import { cancellationReasons } from "./cancellation-reasons.ts";
import { accessAt, quoteCancellation } from "./quote-cancellation.ts";

/**
 * What cancelling a booking costs now, what comes back, and the reasons to choose from (BCAN-01, API-28); why
 * it cannot be cancelled, where it cannot. @throws ApiError `not_found`, `rate_limited`.
 */
export async function cancellationCharge(
  { booking_id, user_phone: phone, token }: CancellationChargeInput,
  context: OperationContext,
): Promise<CancellationChargeOutput> {
  const bookingId = normalizeBookingId(booking_id);
  if (!isBookingId(bookingId)) throw new ApiError("not_found");
  const { session, site } = context;
  const { access, booking } = await openByProof(context, { bookingId, session, token, phone });
  const now = context.clock();
  const allowed = accessAt(booking, now);
  const isOpen = allowed === "open" && access !== "masked";
  const { terms } = booking;
  return {
    booking_id: booking.booking_id,
    booking_no: booking.booking_id,
    access: allowed === "open" && access === "masked" ? "masked" : allowed,
    hotel_id: booking.property_id,
    hotel_name: terms.hotel.name,
    checkin: booking.checkin,
    checkout: booking.checkout,
    nights_count: nightsOf(booking),
    currency_code: booking.currency_code,
    currency_symbol: terms.currency_symbol,
    total_amount: booking.total,
    paid_amount: booking.paid,
    ...(walletUsed(terms) > 0 && { wallet_amount: walletUsed(terms) }),
    ...(isOpen && {
      quote: quoteCancellation(booking, now, site.limits.booking.refundDays),
      reasons: [...cancellationReasons(context)],
    }),
  };
}
