import { ordersUrl } from "#domain/addresses";
import { restrictionsToAcknowledge } from "#domain/booking";
import { queryText } from "#domain/shell";
import type { PageContext } from "#renderer";
import type { CreateBookingInput } from "#schemas/generated/api/booking.ts";
import type { Quote } from "#schemas/generated/api/quote.ts";
import { bookingUser, type GuestValues } from "./guest-values.ts";
import { extrasIn } from "./quote/quote-extras.ts";

/**
 * The call that books a quote for a guest, without its key, with the vendor's transaction (MODE-05) and where
 * the guest came from (API-18). No price is in it: the quote decides what is charged (PRICE-04).
 */
export function bookingRequest(
  quote: Quote,
  values: GuestValues,
  page: Pick<PageContext, "locale" | "callHeaders" | "microsite" | "query">,
): Omit<CreateBookingInput, "idempotency_key"> {
  const codes = quote.hotel.restrictions.map(({ code }) => code);
  const acknowledged = values.rules_seen ? restrictionsToAcknowledge(codes, quote.rooms) : [];
  const source = queryText(page.query, "utm_source");
  const { meals, early_checkin } = extrasIn(quote);
  const wishes = values.special_requests.trim();
  return {
    quote_id: quote.quote_id,
    user: {
      ...bookingUser(values, quote.guest_fields, page.locale),
      devise_role: page.callHeaders["x-device-role"],
    },
    booking: {
      // A mystery deal names neither: the quote knows.
      ...(quote.hotel.id === undefined ? {} : { hotel_id: quote.hotel.id }),
      ...(quote.room_category.id === undefined ? {} : { room_category_id: quote.room_category.id }),
      checkin: quote.checkin,
      checkout: quote.checkout,
      rooms_config: quote.rooms_config,
      ...(quote.coupon?.valid
        ? { coupon: quote.coupon.coupon_code, coupon_code: quote.coupon.coupon_code }
        : {}),
      ...(meals.length > 0 ? { services: { meals } } : {}),
      ...(early_checkin ? { additional_charge_info: { early_checkin: { selected: true } } } : {}),
      orderUrl: ordersUrl(),
      ...(source ? { utm_source: source } : {}),
      microsite_txn_id: page.microsite?.txnId,
      ...(wishes ? { special_requests: wishes } : {}),
      ...(acknowledged.length > 0 ? { acknowledged_restrictions: [...acknowledged] } : {}),
    },
    payments: { mode: "pay_at_hotel", ...(quote.wallet && { deduct_from_wallet: quote.wallet.used > 0 }) },
    request_type: "NEW",
    source: "web",
  };
}
