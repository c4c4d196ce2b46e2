export {
  type CancellableStay,
  type CancellationPolicy,
  type CancellationRule,
  type CancellationStage,
  cancellationTimeline,
} from "./cancellation-policy.ts";
export {
  type CouponRate,
  type CouponRequest,
  type CouponScope,
  type CouponStay,
  couponCode,
  couponRequest,
  couponSuits,
  NO_COUPON,
} from "./coupon.ts";
export {
  type DealPhase,
  type DealRefusal,
  type DealRequest,
  type DealStay,
  type DealTerms,
  dealNumber,
  dealPhase,
  dealRefusal,
  saleWithin,
} from "./deal.ts";
export {
  type Bill,
  hasEarlyCheckin,
  mergeFoodAndBeverage,
  type PriceLine,
  type PriceLineKind,
} from "./price-lines.ts";
export {
  type Fee,
  isQuoteExpired,
  type PriceableStay,
  type PricedStay,
  priceStay,
  quoteExpiry,
  taxAmounts,
} from "./quote.ts";
export { shownAmounts } from "./shown-amounts.ts";
export { discountPercentage, shownSlasher } from "./slasher.ts";
export {
  extraUnitPrice,
  formatMeals,
  type MealChoice,
  mergeMeals,
  parseMeals,
  type StayExtra,
} from "./stay-extras.ts";
export type { Tax } from "./tax.ts";
export { type TaxClusivity, taxClusivity, taxedInsideByLaw, taxLineOf } from "./tax-display.ts";
