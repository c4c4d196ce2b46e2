import { percentOf, roundToStep } from "../money/index.ts";
import type { Tax } from "./tax.ts";

/** A meal and the guests that eat it on each night of a stay (MEAL-01). */
export interface MealChoice {
  readonly category_code: string;
  readonly guest_count: number;
}

/** Something a guest adds to a stay of their own accord: a meal, an early check-in. */
export interface StayExtra {
  readonly kind: "meals" | "charge";
  readonly name: string;
  /** Minor units, without the taxes that come on top. */
  readonly unitPrice: number;
  /** How often it is paid: guests times nights for a meal. */
  readonly units: number;
}

/**
 * A tax that comes on top of extras, in minor units. It is rounded for each unit, so that units times the
 * price a guest is shown for one is what the total grows by (PRICE-04).
 */
export function extrasTax(extras: readonly StayExtra[], tax: Tax, step = 1): number {
  if (!tax.onExtras) return 0;
  return extras.reduce(
    (sum, { unitPrice, units }) => sum + units * roundToStep(percentOf(unitPrice, tax.percent), step),
    0,
  );
}

/** What a guest pays for one unit of an extra: its price and the taxes that come on top of it. */
export function extraUnitPrice(price: number, taxes: readonly Tax[], step = 1): number {
  const unit = [{ kind: "charge", name: "", unitPrice: price, units: 1 }] as const;
  return taxes.filter((tax) => !tax.included).reduce((sum, tax) => sum + extrasTax(unit, tax, step), price);
}

/** Meals with the lines of one code added up, and those for nobody left out. */
export function mergeMeals(meals: readonly MealChoice[]): readonly MealChoice[] {
  const counts = new Map<string, number>();
  for (const { category_code, guest_count } of meals)
    counts.set(category_code, (counts.get(category_code) ?? 0) + guest_count);
  return [...counts]
    .filter(([, guest_count]) => guest_count > 0)
    .map(([category_code, guest_count]) => ({ category_code, guest_count }));
}

/** Meals as an address has them, such as `breakfast.2-dinner.1`; empty without any. */
export function formatMeals(meals: readonly MealChoice[]): string {
  return mergeMeals(meals)
    .map(({ category_code, guest_count }) => `${category_code}.${guest_count}`)
    .sort()
    .join("-");
}

/** Reads what `formatMeals` writes; what cannot be read is none. */
export function parseMeals(text: string | null | undefined): readonly MealChoice[] {
  if (!/^[a-z_]{1,40}\.\d{1,3}(-[a-z_]{1,40}\.\d{1,3}){0,19}$/.test(text ?? "")) return [];
  const meals = (text as string).split("-").map((part) => {
    const [category_code = "", count] = part.split(".");
    return { category_code, guest_count: Math.min(200, Number(count)) };
  });
  return mergeMeals(meals);
}
