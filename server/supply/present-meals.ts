import type { PriceLine } from "#schemas/generated/api/price.ts";
import type { SupplyWord } from "./supply-words.ts";

/** Meals named in the language of a page; a meal it has no word for keeps the name of the supply. */
export function presentMeals<Meal extends { readonly category_code: string; readonly name: string }>(
  meals: readonly Meal[],
  word: SupplyWord,
): Meal[] {
  return meals.map((meal) => ({ ...meal, name: word(`supply.meal.${meal.category_code}`) ?? meal.name }));
}

/** A line of a price, named in that language when it is a meal. */
export function presentMealLine(line: PriceLine, word: SupplyWord): PriceLine {
  const name = line.category_code && word(`supply.meal.${line.category_code}`);
  return name ? { ...line, name } : line;
}
