import type { BookingDetail, BookingDetailInput } from "#schemas/generated/api/booking.ts";
import { namedFields } from "../../../platform/named-fields.ts";
import type { Access } from "./access.ts";
import type { BookingRow } from "./queries.ts";

/**
 * The fields of a booking that a call names in `fields` and `additional_fields` (API-22).
 * @throws ApiError `validation_failed` for a name that is no field.
 */
export function namedBookingFields({
  fields = [],
  additional_fields = [],
}: Pick<BookingDetailInput, "fields" | "additional_fields">): ReadonlySet<string> {
  return namedFields([...fields, ...additional_fields], (name) => Object.hasOwn(BOOKING_FIELDS, name));
}

/** What a booking says only when it is asked: the vendor's transaction and who takes the money. */
export function askedFields(
  { request, payment_mode }: Pick<BookingRow, "request" | "payment_mode">,
  access: Access,
  named: ReadonlySet<string>,
): Pick<BookingDetail, "microsite" | "mor_flag"> {
  const { microsite_txn_id: transaction } = request;
  const isShown = named.has("microsite") && access !== "masked";
  return {
    ...(isShown && { microsite: transaction === undefined ? {} : { transaction_id: transaction } }),
    ...(named.has("mor_flag") && { mor_flag: payment_mode !== "pay_at_hotel" }),
  };
}

/** Every field of the contract; the compiler misses any that is left out. */
const BOOKING_FIELDS: Readonly<Record<keyof BookingDetail, true>> = {
  id: true,
  booking_no: true,
  invoice_no: true,
  status_key: true,
  state: true,
  display_status: true,
  source: true,
  created_at: true,
  cancellation_reason: true,
  cancellation_blame: true,
  cancellation: true,
  cancellation_offer: true,
  hold_expires_at: true,
  hotel: true,
  room_category: true,
  guest: true,
  booked_by: true,
  booking_rooms: true,
  no_of_guest: true,
  rooms_config: true,
  checkin: true,
  checkout: true,
  nights_count: true,
  special_requests: true,
  currency_symbol: true,
  currency_code: true,
  country_name: true,
  price: true,
  amount: true,
  discount: true,
  discount_percentage: true,
  final_amount: true,
  payable_amount: true,
  payable_amount_prepaid: true,
  minimum_prepay_amount: true,
  due_at_property: true,
  coupon_code: true,
  prepaid_discount_percent: true,
  deposit: true,
  bills_hash: true,
  early_checkin: true,
  meals: true,
  services: true,
  night_prices: true,
  tax_info: true,
  paylater_amount: true,
  paylater_card_charge_attempted: true,
  get_amount_paid: true,
  get_payment_status_id: true,
  available_payment_modes: true,
  payments: true,
  payment_details: true,
  payment_kind: true,
  mode: true,
  cancellation_policies: true,
  permissions: true,
  microsite: true,
  mor_flag: true,
  access: true,
  just_created: true,
};
