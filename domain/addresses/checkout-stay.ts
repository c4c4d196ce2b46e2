import type { CivilDate } from "../dates/index.ts";
import { parseCivilDate } from "../dates/index.ts";
import { couponRequest, type DealRequest, type MealChoice, mergeMeals, parseMeals } from "../price/index.ts";
import { guestsOf, parseRoomsConfig } from "../rooms/index.ts";
import { dealRequest } from "../search/index.ts";
import { type Query, queryText } from "../shell/index.ts";

/**
 * What the address of a checkout chooses (BOOK-02), as the call for its price takes it. No price is in it
 * (PRICE-04).
 */
export interface CheckoutStay extends DealRequest {
  readonly hotel_id: number;
  readonly room_category_id: number;
  readonly checkin: CivilDate;
  readonly checkout: CivilDate;
  readonly rooms_config: string;
  readonly coupon_code?: string;
  /** Whether a coupon that applies by itself may be applied (COUP-04). */
  readonly pre_apply_coupon_switch: boolean;
  readonly meals?: MealChoice[];
  readonly early_checkin?: boolean;
}

/** Reads the address `checkoutUrl` writes; null when it does not say it all. */
export function checkoutStay(query: Query): CheckoutStay | null {
  const hotel_id = Number(queryText(query, "hotel_id"));
  const room_category_id = Number(queryText(query, "room_category_id"));
  const checkin = parseCivilDate(queryText(query, "checkin"));
  const checkout = parseCivilDate(queryText(query, "checkout"));
  const rooms_config = queryText(query, "rooms_config", 1000);
  if (!hotel_id || !room_category_id || !checkin || !checkout || !rooms_config) return null;
  // Counts of rooms by their adults leave out who else comes: never enough to book (ROOM-03).
  if (rooms_config.includes(",")) return null;
  const { requested_coupon, pre_apply_coupon_switch } = couponRequest(queryText(query, "coupon"));
  const meals = checkoutMeals(queryText(query, "meals"), rooms_config);
  return {
    hotel_id,
    room_category_id,
    checkin,
    checkout,
    rooms_config,
    ...(requested_coupon ? { coupon_code: requested_coupon } : {}),
    pre_apply_coupon_switch,
    ...dealRequest(query),
    ...(meals.length > 0 ? { meals: [...meals] } : {}),
    ...(queryText(query, "early_checkin") === "true" ? { early_checkin: true } : {}),
  };
}

/**
 * Meals of an address (MEAL-02), each for no more guests than stay in `rooms_config`; rooms that cannot be
 * read limit nothing.
 */
export function checkoutMeals(text: string | null | undefined, rooms_config: string): readonly MealChoice[] {
  const rooms = parseRoomsConfig(rooms_config);
  const guests = rooms ? guestsOf(rooms) : Number.POSITIVE_INFINITY;
  return mergeMeals(
    parseMeals(text).map((meal) => ({ ...meal, guest_count: Math.min(meal.guest_count, guests) })),
  );
}
