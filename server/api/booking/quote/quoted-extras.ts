import { nightsOf } from "#domain/stay";
import { taxesOf } from "../../../pricing/fee-amounts.ts";
import type { PropertyTerms } from "../../../pricing/offer.ts";
import { type ChosenExtras, chargeOptions, mealServices } from "../../../pricing/stay-extras.ts";
import type { CategorySupply } from "../../../supply/category-supply.ts";
import type { PriceRequest } from "./price-request.ts";
import type { QuoteTerms } from "./quote-terms.ts";

/**
 * What can be added to a quoted stay and what was, as its terms keep it; nothing of what a place does not
 * sell.
 */
export function quotedExtras(
  property: Pick<PropertyTerms, "fees" | "early_checkin_price">,
  category: Pick<CategorySupply["category"], "meals">,
  { stay }: PriceRequest,
  { meals, earlyCheckin }: ChosenExtras,
): Pick<QuoteTerms, "services" | "additional_charge_info" | "taxes" | "meals" | "early_checkin"> {
  const sold = mealServices(category.meals, property);
  const charges = chargeOptions(property);
  const chosen = meals.flatMap(({ category_code, guest_count }) => {
    const meal = sold.find((each) => each.category_code === category_code);
    if (!meal) return [];
    const { name, price } = meal;
    return [{ category_code, name, guest_count, amount: price * guest_count * nightsOf(stay) }];
  });
  return {
    taxes: taxesOf(property.fees).map(({ rule, name, percent, included, onExtras }) => ({
      bill_type: rule.bill_type,
      name,
      percent,
      included,
      onExtras,
    })),
    ...(sold.length > 0 ? { services: { meals: sold } } : {}),
    ...(charges.early_checkin ? { additional_charge_info: charges } : {}),
    ...(chosen.length > 0 ? { meals: chosen } : {}),
    ...(earlyCheckin ? { early_checkin: true } : {}),
  };
}
