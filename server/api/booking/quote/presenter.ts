import { isQuoteExpired } from "#domain/price";
import { adultsOf, guestsOf, petsOf, type RoomConfig } from "#domain/rooms";
import { nightsOf } from "#domain/stay";
import type { Quote } from "#schemas/generated/api/quote.ts";
import type { Guests } from "#schemas/generated/api/stay.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { phoneLengths } from "../../../platform/phone-lengths.ts";
import { presentMealLine, presentMeals } from "../../../supply/present-meals.ts";
import { supplyWord } from "../../../supply/supply-words.ts";
import { hideProperty } from "./hide-property.ts";
import type { QuoteRow } from "./queries.ts";

/**
 * A quote as the wire has it. `roomsLeft` was counted now; `isCancelled` says that it was booked, and that
 * the booking is none any more.
 */
export function presentQuote(
  row: QuoteRow,
  roomsLeft: number,
  {
    clock,
    release,
    session,
    site,
    locale,
  }: Pick<OperationContext, "clock" | "release" | "session" | "site" | "locale">,
  isCancelled = false,
): Quote {
  const now = clock();
  const word = supplyWord({ release, site, locale });
  const { terms } = row;
  return hideProperty(terms, word, {
    quote_id: row.quote_id,
    status: statusOf(row, session?.id ?? null, now, isCancelled),
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    server_time: new Date(now).toISOString(),
    hotel: terms.hotel,
    room_category: terms.room_category,
    checkin: row.checkin,
    checkout: row.checkout,
    nights: nightsOf(row),
    rooms_config: row.rooms_config,
    rooms: [...terms.rooms],
    guests: presentGuests(terms.rooms),
    currency_code: row.currency_code,
    currency_symbol: terms.currency_symbol,
    pricing: terms.pricing,
    price_lines: terms.price_lines.map((line) => presentMealLine(line, word)),
    night_prices: [...terms.night_prices],
    total: row.total,
    ...(terms.coupon ? { coupon: terms.coupon } : {}),
    ...(terms.deal ? { deal_info: terms.deal.info } : {}),
    ...(terms.member_price ? { member_price: terms.member_price } : {}),
    ...(terms.services ? { services: { meals: presentMeals(terms.services.meals, word) } } : {}),
    ...(terms.additional_charge_info ? { additional_charge_info: terms.additional_charge_info } : {}),
    ...(terms.meals ? { meals: presentMeals(terms.meals, word) } : {}),
    ...(terms.early_checkin ? { early_checkin: true } : {}),
    ...(terms.deposit ? { deposit: terms.deposit } : {}),
    ...(terms.wallet && row.session_id === session?.id
      ? { wallet: presentWalletPart(row, terms.wallet) }
      : {}),
    pay_at_hotel: terms.pay_at_hotel,
    cancellation_policies: [...terms.cancellation_policies],
    rooms_left: Math.min(9, roomsLeft),
    guest_fields: terms.hotel.property_type,
    phone_lengths: phoneLengths(release, site),
  });
}

/** What a price may use of its guest's wallet; of whoever else looks at it, that is nothing to see. */
function presentWalletPart(
  { total }: QuoteRow,
  { usable, used }: NonNullable<QuoteRow["terms"]["wallet"]>,
): NonNullable<Quote["wallet"]> {
  return { usable, used, payable: total - used };
}

/** A price holds for the session that asked for it: for any other, the guest signed out, it is over. */
function statusOf(
  { booking_id, expires_at, session_id }: QuoteRow,
  sessionId: string | null,
  now: number,
  isCancelled: boolean,
): Quote["status"] {
  if (booking_id) return isCancelled ? "cancelled" : "used";
  if (session_id !== sessionId) return "expired";
  return isQuoteExpired(expires_at.getTime(), now) ? "expired" : "active";
}

/** Guests summed over rooms. */
export function presentGuests(rooms: RoomConfig): Guests {
  const sum = (count: (room: RoomConfig[number]) => number) =>
    rooms.reduce((total, room) => total + count(room), 0);
  return {
    rooms: rooms.length,
    guests: guestsOf(rooms),
    adults: adultsOf(rooms),
    children: sum((room) => room.children),
    infants: sum((room) => room.infants),
    pets: petsOf(rooms) ?? 0,
  };
}
