import { isBookingId, normalizeBookingId } from "#domain/booking";
import { nightsOf } from "#domain/stay";
import type { UpgradeInfoInput, UpgradeInfoOutput, UpgradeOffer } from "#schemas/generated/api/upgrade.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { ORIGINAL_LOCALE } from "../../../supply/original-locale.ts";
import { presentMeals } from "../../../supply/present-meals.ts";
import { supplyWord } from "../../../supply/supply-words.ts";
import { inWordsOf } from "../agreed-words.ts";
import { openByProof } from "../booking/open-by-proof.ts";
import type { BookingRow } from "../booking/queries.ts";
import { walletUsed } from "../quote/quoted-wallet.ts";
import { findAttempt } from "./attempts.ts";
import { type Upgrade, upgradeAccessAt, upgradeRooms } from "./upgrade-offers.ts";

/**
 * A booking and the better rooms it can be moved to now, each at the total and the difference (UPG-01a); why
 * it cannot be moved, where it cannot. @throws ApiError `not_found`, `rate_limited`.
 */
export async function upgradeInfo(
  { booking_id, user_phone: phone, token }: UpgradeInfoInput,
  context: OperationContext,
): Promise<UpgradeInfoOutput> {
  const bookingId = normalizeBookingId(booking_id);
  if (!isBookingId(bookingId)) throw new ApiError("not_found");
  const { session, db } = context;
  const { access, booking } = await openByProof(context, { bookingId, session, token, phone });
  const allowed = upgradeAccessAt(booking, context.clock());
  const isOpen = allowed === "open" && access !== "masked";
  const { terms } = booking;
  const [worded = booking] = await inWordsOf(context, [booking], new Map());
  const attempt = access === "masked" ? undefined : await findAttempt(db, booking);
  return {
    booking_id: booking.booking_id,
    booking_no: booking.booking_id,
    access: allowed === "open" && access === "masked" ? "masked" : allowed,
    hotel_id: booking.property_id,
    hotel_name: terms.hotel.name,
    room_category_id: booking.room_category_id,
    room_name: worded.terms.room_category.name,
    checkin: booking.checkin,
    checkout: booking.checkout,
    nights_count: nightsOf(booking),
    rooms_count: booking.rooms,
    currency_code: booking.currency_code,
    currency_symbol: terms.currency_symbol,
    total_amount: booking.total,
    ...(walletUsed(terms) > 0 && { wallet_amount: walletUsed(terms) }),
    ...(terms.coupon?.valid && terms.coupon.discount > 0 && { coupon_amount: terms.coupon.discount }),
    ...(isOpen && {
      offers: (await upgradeRooms(booking, context)).offers.map((each) => present(each, booking, context)),
    }),
    shiftingInitiated: attempt !== undefined,
    ...(attempt && {
      shifting: {
        outcome: attempt.outcome,
        ...(attempt.reason !== null && { reason: attempt.reason }),
        room_category_id: attempt.room_category_id,
      },
    }),
  };
}

function present(
  { category, terms, total, roomsLeft, lost, lostMeals, version }: Upgrade,
  booking: BookingRow,
  context: OperationContext,
): UpgradeOffer {
  const { locale } = context;
  const own = category.texts[locale];
  const word = supplyWord(context);
  const description = own?.description ?? category.description;
  const lostOnes = (booking.terms.meals ?? []).filter((meal) => lostMeals.includes(meal.category_code));
  const named = (meals: Parameters<typeof presentMeals>[0]) =>
    presentMeals(meals, word).map(({ name }) => name);
  return {
    room_category_id: category.room_category_id,
    name: own?.name ?? category.name,
    ...(own || locale === ORIGINAL_LOCALE ? {} : { text_locale: ORIGINAL_LOCALE }),
    ...(description && { description }),
    ...(category.size_sqm !== null && { size_sqm: category.size_sqm }),
    max_occupancy_allowed: category.max_occupancy,
    included_meals: named(category.meals.filter(({ included }) => included)),
    total_amount: total,
    difference_amount: total - booking.total,
    payable_amount: total - Math.min(walletUsed(terms), total),
    rooms_left: Math.min(9, roomsLeft),
    lost: [...lost],
    lost_meals: named(lostOnes),
    offer_version: version,
  };
}
