import type { PriceLine } from "#schemas/generated/api/price.ts";
import { supplyWords } from "./words/index.ts";

/** Meals named in the language of a page; a meal it has no word for keeps the name of the supply. */
export function presentMeals<Meal extends { readonly category_code: string; readonly name: string }>(
  meals: readonly Meal[],
  locale: string,
): Meal[] {
  const words = supplyWords(locale).meals;
  return meals.map((meal) => ({ ...meal, name: words[meal.category_code] ?? meal.name }));
}

/** A line of a price, named in that language when it is a meal. */
export function presentMealLine(line: PriceLine, locale: string): PriceLine {
  const name = line.category_code && supplyWords(locale).meals[line.category_code];
  return name ? { ...line, name } : line;
}
