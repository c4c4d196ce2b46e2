import type { CreateQuoteInput } from "#schemas/generated/api/quote.ts";
import type { Db } from "../../../db/pool.ts";
import type { QuoteRow } from "./queries.ts";
import { isSold } from "./read-extras.ts";

/**
 * What a quote has added that can still be had, as the call for its price takes it, and whether something
 * cannot.
 */
export async function stillSold(
  db: Db,
  { property_id, room_category_id, terms }: Pick<QuoteRow, "property_id" | "room_category_id" | "terms">,
): Promise<{ readonly extras: Pick<CreateQuoteInput, "meals" | "early_checkin">; readonly lost: boolean }> {
  const { meals = [], early_checkin = false } = terms;
  if (meals.length === 0 && !early_checkin) return { extras: {}, lost: false };
  const sold = await db
    .selectFrom("room_category")
    .innerJoin("property", "property.property_id", "room_category.property_id")
    .select(["room_category.meals", "property.early_checkin_price"])
    .where("room_category.property_id", "=", property_id)
    .where("room_category_id", "=", room_category_id)
    .executeTakeFirst();
  const kept = meals.filter(({ category_code }) => sold && isSold(sold, category_code));
  const early = early_checkin && typeof sold?.early_checkin_price === "number";
  return {
    extras: {
      meals: kept.map(({ category_code, guest_count }) => ({ category_code, guest_count })),
      early_checkin: early,
    },
    lost: kept.length < meals.length || early !== early_checkin,
  };
}
