import { type CouponScope, couponSuits } from "#domain/price";
import type { CouponOffer, CouponOffersInput, CouponOffersOutput } from "#schemas/generated/api/coupon.ts";
import { rateIn } from "../../../coupons/coupon-rates.ts";
import { type LiveCoupon, liveCoupons } from "../../../coupons/live-coupons.ts";
import { defineOperation, type OperationContext } from "../../../platform/operations/operation.ts";
import { stayOffer } from "../../../pricing/stay-offer.ts";
import { loadHotel } from "../../supply/hotels/load-hotel.ts";

/**
 * Coupons offered to every guest of a property (MODAL-11): each with its terms, and what it takes off the
 * stay of the call.
 */
export const couponOffers = defineOperation({
  id: "couponOffers",
  handle: findOffers,
});

async function findOffers(input: CouponOffersInput, context: OperationContext): Promise<CouponOffersOutput> {
  const { room_category_id, ...rest } = input;
  const hotel = await loadHotel(context, {
    ...rest,
    ...(room_category_id === undefined ? {} : { selected_rcid: room_category_id }),
  });
  const { property, asked, symbol, now } = hotel;
  const brandId = context.site.brand.id;
  const listed = await liveCoupons(context.db, { shown: "listed" }, now);
  const own = hotel.categories.find(({ supply }) => supply.category.room_category_id === room_category_id);
  const chosen = own ?? hotel.chosen;
  const at = {
    brandId,
    countryCode: property.country_code,
    propertyType: property.property_type,
    propertyId: property.property_id,
    stay: asked.stay,
  };
  const discountOf = (coupon: LiveCoupon): number => {
    if (!chosen || chosen.refusal !== null) return 0;
    const coupons = { brandId, requested: { code: coupon.code, coupon }, automatic: [] };
    const { stay, rooms, memberPercent, priceFor, dealPercent } = asked;
    const whose = { coupons, memberPercent, priceFor, dealPercent };
    const priced = { stay, rooms, now, currencySymbol: symbol, ...whose };
    const offer = stayOffer(property, chosen.supply, priced);
    return offer.price?.coupon?.discount ?? 0;
  };
  const offers = listed
    .filter((coupon) => couponSuits(anyStay(coupon), at))
    .flatMap((coupon) => present(coupon, property.currency_code, discountOf(coupon)));
  return {
    currency_code: property.currency_code,
    currency_symbol: symbol,
    offers: offers.sort((a, b) => b.discount - a.discount || a.min_nights - b.min_nights),
  };
}

/**
 * A coupon as for any stay at the property: what other dates would bring is worth knowing, what is for other
 * places is not.
 */
function anyStay(coupon: CouponScope): CouponScope {
  return { ...coupon, stayFrom: null, stayUntil: null, minNights: 1 };
}

function present(coupon: LiveCoupon, currencyCode: string, discount: number): CouponOffer[] {
  const rate = rateIn(coupon, currencyCode);
  if (!rate) return [];
  return [
    {
      coupon_code: coupon.code,
      suits: discount > 0,
      discount,
      ...(rate.percent === null ? { amount: rate.off ?? 1 } : { percent: rate.percent }),
      ...(rate.percent === null || rate.most === null ? {} : { most: rate.most }),
      ...(rate.least > 0 ? { least: rate.least } : {}),
      min_nights: coupon.minNights,
      ...(coupon.stayFrom ? { stay_from: coupon.stayFrom } : {}),
      ...(coupon.stayUntil ? { stay_until: coupon.stayUntil } : {}),
      book_until: coupon.bookUntil.toISOString(),
      once_per_guest: coupon.oncePerGuest,
    },
  ];
}
