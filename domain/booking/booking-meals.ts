import type { CivilDate } from "../dates/index.ts";
import { isCancellable } from "./booking-permissions.ts";
import type { BookingStatusSource } from "./booking-status.ts";

/** What can be done with the meals of a booking; after the first two, why nothing can. */
export type MealChange = "open" | "add_only" | "closed" | "started" | "paid";

interface ChangeableBooking extends BookingStatusSource {
  readonly checkin: CivilDate;
  /** Today at the property. */
  readonly today: CivilDate;
  /** Minor units. */
  readonly paid: number;
  /** Whether a cancellation costs nothing now. */
  readonly isFree: boolean;
}

/**
 * Whether the meals of a booking can be changed (MEAL-01, MEAL-02): while it is neither over nor begun nor
 * paid. A meal that is taken off is cancelled, so it can be only while cancelling is free; meals can be added
 * afterwards too.
 */
export function mealChange({ checkin, today, paid, isFree, ...status }: ChangeableBooking): MealChange {
  if (!isCancellable(status)) return "closed";
  if (checkin <= today) return "started";
  if (paid > 0) return "paid";
  return isFree ? "open" : "add_only";
}

/** A meal that a booking has or may have. */
export interface MealOffer {
  readonly category_code: string;
  /**
   * For one guest and night today, its taxes included; minor units. Absent where the meal is no longer sold.
   */
  readonly price?: number | undefined;
  /** Guests it is booked for now, and what it adds to the total for all nights; minor units. */
  readonly guest_count: number;
  readonly amount: number;
}

/**
 * What a meal adds to the total for so many guests, in minor units: as it was agreed for as many as it is
 * booked for, at today's price otherwise.
 */
export function mealAmount(meal: MealOffer, guests: number, nights: number): number {
  return guests === meal.guest_count ? meal.amount : (meal.price ?? 0) * guests * nights;
}

/**
 * Total of a booking with its meals for other counts, by meal code; one that is not named stays as it is.
 * Minor units.
 */
export function totalWithMeals(
  {
    total,
    nights,
    meals,
  }: { readonly total: number; readonly nights: number; readonly meals: readonly MealOffer[] },
  counts: Readonly<Record<string, number>>,
): number {
  return meals.reduce((sum, meal) => {
    const guests = counts[meal.category_code] ?? meal.guest_count;
    return sum + mealAmount(meal, guests, nights) - meal.amount;
  }, total);
}
