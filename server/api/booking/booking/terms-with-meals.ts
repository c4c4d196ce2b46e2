import { roundHalfUp } from "#domain/money";
import { type MealChoice, type StayExtra, taxAmounts } from "#domain/price";
import { nightsOf, type Stay } from "#domain/stay";
import type { PriceLine } from "#schemas/generated/api/price.ts";
import type { QuoteTerms } from "../quote/quote-terms.ts";

/** A meal with what one guest pays for it a night, without and with the taxes on top. Minor units. */
export interface PricedMeal extends MealChoice {
  readonly name: string;
  readonly unitPrice: number;
  readonly shownPrice: number;
}

/**
 * Agreed terms with other meals: rooms, charges and fees stay as they were agreed, taxes are worked out anew
 * as they were agreed, and what follows from the total with it. Returns the new total too, which is the sum
 * of its lines (PRICE-04). Minor units.
 */
export function termsWithMeals(
  terms: QuoteTerms,
  stay: Stay,
  meals: readonly PricedMeal[],
): { readonly terms: QuoteTerms; readonly total: number } {
  const nights = nightsOf(stay);
  const taxes = terms.taxes ?? [];
  const rooms = terms.price_lines.filter(({ bill_type }) => OF_ROOMS.has(bill_type));
  const early = terms.price_lines.filter(({ bill_type }) => bill_type === "early_checkin");
  const mealLines = meals.map(
    ({ category_code, guest_count, name, unitPrice }): PriceLine => ({
      bill_type: "meal",
      name,
      quantity: guest_count * nights,
      amount: unitPrice * guest_count * nights,
      payable: "with_booking",
      included: false,
      category_code,
      guest_count,
    }),
  );
  const extras = [...mealLines, ...early].map(
    ({ name, amount, quantity }): StayExtra => ({
      kind: "meals",
      name,
      unitPrice: amount / quantity,
      units: quantity,
    }),
  );
  const amounts = taxAmounts(sumOf(rooms), extras, taxes);
  const left = {
    added: taxes
      .filter((tax) => !tax.included)
      .map((tax, index) => ({ tax, amount: amounts.added[index] ?? 0 })),
    included: taxes
      .filter((tax) => tax.included)
      .map((tax, index) => ({ tax, amount: amounts.included[index] ?? 0 })),
  };
  const others = terms.price_lines
    .filter(
      (line) => !line.category_code && !OF_ROOMS.has(line.bill_type) && line.bill_type !== "early_checkin",
    )
    .map((line): PriceLine => {
      const list = line.included ? left.included : left.added;
      const isNext =
        list[0]?.tax.name === line.name && (line.included || list[0].tax.bill_type === line.bill_type);
      return isNext ? { ...line, amount: list.shift()?.amount ?? 0 } : line;
    });
  const price_lines = [...rooms, ...mealLines, ...early, ...others];
  const total = sumOf(price_lines.filter((line) => !line.included));
  const before = sumOf(terms.price_lines.filter((line) => !line.included));
  const { meals: _, ...kept } = terms;
  const chosen = meals.map(({ category_code, guest_count, name, shownPrice }) => ({
    category_code,
    name,
    guest_count,
    amount: shownPrice * guest_count * nights,
  }));
  return {
    total,
    terms: {
      ...kept,
      ...(chosen.length > 0 ? { meals: chosen } : {}),
      price_lines,
      pricing: pricingAt(
        terms.pricing,
        total,
        total - before,
        sumOf([...amounts.added, ...amounts.included].map((amount) => ({ amount }))),
      ),
      cancellation_policies: policiesOf(terms, total),
    },
  };
}

/** Agreed terms of cancelling at another total, in minor units: the same steps, of that total. */
export function policiesOf(
  { cancellation_policies }: Pick<QuoteTerms, "cancellation_policies">,
  total: number,
): QuoteTerms["cancellation_policies"] {
  return cancellation_policies.map((policy) =>
    policy.charge_amount === undefined
      ? policy
      : {
          ...policy,
          charge_amount: total - Math.floor((total * (100 - policy.charge_percentage)) / 100),
        },
  );
}

function pricingAt(
  pricing: QuoteTerms["pricing"],
  total: number,
  grown: number,
  tax_amount: number,
): QuoteTerms["pricing"] {
  const roomNights = pricing.rooms * pricing.nights;
  const { summed_slasher_price: slasher, summed_public_price: everybodys } = pricing;
  return {
    ...pricing,
    summed_final_price: total,
    reduced_price: roundHalfUp(total / roomNights),
    ...(slasher === undefined
      ? {}
      : {
          summed_slasher_price: slasher + grown,
          slasher_price: roundHalfUp((slasher + grown) / roomNights),
        }),
    ...(everybodys === undefined ? {} : { summed_public_price: everybodys + grown }),
    due_now: total - pricing.due_at_property,
    tax_info: { ...pricing.tax_info, tax_amount },
  };
}

const sumOf = (lines: readonly { readonly amount: number }[]) =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/** Lines that a tax on the rooms is worked out from. */
const OF_ROOMS: ReadonlySet<string> = new Set(["room", "discount", "member", "coupon"]);
