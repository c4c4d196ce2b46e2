import { extraUnitPrice, type MealChoice, type StayExtra } from "#domain/price";
import { guestsOf, type RoomConfig } from "#domain/rooms";
import { nightsOf, type Stay } from "#domain/stay";
import type { AdditionalChargeInfo, MealService } from "#schemas/generated/api/hotels.ts";
import type { MealValue } from "../db/property-tables.ts";
import type { CategorySupply } from "../supply/category-supply.ts";
import { taxesOf } from "./fee-amounts.ts";
import type { PropertyTerms } from "./offer.ts";

/** What a guest adds to a stay. */
export interface ChosenExtras {
  readonly meals: readonly MealChoice[];
  readonly earlyCheckin: boolean;
}

/** An extra of a price, with what its line says of it. */
export interface PricedExtra extends StayExtra {
  readonly meal?: MealChoice;
}

/** Chosen extras as the price rule takes them; what is not sold here is not among them. */
export function extrasOf(
  terms: Pick<PropertyTerms, "early_checkin_price">,
  category: Pick<CategorySupply["category"], "meals">,
  stay: Stay,
  { meals, earlyCheckin }: ChosenExtras,
): readonly PricedExtra[] {
  const nights = nightsOf(stay);
  const early = earlyCheckin ? terms.early_checkin_price : null;
  return [
    ...meals.flatMap((meal): PricedExtra[] => {
      const sold = category.meals.find((each) => each.category_code === meal.category_code);
      if (!sold || sold.included) return [];
      const units = meal.guest_count * nights;
      return [{ kind: "meals", name: sold.name, unitPrice: sold.price, units, meal }];
    }),
    ...(early === null
      ? []
      : [{ kind: "charge", name: "Early check-in", unitPrice: early, units: 1 } as const]),
  ];
}

/**
 * Breakfast for everybody who eats, where a category sells it: what `breakfastSelected` asks for (MEAL-03).
 */
export function breakfastFor(rooms: RoomConfig): ChosenExtras {
  return { meals: [{ category_code: "breakfast", guest_count: guestsOf(rooms) }], earlyCheckin: false };
}

/** Meals of a category at what a guest pays for one, taxes on top of it included (PRICE-05). */
export function mealServices(
  meals: readonly MealValue[],
  { fees }: Pick<PropertyTerms, "fees">,
): MealService[] {
  const taxes = taxesOf(fees);
  return meals.map((meal) => ({ ...meal, price: extraUnitPrice(meal.price, taxes) }));
}

/** Meals as a property's page has them: none where it shows no price before the booking (LIST-13). */
export function shownMeals(
  meals: readonly MealValue[],
  property: Pick<PropertyTerms, "fees"> & { readonly hide_prices: boolean },
): MealService[] {
  return property.hide_prices ? [] : mealServices(meals, property);
}

/** Charges a guest may add, at what they add to a total. */
export function chargeOptions({
  fees,
  early_checkin_price: price,
}: Pick<PropertyTerms, "fees" | "early_checkin_price">): AdditionalChargeInfo {
  if (price === null) return {};
  return { early_checkin: { available: true, amount: extraUnitPrice(price, taxesOf(fees)) } };
}
