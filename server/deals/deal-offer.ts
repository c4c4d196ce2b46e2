import type { OfferRequest, PropertyTerms, StayOffer } from "../pricing/offer.ts";
import { stayOffer } from "../pricing/stay-offer.ts";
import type { CategorySupply } from "../supply/category-supply.ts";
import type { MysteryDeal } from "./live-deals.ts";

/**
 * The offer of a category under a deal: the offer that any guest gets, with what the deal takes off and the
 * deal's own terms. A deal is a price of its own: no coupon and no member price goes with it. Nothing is
 * struck through: the price beside it would name the property.
 */
export function dealOffer(
  terms: PropertyTerms,
  supply: CategorySupply,
  deal: Pick<MysteryDeal, "percent" | "cancellation">,
  request: OfferRequest,
): StayOffer {
  const { category } = supply;
  const cancellation = deal.cancellation ?? category.cancellation;
  return stayOffer(
    terms,
    { ...supply, category: { ...category, cancellation, reference_percentage: null } },
    { ...request, discountPercent: deal.percent, coupons: undefined, memberPercent: undefined },
  );
}
