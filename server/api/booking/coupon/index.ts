import type { ValidateCouponInput } from "#schemas/generated/api/coupon.ts";
import { type AskedCoupons, guessedCoupon } from "../../../coupons/asked-coupons.ts";
import {
  defineOperation,
  type OperationContext,
  type OperationHandler,
} from "../../../platform/operations/operation.ts";
import { type PricedRequest, priceStayNow } from "../quote/price-stay.ts";
import { couponOffers } from "./coupon-offers.ts";

/** Whether a code applies to a stay (API-29, COUP-02). */
const validateCoupon = defineOperation({
  id: "validateCoupon",
  async handle(input, context) {
    const { asked, priced } = await priceWithCode(input, context);
    return answer(asked, priced);
  },
});

/** What a code takes off a stay (API-29): what the quote would take off, from the same function. */
const validateCouponDiscount = defineOperation({
  id: "validateCouponDiscount",
  async handle(input, context) {
    const { asked, priced, stay } = await priceWithCode(input, context);
    const plain = await priceStayNow(context, stay);
    return {
      ...answer(asked, priced),
      discount: priced.terms.coupon?.discount ?? 0,
      total: priced.total,
      total_without: plain.total,
      currency_code: priced.currencyCode,
    };
  },
});

export const operations: readonly OperationHandler[] = [validateCoupon, validateCouponDiscount, couponOffers];

async function priceWithCode(input: ValidateCouponInput, context: OperationContext) {
  const { code, phone, country_code, source: _, ...stay } = input;
  const asked = await guessedCoupon(context, code, { phone, countryCode: country_code });
  return { asked, stay, priced: await priceStayNow(context, stay, { coupons: asked }) };
}

/** One sentence for every reason: a code that is none, is over, or is for other stays are told alike. */
function answer({ requested }: AskedCoupons, { terms: { coupon } }: PricedRequest) {
  const coupon_code = coupon?.coupon_code ?? requested?.code ?? "";
  return coupon?.valid
    ? { coupon_code, valid: true }
    : { coupon_code, valid: false, message: "This code does not apply to this stay." };
}
