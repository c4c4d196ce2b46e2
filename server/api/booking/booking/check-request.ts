import { missingAcknowledgements } from "#domain/booking";
import { couponCode, mergeMeals } from "#domain/price";
import { formatRoomsConfig, guestsOf, occupancySplit, parseRoomsConfig } from "#domain/rooms";
import type { CreateBookingInput } from "#schemas/generated/api/booking.ts";
import type { FieldError } from "#schemas/generated/api/error.ts";
import { ApiError } from "../../../platform/api-error.ts";
import { sameOriginPath } from "../../../platform/same-origin-path.ts";
import type { QuoteRow } from "../quote/queries.ts";
import { walletUsed } from "../quote/quoted-wallet.ts";

/**
 * Refuses what a call asks for and this booking would not have (API-17 to API-19): nothing that is accepted
 * is dropped. The quote decides what is booked, so what contradicts it is named, and so is every choice that
 * cannot be kept; prices alone are ignored (PRICE-04).
 * @throws ApiError `validation_failed`, field by field.
 */
export function checkBookingRequest(input: CreateBookingInput, quote: QuoteRow, origin: string): void {
  const fields = [
    ...contradictions(input, quote),
    ...unkept(input, quote),
    ...otherMeals(input, quote),
    ...foreignAddresses(input, origin),
    ...unacknowledged(input, quote),
  ];
  if (fields.length > 0) throw new ApiError("validation_failed", { fields });
}

/** What is said of the stay and is not the quote's. */
function contradictions(
  { booking = {}, payments = {} }: CreateBookingInput,
  quote: QuoteRow,
): readonly FieldError[] {
  const { rooms } = quote.terms;
  const split = occupancySplit(rooms);
  const quoted = {
    hotel_id: quote.property_id,
    room_category_id: quote.room_category_id,
    checkin: quote.checkin,
    checkout: quote.checkout,
    rooms: quote.rooms,
    guests: guestsOf(rooms),
    single: split.single,
    double: split.double,
    extra: split.extra,
  };
  const wrong = Object.entries(quoted).filter(([name, value]) => {
    const said = booking[name as keyof typeof quoted];
    if (said === undefined) return false;
    // Whoever guesses what a mystery deal hides is told nothing by the answer (LIST-14).
    return said !== value || (quote.terms.mystery !== undefined && HIDDEN.has(name));
  });
  const said = booking.rooms_config === undefined ? rooms : parseRoomsConfig(booking.rooms_config);
  const sameRooms = said !== null && formatRoomsConfig(said) === formatRoomsConfig(rooms);
  const unwanted =
    quote.terms.early_checkin && booking.additional_charge_info?.early_checkin?.selected === false;
  const ofBooking = [
    ...wrong.map(([name]) => name),
    ...(sameRooms ? [] : ["rooms_config"]),
    ...(unwanted ? ["additional_charge_info.early_checkin"] : []),
  ].map((name) => `booking.${name}`);
  const unused = payments.deduct_from_wallet === false && walletUsed(quote.terms) > 0;
  return [...ofBooking, ...(unused ? ["payments.deduct_from_wallet"] : [])].map((name) =>
    problem(name, "not-quoted", "The quote is for something else."),
  );
}

const HIDDEN: ReadonlySet<string> = new Set(["hotel_id", "room_category_id"]);

/** Choices that this booking would not have. */
function unkept({ booking = {}, payments = {} }: CreateBookingInput, quote: QuoteRow): readonly FieldError[] {
  const { additional_charge_info: charges } = booking;
  const { from_payment_method: method } = payments;
  const early = charges?.early_checkin?.selected;
  const asked: readonly (readonly [field: string, isAsked: boolean])[] = [
    ["booking.coupon_code", isOtherCoupon(booking.coupon_code, quote)],
    ["booking.coupon", isOtherCoupon(booking.coupon, quote)],
    ["booking.additional_charge_info.early_checkin", early === true && !quote.terms.early_checkin],
    ["booking.additional_charge_info.subscription_fees", charges?.subscription_fees?.selected === true],
    ["booking.quotation_id", Boolean(booking.quotation_id) && booking.quotation_id !== quote.quote_id],
    ["payments.deduct_from_wallet", payments.deduct_from_wallet === true && walletUsed(quote.terms) === 0],
    ["payments.from_payment_method", Boolean(method?.amount || method?.upm_id)],
    ["payments.payment_service_params.nb_bank", Boolean(payments.payment_service_params?.nb_bank)],
  ];
  return asked
    .filter(([, isAsked]) => isAsked)
    .map(([field]) => problem(field, "not-offered", "The quoted price does not have this."));
}

/**
 * Meals that are not those of the quoted price, code by code and guest by guest (MEAL-01). A call that says
 * nothing of meals means those of the quote; one that says there are none, or leaves one out, would have the
 * guest pay for what they do not want.
 */
function otherMeals({ booking = {} }: CreateBookingInput, { terms }: QuoteRow): readonly FieldError[] {
  const said = booking.services?.meals;
  const path = "booking.services.meals";
  if (!said) return [];
  const guests = guestsOf(terms.rooms);
  const quoted = terms.meals ?? [];
  const asked = mergeMeals(said);
  const wrong = asked.flatMap(({ category_code, guest_count }) => {
    const at = `${path}.${said.findIndex((meal) => meal.category_code === category_code)}`;
    const meal = quoted.find((each) => each.category_code === category_code);
    if (!meal)
      return [problem(`${at}.category_code`, "not-offered", "The quoted price does not have this meal.")];
    if (guest_count > guests)
      return [problem(`${at}.guest_count`, "too-many", "That is more guests than stay.")];
    if (guest_count === meal.guest_count) return [];
    return [problem(`${at}.guest_count`, "not-quoted", "The quote is for another number of guests.")];
  });
  const isShort = wrong.length === 0 && asked.length < quoted.length;
  return isShort ? [problem(path, "not-quoted", "The quoted price has other meals too.")] : wrong;
}

/** True for a code that the quoted price does not have (API-18). */
function isOtherCoupon(code: string | undefined, { terms: { coupon } }: QuoteRow): boolean {
  return Boolean(code) && !(coupon?.valid && couponCode(code) === coupon.coupon_code);
}

/** Addresses to go on to that lead, or might be read as leading, to another host (ASVS 3.7.2). */
function foreignAddresses(input: CreateBookingInput, origin: string): readonly FieldError[] {
  const { return_url, cancel_url, deeplink_url, booking } = input;
  return Object.entries({ return_url, cancel_url, deeplink_url, "booking.orderUrl": booking?.orderUrl })
    .filter(([, address]) => address !== undefined && ownPath(address, origin) === null)
    .map(([field]) => problem(field, "foreign", "This address leads away from the site."));
}

/** An address of this site, whole or from its root, as a path; null for any other. */
export function ownPath(address: string, origin: string): string | null {
  return sameOriginPath(address.startsWith(`${origin}/`) ? address.slice(origin.length) : address);
}

/** Rules the guest has to answer to first (HOTEL-04). */
function unacknowledged({ booking = {} }: CreateBookingInput, { terms }: QuoteRow): readonly FieldError[] {
  const codes = terms.hotel.restrictions.map(({ code }) => code);
  return missingAcknowledgements(codes, terms.rooms, booking.acknowledged_restrictions ?? []).map((code) =>
    problem("booking.acknowledged_restrictions", "rules-unseen", `The guest has not acknowledged ${code}.`),
  );
}

function problem(field: string, code: string, message: string): FieldError {
  return { field, code, message };
}
