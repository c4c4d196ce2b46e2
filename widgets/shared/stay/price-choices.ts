import { couponRequest } from "#domain/price";
import type { PageContext } from "#renderer";

/**
 * What the address says of prices besides the stay, as calls take it: the coupon, and breakfast for everybody
 * (MEAL-03). Every price of a property's page is asked for with it, or they would not agree (PRICE-04).
 */
export function priceChoices({ query }: Pick<PageContext, "query">) {
  return {
    ...couponRequest(query.coupon ?? null),
    ...(query.breakfastSelected === "true" ? { breakfastSelected: true } : {}),
  };
}
