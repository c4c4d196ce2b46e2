import { checkoutMeals } from "#domain/addresses";
import { formatMeals, type MealChoice } from "#domain/price";
import { CallFailure } from "#renderer";
import type { CreateQuoteInput, Quote } from "#schemas/generated/api/quote.ts";

/** What a guest has added to a stay, as the call for its price takes it. */
export interface Extras {
  readonly meals: MealChoice[];
  readonly early_checkin: boolean;
}

/** What a price has added. */
export function extrasIn({ meals = [], early_checkin = false }: Quote): Extras {
  const choices = meals.map(({ category_code, guest_count }) => ({ category_code, guest_count }));
  return { meals: choices, early_checkin };
}

/**
 * Meals that `meals` of an address asks for, where a price has others; null where it has just these or
 * nothing is asked for.
 */
export function mealsAskedFor(meals: string | undefined, quote: Quote): readonly MealChoice[] | null {
  if (meals === undefined) return null;
  const wanted = checkoutMeals(meals, quote.rooms_config);
  return formatMeals(wanted) === formatMeals(quote.meals ?? []) ? null : wanted;
}

/** True when a price had something added that the one after it has not. */
export function hasLostExtras(before: Quote | undefined, now: Quote): boolean {
  if (!before) return false;
  const left = new Set(now.meals?.map((meal) => meal.category_code));
  const lostMeal = before.meals?.some((meal) => !left.has(meal.category_code)) ?? false;
  return lostMeal || (before.early_checkin === true && !now.early_checkin);
}

/** The same call without the meals and charges that were refused; null where anything else was. */
export function withoutRefused(input: CreateQuoteInput, failure: unknown): CreateQuoteInput | null {
  const refused = failure instanceof CallFailure ? failure.fields.map(({ field }) => field) : [];
  if (refused.length === 0 || !refused.every((field) => /^(meals|early_checkin)\b/.test(field))) return null;
  return {
    ...input,
    meals: (input.meals ?? []).filter(
      (_, index) => !refused.some((field) => field.startsWith(`meals.${index}.`)),
    ),
    early_checkin: input.early_checkin === true && !refused.includes("early_checkin"),
  };
}

/** True when a call for a price was refused because a meal is not sold here. */
export function refusesMeal(failure: unknown): boolean {
  const fields = failure instanceof CallFailure ? failure.fields : [];
  return fields.some(({ field, code }) => field.startsWith("meals.") && code === "not-offered");
}

/** Writes what a price has added into the address of its page; `none` where there was something before. */
export function rememberMeals(address: URLSearchParams, quote: Quote): void {
  const meals = formatMeals(quote.meals ?? []);
  if (meals || address.has("meals")) address.set("meals", meals || NO_MEALS);
  if (quote.early_checkin) address.set("early_checkin", "true");
  else address.delete("early_checkin");
}

const NO_MEALS = "none";
