import { type MealChange, mealChange } from "#domain/booking";
import { todayIn } from "#domain/dates";
import { extraUnitPrice } from "#domain/price";
import type { BookingDetail, BookingMealOffer } from "#schemas/generated/api/booking.ts";
import type { Db } from "../../../db/pool.ts";
import { policiesAt } from "../../../pricing/cancellation-policies.ts";
import { presentMeals } from "../../../supply/present-meals.ts";
import { supplyWord, type WordsPlace } from "../../../supply/supply-words.ts";
import type { Access } from "./access.ts";
import type { BookingRow } from "./queries.ts";

interface OfferContext extends WordsPlace {
  readonly db: Db;
  readonly clock: () => number;
}

/**
 * Meals that a booking has or may have, each at its price, and whether they can be changed now (MEAL-02);
 * nothing where there are none.
 */
export async function bookingOffer(
  booking: BookingRow,
  access: Access,
  { db, clock, ...place }: OfferContext,
): Promise<Pick<BookingDetail, "services">> {
  const { terms } = booking;
  const category = await db
    .selectFrom("room_category")
    .select("meals")
    .where("property_id", "=", booking.property_id)
    .where("room_category_id", "=", booking.room_category_id)
    .executeTakeFirst();
  const agreed = new Map((terms.meals ?? []).map((meal) => [meal.category_code, meal]));
  // Nothing can be priced for a booking that was agreed before its taxes were kept.
  const sold = terms.taxes ? (category?.meals ?? []) : [];
  const offers = sold.map(({ category_code, name, price, included }): BookingMealOffer => {
    const { guest_count = 0, amount = 0 } = agreed.get(category_code) ?? {};
    agreed.delete(category_code);
    const shown = extraUnitPrice(price, terms.taxes ?? []);
    return { category_code, name, price: shown, included, guest_count, amount };
  });
  const others = [...agreed.values()].map((meal): BookingMealOffer => ({ ...meal, included: false }));
  const meals = presentMeals([...offers, ...others], supplyWord(place));
  if (meals.every(({ included }) => included)) return {};
  const change = access === "masked" ? "masked" : mealChangeAt(booking, clock());
  const { quote_id: quotation_id } = booking;
  return {
    services: { change, ...(change === "open" || change === "add_only" ? { quotation_id } : {}), meals },
  };
}

/** Whether the meals of a booking can be changed at a moment (milliseconds) by somebody who may. */
export function mealChangeAt(
  { status_key, state, paid, checkin, terms }: BookingRow,
  now: number,
): MealChange {
  const [policy] = policiesAt(terms.cancellation_policies, now);
  return mealChange({
    statusKey: status_key,
    state,
    paid,
    checkin,
    today: todayIn(terms.hotel.time_zone, now),
    isFree: policy?.charge_percentage === 0,
  });
}
