import { holdExpiry, isHoldExpired } from "#domain/booking";
import { isQuoteExpired } from "#domain/price";
import { nightDates } from "#domain/stay";
import { siteOrigin } from "#renderer/server";
import type { CreateBookingInput, CreateBookingOutput } from "#schemas/generated/api/booking.ts";
import { CouponGone } from "../../../coupons/redeem-coupon.ts";
import type { BookingGuestValue } from "../../../db/booking-tables.ts";
import { retryTransaction } from "../../../db/retry-transaction.ts";
import { findDeal } from "../../../deals/live-deals.ts";
import { closeHold, sellHeldRooms } from "../../../inventory/close-hold.ts";
import { holdRooms, NightSoldOut } from "../../../inventory/hold-rooms.ts";
import { unprovenWait } from "../../../inventory/unproven-demand.ts";
import { ApiError } from "../../../platform/api-error.ts";
import { sha256 } from "../../../platform/hash.ts";
import type { KeepAnswer } from "../../../platform/idempotency/run-once.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { hasProof } from "../../../platform/session/has-proof.ts";
import { isSoldOnSite } from "../../../supply/is-sold-on-site.ts";
import { WalletGone } from "../../../wallet/spend-on-booking.ts";
import { type KnownOfPrice, priceStayNow } from "../quote/price-stay.ts";
import { findQuote, insertQuote, type QuoteRow } from "../quote/queries.ts";
import { walletUsed } from "../quote/quoted-wallet.ts";
import { stillSold } from "../quote/still-sold.ts";
import { checkBookingRequest } from "./check-request.ts";
import { readGuest } from "./guest.ts";
import { unprovenBounds } from "./guest-proof.ts";
import { checkPhoneCode } from "./phone-code.ts";
import { activeHolds, lockQuote, ownBookingOf } from "./queries.ts";
import { spendRoomNights } from "./spend-room-nights.ts";
import { writeBooking } from "./write-booking.ts";

/**
 * Books a quoted stay to be paid at the property (BOOK-01, BOOK-06, PRICE-04). Prices in the input are never
 * looked at. Order: idempotency row → quote → hold with its nights; then quote → hold → booking, payment
 * intent, wallet, outbox, kept answer → nights.
 * @throws ApiError `validation_failed`, `not_found`, `quote_expired`, `price_changed`, `restriction_refused`,
 * `otp_required`, `otp_invalid`, `otp_expired`, `sold_out`, `hold_expired`, `duplicate_request`,
 * `rate_limited`; after any of them nothing is booked.
 */
export async function createBooking(
  input: CreateBookingInput,
  context: OperationContext,
): Promise<CreateBookingOutput> {
  const owner = sha256(`createBooking:${context.session?.id}:${input.idempotency_key}`).slice(0, 22);
  return context.once((keep) => book(input, context, owner, keep));
}

async function book(
  input: CreateBookingInput,
  context: OperationContext,
  owner: string,
  keep: KeepAnswer,
): Promise<CreateBookingOutput> {
  const quote = await findQuote(context.db, input.quote_id);
  if (!quote || quote.site_id !== context.site.id || quote.session_id !== context.session?.id)
    throw new ApiError("not_found");
  const guest = readGuest(input.user, quote.terms.hotel.property_type, context);
  if (quote.booking_id)
    throw new ApiError("duplicate_request", { details: { booking_id: quote.booking_id } });
  if (isQuoteExpired(quote.expires_at.getTime(), context.clock())) throw await expiredError(quote, context);
  checkBookingRequest(input, quote, siteOrigin(context.site));
  await checkStillSold(quote, context);
  const { pay_at_hotel } = quote.terms;
  if (!pay_at_hotel.allowed)
    throw new ApiError("restriction_refused", { details: { reason: pay_at_hotel.reason ?? "no_postpaid" } });
  await checkPhoneCode(input.otp, guest, context);

  const giveBack = await spendRoomNights(context, quote, guest);
  try {
    return await sell({ quote, guest, input, context, owner, keep });
  } catch (error) {
    await giveBack().catch(() => undefined);
    if (error instanceof CouponGone) throw await withoutCoupon(quote, context);
    if (error instanceof WalletGone) throw await withOtherWallet(quote, context);
    throw isSoldOut(error) ? await soldToWhom(error, quote, context) : error;
  }
}

const isSoldOut = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === "sold_out";

/**
 * The last room went to somebody else, unless this session booked the very stay in another tab: nobody is
 * told that others were faster than themselves.
 */
async function soldToWhom(soldOut: ApiError, quote: QuoteRow, { db }: OperationContext): Promise<ApiError> {
  const own = await ownBookingOf(db, quote);
  return own === undefined ? soldOut : new ApiError("duplicate_request", { details: { booking_id: own } });
}

interface Sale {
  readonly quote: QuoteRow;
  readonly guest: BookingGuestValue;
  readonly input: CreateBookingInput;
  readonly context: OperationContext;
  readonly owner: string;
  readonly keep: KeepAnswer;
}

async function sell({ quote, guest, input, context, owner, keep }: Sale): Promise<CreateBookingOutput> {
  const hold = { property_id: quote.property_id, hold_id: await holdFor(quote, context, owner) };
  const bookingId = context.ids.booking();
  try {
    return await retryTransaction(context.db, async (trx) => {
      const answer = await writeBooking(trx, { quote, hold, bookingId, guest, input, context });
      await keep(trx, answer);
      await sellHeldRooms(trx, hold);
      return answer;
    });
  } catch (error) {
    // Not now is soon enough: the sweeper gives the rooms back when this cannot.
    await closeHold(context.db, hold, "released", context.clock()).catch(() => undefined);
    throw error;
  }
}

/**
 * A property that was taken off sale since the quote has no rooms left, whatever its nights say. @throws
 * ApiError `sold_out`.
 */
async function checkStillSold(quote: QuoteRow, { db, site }: OperationContext): Promise<void> {
  const property = await db
    .selectFrom("property")
    .select(["status", "property_type", "brand_id"])
    .where("property_id", "=", quote.property_id)
    .executeTakeFirst();
  if (!property || !isSoldOnSite(property, site))
    throw new ApiError("sold_out", { details: { night: quote.checkin, rooms_left: 0 } });
}

/**
 * Holds the rooms of a quote; returns the hold's id. The quote's row is locked first: tries under different
 * keys take turns, and only one may hold. A hold that an earlier try under the same key left behind (its
 * process died) is used again, so that a guest is never refused because of their own crash.
 */
async function holdFor(quote: QuoteRow, context: OperationContext, owner: string): Promise<string> {
  const { db, clock, ids, session, site } = context;
  const holdId = `${owner}.${ids.lock()}`;
  const claim = {
    propertyId: quote.property_id,
    categoryId: quote.room_category_id,
    nights: nightDates(quote),
    rooms: quote.rooms,
  };
  const now = clock();
  const isProven = await hasProof(context);
  const hold = {
    isProven,
    holdId,
    quoteId: quote.quote_id,
    sessionId: session?.id ?? null,
    now,
    expiresAt: holdExpiry(now, site.limits.booking),
  };
  try {
    return await retryTransaction(db, async (trx) => {
      const bookingId = await lockQuote(trx, quote);
      if (bookingId) throw new ApiError("duplicate_request", { details: { booking_id: bookingId } });
      const left = await activeHolds(trx, quote.property_id, quote.quote_id);
      const own = left.find(({ hold_id }) => hold_id.startsWith(`${owner}.`));
      if (own) return own.hold_id;
      if (left.some(({ expires_at }) => !isHoldExpired(expires_at.getTime(), clock()))) {
        throw new ApiError("duplicate_request", { details: { retry_after: 5 } });
      }
      const wait = isProven ? 0 : await unprovenWait(trx, claim, unprovenBounds(context), now);
      if (wait > 0)
        throw new ApiError("rate_limited", {
          details: { reason: "high_demand", retry_after: Math.ceil(wait / 1000) },
        });
      await holdRooms(trx, claim, hold);
      return holdId;
    });
  } catch (error) {
    if (!(error instanceof NightSoldOut)) throw error;
    throw new ApiError("sold_out", { details: { night: error.night, rooms_left: error.roomsLeft } });
  }
}

/**
 * The stay priced again: a new quote at today's total, to accept or not (PRICE-04), with the same coupon and
 * extras as far as they can still be had. A stay that cannot be priced any more says why.
 */
async function expiredError(quote: QuoteRow, context: OperationContext): Promise<ApiError> {
  const { coupon } = quote.terms;
  const { fresh, lost } = await priceAgain(quote, context, coupon?.valid ? coupon.coupon_code : undefined);
  const lostCoupon = coupon?.valid && !fresh.terms.coupon?.valid;
  const lostMember = hasMemberPrice(quote) && !hasMemberPrice(fresh);
  const lostDeal = hasDeal(quote) && !hasDeal(fresh);
  const lostWallet = walletUsed(fresh.terms) < walletUsed(quote.terms);
  const [why = {}] = [
    ...(lostCoupon ? [COUPON_LOST] : []),
    ...(lostDeal ? [DEAL_LOST] : []),
    ...(lostMember ? [MEMBER_LOST] : []),
    ...(lost ? [EXTRAS_LOST] : []),
    ...(lostWallet ? [WALLET_LOST] : []),
  ];
  const details = { ...changeOf(quote, fresh), ...why };
  return new ApiError(payableOf(fresh) === payableOf(quote) ? "quote_expired" : "price_changed", { details });
}

/**
 * The stay priced without the coupon that cannot be used any more: a new quote to accept or not, and nothing
 * else of the form lost.
 */
async function withoutCoupon(quote: QuoteRow, context: OperationContext): Promise<ApiError> {
  const { fresh } = await priceAgain(quote, context);
  return new ApiError("price_changed", { details: { ...changeOf(quote, fresh), ...COUPON_LOST } });
}

/**
 * The stay priced with what the guest's wallet has left for it, which is less than it was or nothing: a new
 * quote to accept or not.
 */
async function withOtherWallet(quote: QuoteRow, context: OperationContext): Promise<ApiError> {
  const { coupon } = quote.terms;
  const { fresh } = await priceAgain(quote, context, coupon?.valid ? coupon.coupon_code : undefined);
  return new ApiError("price_changed", { details: { ...changeOf(quote, fresh), ...WALLET_LOST } });
}

/**
 * A new quote of the same stay with the same coupon or with none, never with another one, and whether an
 * extra had to be left out.
 */
async function priceAgain(
  quote: QuoteRow,
  context: OperationContext,
  coupon_code?: string,
): Promise<{ readonly fresh: QuoteRow; readonly lost: boolean }> {
  const { property_id, room_category_id, checkin, checkout, rooms_config } = quote;
  const { extras, lost } = await stillSold(context.db, quote);
  const stay = {
    hotel_id: property_id,
    room_category_id,
    checkin,
    checkout,
    rooms_config,
    ...quote.terms.deal?.request,
    ...extras,
  };
  const deal = await dealAgain(quote, context);
  const priced = await priceStayNow(context, { ...stay, ...(coupon_code ? { coupon_code } : {}) }, deal);
  return { fresh: await insertQuote(context, priced, walletUsed(quote.terms) > 0), lost };
}

/**
 * The mystery deal of a quote, to price it again. One that is over has no price: the property's own would
 * come with its name hidden. @throws ApiError `sold_out`.
 */
async function dealAgain(
  { property_id, terms: { mystery }, checkin, checkout }: QuoteRow,
  { db, clock }: OperationContext,
): Promise<KnownOfPrice> {
  if (!mystery) return {};
  const key = { property_id, deal_id: mystery.deal_id };
  const deal = await findDeal(db, key, { now: clock(), stay: { checkin, checkout } });
  if (!deal) throw new ApiError("sold_out", { details: { night: checkin, rooms_left: 0 } });
  return { deal };
}

/** What a guest pays at a price: its total without what it uses of their wallet. Minor units. */
function payableOf({ total, terms }: QuoteRow): number {
  return total - walletUsed(terms);
}

function changeOf(quote: QuoteRow, fresh: QuoteRow) {
  return {
    old_total: payableOf(quote),
    new_total: payableOf(fresh),
    currency_code: fresh.currency_code,
    quote_id: fresh.quote_id,
  };
}

/** Whether a quote was made for a member: its price is booked as it is while it holds (PRICE-03). */
function hasMemberPrice({ terms }: QuoteRow): boolean {
  return terms.pricing.wizard_discount_amount > 0;
}

/** Whether a quote has a deal in its price. */
function hasDeal({ terms }: QuoteRow): boolean {
  return terms.pricing.deal_percentage !== undefined;
}

const COUPON_LOST = { reason: "coupon" };
const DEAL_LOST = { reason: "deal" };
const MEMBER_LOST = { reason: "member" };
const EXTRAS_LOST = { reason: "extras" };
const WALLET_LOST = { reason: "wallet" };
