import { formatMeals } from "#domain";
import type { RoomCategory } from "#schemas/generated/api/hotels.ts";

/** Meals that the shown price of a category has, as the address of its checkout takes them; empty without any. */
export function categoryMeals({ price_lines = [] }: Pick<RoomCategory, "price_lines">): string {
  return formatMeals(
    price_lines.flatMap(({ category_code, guest_count }) =>
      category_code && guest_count ? [{ category_code, guest_count }] : [],
    ),
  );
}
