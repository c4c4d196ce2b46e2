import type { Transaction } from "kysely";
import { bookingUrl } from "#domain/addresses";
import { BOOKING_STATUS } from "#domain/booking";
import { phoneKey } from "#domain/guest";
import { campaignSource } from "#domain/tracking";
import { siteOrigin } from "#renderer/server";
import type { CreateBookingInput, CreateBookingOutput } from "#schemas/generated/api/booking.ts";
import { redeemCoupon } from "../../../coupons/redeem-coupon.ts";
import type { BookingGuestValue, BookingRequestValue } from "../../../db/booking-tables.ts";
import type { Database } from "../../../db/schema.ts";
import { consumeHold, type HoldKey } from "../../../inventory/close-hold.ts";
import { keepWaiting } from "../../../outbox/keep-waiting.ts";
import { toldOfEngagement } from "../../../outbox/tell-engagement.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { spendOnBooking, WalletGone } from "../../../wallet/spend-on-booking.ts";
import { accountOf } from "../../account/accounts.ts";
import type { QuoteRow } from "../quote/queries.ts";
import { walletUsed } from "../quote/quoted-wallet.ts";
import { ownPath } from "./check-request.ts";
import { queueMails } from "./queue-mails.ts";

export interface NewBooking {
  readonly quote: QuoteRow;
  readonly hold: HoldKey;
  readonly bookingId: string;
  readonly guest: BookingGuestValue;
  readonly input: CreateBookingInput;
  readonly context: OperationContext;
}

/**
 * Writes a booking with everything that belongs to it in one transaction: hold consumed, quote used, nights,
 * meals, payment intent, wallet money, mail, coupon.
 * @throws ApiError `hold_expired`, `duplicate_request`, CouponGone, WalletGone; the transaction is then
 * rolled back.
 */
export async function writeBooking(
  trx: Transaction<Database>,
  booking: NewBooking,
): Promise<CreateBookingOutput> {
  const { quote, hold, bookingId, guest, context } = booking;
  const now = new Date(context.clock());
  const payable = quote.total - walletUsed(quote.terms);
  await markQuoteUsed(trx, quote, bookingId);
  if (!(await consumeHold(trx, hold, now.getTime()))) throw new ApiError("hold_expired");
  const status_key =
    quote.terms.hotel.property_type === "home" ? BOOKING_STATUS.upcoming : BOOKING_STATUS.confirm;
  await trx
    .insertInto("booking")
    .values({
      property_id: quote.property_id,
      booking_id: bookingId,
      hold_id: hold.hold_id,
      quote_id: quote.quote_id,
      session_id: context.session?.id ?? null,
      user_id: context.session?.userId ?? null,
      site_id: context.site.id,
      brand_id: context.site.brand.id,
      locale: context.locale,
      status_key,
      state: "confirmed",
      room_category_id: quote.room_category_id,
      checkin: quote.checkin,
      checkout: quote.checkout,
      rooms_config: quote.rooms_config,
      rooms: quote.rooms,
      guest: JSON.stringify(guest),
      guest_phone: phoneKey(guest.calling_code, guest.phone),
      request: JSON.stringify(requestOf(booking.input, siteOrigin(context.site))),
      currency_code: quote.currency_code,
      total: quote.total,
      terms: JSON.stringify(quote.terms),
      payment_mode: "pay_at_hotel",
      source: booking.input.source ?? "web",
      created_at: now,
      updated_at: now,
    })
    .execute();
  await writeNights(trx, quote, bookingId);
  await writeMeals(trx, booking, now);
  await trx
    .insertInto("payment")
    .values({
      property_id: quote.property_id,
      payment_id: context.ids.payment(),
      booking_id: bookingId,
      mode: "pay_at_hotel",
      state: "intent",
      currency_code: quote.currency_code,
      amount: payable,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await spendWallet(trx, booking);
  if (booking.input.inform_guest !== false)
    await queueMails(trx, { event: "bookingMade", quote, bookingId, guest, context }, now);
  await spendCoupon(trx, booking, now);
  await writeCampaign(trx, booking, now);
  return {
    booking_id: bookingId,
    booking_no: bookingId,
    invoice_no: bookingId,
    state: "confirmed",
    status_key,
    orderUrl: bookingUrl(bookingId),
    currency_code: quote.currency_code,
    final_amount: quote.total,
    payable_amount: payable,
    payment_kind: "Postpay",
    created_at: now.toISOString(),
  };
}

/** A quote makes one booking. */
async function markQuoteUsed(trx: Transaction<Database>, quote: QuoteRow, bookingId: string): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable("quote")
    .set({ booking_id: bookingId })
    .where("property_id", "=", quote.property_id)
    .where("quote_id", "=", quote.quote_id)
    .where("booking_id", "is", null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new ApiError("duplicate_request");
}

async function writeNights(trx: Transaction<Database>, quote: QuoteRow, booking_id: string): Promise<void> {
  const { property_id, room_category_id, rooms } = quote;
  const nights = quote.terms.night_prices.map(({ date, amount }) => ({
    property_id,
    booking_id,
    room_category_id,
    night: date,
    rooms,
    amount,
  }));
  await trx.insertInto("booking_night").values(nights).execute();
}

/** Each meal of the quote becomes a line of the booking, confirmed (MEAL-01). */
async function writeMeals(
  trx: Transaction<Database>,
  { quote, bookingId, context }: NewBooking,
  now: Date,
): Promise<void> {
  const lines = quote.terms.price_lines.flatMap(({ category_code, guest_count, name, amount }) =>
    category_code && guest_count
      ? [
          {
            property_id: quote.property_id,
            booking_id: bookingId,
            meal_booking_id: context.ids.mealBooking(),
            category_code,
            name,
            guest_count,
            amount,
            created_at: now,
            updated_at: now,
          },
        ]
      : [],
  );
  if (lines.length > 0) await trx.insertInto("booking_meal").values(lines).execute();
}

/** Wallet money of the quote is used with the booking or not at all (PAY-13). */
async function spendWallet(
  trx: Transaction<Database>,
  { quote, bookingId, context }: NewBooking,
): Promise<void> {
  const used = walletUsed(quote.terms);
  if (used === 0) return;
  const account = await accountOf({ ...context, db: trx });
  if (!account) throw new WalletGone();
  const { total, currency_code } = quote;
  const { ids, clock, site } = context;
  const { owner_discount: ownerDiscount } = quote.terms;
  const use = { user_id: account.user_id, booking_id: bookingId, currency_code, total, ownerDiscount, used };
  await spendOnBooking(trx, use, { ids, clock, country: site.country });
}

/** The coupon of the quote is used with the booking or not at all (COUP-05). */
async function spendCoupon(
  trx: Transaction<Database>,
  { quote, bookingId, guest }: NewBooking,
  now: Date,
): Promise<void> {
  const { coupon } = quote.terms;
  if (!coupon?.valid) return;
  await redeemCoupon(trx, {
    property_id: quote.property_id,
    booking_id: bookingId,
    coupon_code: coupon.coupon_code,
    currency_code: quote.currency_code,
    amount: coupon.discount,
    phone: phoneKey(guest.calling_code, guest.phone),
    email: guest.email,
    now,
  });
}

/**
 * Where the booking came from is kept beside it, and the customer-engagement service told of it without its
 * number (TRK-08, TRK-11): each of a guest alone who has agreed to that.
 */
async function writeCampaign(
  trx: Transaction<Database>,
  { quote, bookingId, context }: NewBooking,
  now: Date,
): Promise<void> {
  const { property_id } = quote;
  if (context.campaign)
    await trx
      .insertInto("booking_campaign")
      .values({ property_id, booking_id: bookingId, ...context.campaign, created_at: now })
      .execute();
  const nights = quote.terms.night_prices.length;
  const booked = { name: "booking_made", attributes: { hotel: property_id, nights } };
  await keepWaiting(trx, "engagement", toldOfEngagement([booked], context), context);
}

function requestOf(
  { booking = {}, return_url, cancel_url, deeplink_url }: CreateBookingInput,
  origin: string,
): BookingRequestValue {
  const {
    special_requests,
    arrival_time,
    acknowledged_restrictions,
    utm_source,
    sub_source,
    microsite_txn_id,
  } = booking;
  const path = (address: string | undefined) =>
    address === undefined ? undefined : (ownPath(address, origin) ?? undefined);
  return {
    special_requests,
    arrival_time,
    acknowledged_restrictions,
    utm_source: campaignSource(utm_source),
    sub_source,
    microsite_txn_id,
    shown_total: booking.pricing?.total,
    return_url: path(return_url),
    cancel_url: path(cancel_url),
    deeplink_url: path(deeplink_url),
  };
}
