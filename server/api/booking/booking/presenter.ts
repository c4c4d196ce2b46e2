import {
  displayStatus,
  isCancellable,
  isPayable,
  PAYMENT_STATUS,
  settleCancellation,
  shownPaymentStatus,
} from "#domain/booking";
import { percentageOf } from "#domain/money";
import { paymentKind } from "#domain/payment";
import { hasEarlyCheckin, mergeFoodAndBeverage } from "#domain/price";
import { guestsOf } from "#domain/rooms";
import { nightsOf } from "#domain/stay";
import { maskEmail, maskName, maskPhone } from "#domain/text";
import type { PaymentMode } from "#schemas";
import type { BookingCard, BookingDetail } from "#schemas/generated/api/booking.ts";
import { policiesAt } from "../../../pricing/cancellation-policies.ts";
import type { PropertySummary } from "../../../supply/property-summary.ts";
import { walletUsed } from "../quote/quoted-wallet.ts";
import type { Access } from "./access.ts";
import { guestName } from "./guest.ts";
import { presentBookingHotel } from "./present-booking-hotel.ts";
import type { BookingRow } from "./queries.ts";
import { shownPhone } from "./shown-phone.ts";

/**
 * A booking as the wire has it (BDET-01..05); guest data masked when the visitor only knew id and phone.
 * `paymentModes` are those the site takes online, in its order (PAY-06): a booking is offered them while it
 * is neither paid nor over.
 */
export function presentBooking(
  row: BookingRow,
  property: PropertySummary | undefined,
  access: Access,
  now: number,
  justCreated: boolean,
  paymentModes: readonly PaymentMode[],
): BookingDetail {
  const { terms } = row;
  const status = { statusKey: row.status_key, state: row.state };
  const coupon = terms.coupon?.valid ? terms.coupon : undefined;
  const couponAmount = coupon?.discount ?? 0;
  const bills = terms.price_lines.map(({ bill_type, name, amount, included, payable }) => ({
    bill_type,
    name,
    amount,
    included,
    payable,
  }));
  const due = dueOf(row);
  const wallet = walletUsed(terms);
  const paymentStatus =
    row.paid === 0 ? PAYMENT_STATUS.pending : due > 0 ? PAYMENT_STATUS.partial : PAYMENT_STATUS.completed;
  return {
    id: row.booking_id,
    booking_no: row.booking_id,
    invoice_no: row.booking_id,
    status_key: row.status_key,
    state: row.state,
    display_status: displayStatus(status),
    source: row.source,
    created_at: row.created_at.toISOString(),
    hotel: presentBookingHotel(terms.hotel, property),
    room_category: terms.room_category,
    ...guestPart(row, access),
    booking_rooms: terms.rooms.map(({ adults, children, infants, pets }) => ({
      no_of_adults: adults,
      no_of_children: children,
      no_of_babies: infants,
      no_of_pets: pets,
    })),
    no_of_guest: guestsOf(terms.rooms),
    rooms_config: row.rooms_config,
    checkin: row.checkin,
    checkout: row.checkout,
    nights_count: nightsOf(row),
    currency_symbol: terms.currency_symbol,
    currency_code: row.currency_code,
    country_name: terms.hotel.country_name,
    price: row.total + couponAmount,
    amount: row.total - terms.pricing.due_at_property,
    discount: couponAmount,
    discount_percentage: percentageOf(couponAmount, row.total + couponAmount),
    ...(coupon ? { coupon_code: coupon.coupon_code } : {}),
    final_amount: row.total,
    payable_amount: due,
    payable_amount_prepaid: due,
    minimum_prepay_amount: 0,
    due_at_property: due,
    prepaid_discount_percent: 0,
    ...(terms.deposit ? { deposit: terms.deposit } : {}),
    bills_hash: [...mergeFoodAndBeverage(bills)],
    early_checkin: hasEarlyCheckin(bills),
    night_prices: [...terms.night_prices],
    tax_info: terms.pricing.tax_info,
    paylater_amount: 0,
    paylater_card_charge_attempted: false,
    get_amount_paid: row.paid,
    get_payment_status_id: shownPaymentStatus(status, paymentStatus),
    available_payment_modes: paymentModes.map(({ mode, title }) => ({ mode, name: title })),
    payments: row.paid > 0 ? [{ merchant: "property", amount: row.paid }] : [],
    payment_details: [
      ...(wallet > 0 ? [{ kind: "wallet" as const, amount: wallet }] : []),
      ...(coupon ? [{ kind: "coupon" as const, amount: couponAmount }] : []),
    ],
    payment_kind: paymentKind(paymentStatus),
    mode: row.payment_mode,
    cancellation_policies: [...policiesAt(terms.cancellation_policies, now)],
    permissions: {
      cancellable: isCancellable(status),
      modifiable: isCancellable(status),
      payable: isPayable({
        ...status,
        paymentStatus,
        availablePaymentModes: paymentModes.map(({ mode }) => mode),
        dueAmount: due,
      }),
      needs_code: access === "masked",
    },
    access,
    just_created: justCreated,
  };
}

/** A booking in the list. */
export function presentBookingCard(row: BookingRow, holdEnds?: Date): BookingCard {
  const { terms } = row;
  return {
    id: row.booking_id,
    booking_no: row.booking_id,
    status_key: row.status_key,
    state: row.state,
    display_status: displayStatus({ statusKey: row.status_key, state: row.state }),
    hotel_id: row.property_id,
    hotel_name: terms.hotel.name,
    hotel_type: terms.hotel.property_type,
    city: terms.hotel.city,
    country_code: terms.hotel.country_code,
    best_image: terms.hotel.best_image,
    room_category_name: terms.room_category.name,
    checkin: row.checkin,
    checkout: row.checkout,
    nights_count: nightsOf(row),
    rooms: row.rooms,
    no_of_guest: guestsOf(terms.rooms),
    currency_code: row.currency_code,
    currency_symbol: terms.currency_symbol,
    final_amount: row.total,
    payable_amount: dueOf(row),
    created_at: row.created_at.toISOString(),
    ...(holdEnds && { hold_expires_at: holdEnds.toISOString(), time_zone: terms.hotel.time_zone }),
  };
}

/** What is still to be paid: of the price, or of what cancelling it cost. Minor units. */
function dueOf({ total, paid, cancellation_charge: charge, terms }: BookingRow): number {
  return settleCancellation({ charge: charge ?? total, paid, wallet: walletUsed(terms) }).due;
}

function guestPart(
  { booking_id, guest, request }: BookingRow,
  access: Access,
): Pick<BookingDetail, "guest" | "booked_by" | "special_requests"> {
  const masked = access === "masked";
  const name = guestName(guest);
  const phone = shownPhone(guest);
  return {
    guest: {
      id: booking_id,
      name: masked ? maskName(name) : name,
      ...(guest.email ? { email: masked ? maskEmail(guest.email) : guest.email } : {}),
      guest_country_code: `+${guest.calling_code}`,
    },
    booked_by: { phone: masked ? maskPhone(phone) : phone },
    ...(request.special_requests && !masked ? { special_requests: request.special_requests } : {}),
  };
}
