import { displayStatus } from "#domain/booking";
import type { BookingDetail, MealBooking } from "#schemas/generated/api/booking.ts";
import { presentMeals } from "../../../supply/present-meals.ts";
import type { SupplyWord } from "../../../supply/supply-words.ts";
import type { BookingMealRow, BookingRow } from "./queries.ts";

/**
 * Meals of a booking as the wire has them (MEAL-01); nothing where none was ever booked. Those of a cancelled
 * booking are cancelled.
 */
export function presentMealBookings(
  rows: readonly BookingMealRow[],
  { status_key, state, terms }: Pick<BookingRow, "status_key" | "state" | "terms">,
  word: SupplyWord,
): Pick<BookingDetail, "meals"> {
  if (rows.length === 0) return {};
  const isOver = displayStatus({ statusKey: status_key, state }) === "cancelled";
  const lines = rows.map(
    ({ category_code, name, guest_count, meal_booking_id, status: kept }): MealBooking => {
      const status = isOver ? "Cancelled" : kept;
      const agreed = terms.meals?.find((meal) => meal.category_code === category_code);
      const amount = status === "Confirmed" && agreed ? { amount: agreed.amount } : {};
      return { category_code, name, guest_count, meal_booking_id, status, ...amount };
    },
  );
  return { meals: presentMeals(lines, word) };
}
