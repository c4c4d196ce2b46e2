import { mergeMeals } from "#domain/price";
import { guestsOf, type RoomConfig } from "#domain/rooms";
import type { FieldError } from "#schemas/generated/api/error.ts";
import type { CreateQuoteInput } from "#schemas/generated/api/quote.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { PropertyTerms } from "../../../pricing/offer.ts";
import type { ChosenExtras } from "../../../pricing/stay-extras.ts";
import type { CategorySupply } from "../../../supply/category-supply.ts";

interface ForSale {
  readonly property: Pick<PropertyTerms, "early_checkin_price">;
  readonly category: Pick<CategorySupply["category"], "meals">;
  readonly rooms: RoomConfig;
}

/**
 * What a guest wants added, checked against what is sold with the room (MEAL-02, BOOK-07): nothing is left
 * out in silence.
 * @throws ApiError `validation_failed`, field by field.
 */
export function readExtras(
  { meals = [], early_checkin = false }: Pick<CreateQuoteInput, "meals" | "early_checkin">,
  { property, category, rooms }: ForSale,
): ChosenExtras {
  const guests = guestsOf(rooms);
  const merged = mergeMeals(meals);
  const wrong = merged.flatMap(({ category_code, guest_count }): FieldError[] => {
    const at = `meals.${meals.findIndex((meal) => meal.category_code === category_code)}`;
    if (!isSold(category, category_code))
      return [{ field: `${at}.category_code`, code: "not-offered", message: "This meal is not sold here." }];
    if (guest_count <= guests) return [];
    return [{ field: `${at}.guest_count`, code: "too-many", message: "That is more guests than stay." }];
  });
  if (early_checkin && property.early_checkin_price === null)
    wrong.push({
      field: "early_checkin",
      code: "not-offered",
      message: "An early check-in is not sold here.",
    });
  if (wrong.length > 0) throw new ApiError("validation_failed", { fields: wrong });
  return { meals: merged, earlyCheckin: early_checkin };
}

/** True for a meal that can be added: one the room has already cannot. */
export function isSold({ meals }: ForSale["category"], code: string): boolean {
  return meals.some((meal) => meal.category_code === code && !meal.included);
}
