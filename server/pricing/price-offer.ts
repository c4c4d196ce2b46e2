import { roundHalfUp } from "#domain/money";
import { type CouponRate, discountPercentage, type PricedStay, priceStay, shownSlasher } from "#domain/price";
import type { NightlyRates } from "#domain/rooms";
import { nightsOf } from "#domain/stay";
import type { CouponValidateInfo } from "#schemas/generated/api/coupon.ts";
import type { PriceLine } from "#schemas/generated/api/price.ts";
import { couponRates } from "../coupons/coupon-rates.ts";
import type { CategorySupply } from "../supply/category-supply.ts";
import { depositOf, feesOf, taxesOf } from "./fee-amounts.ts";
import type { OfferPrice, OfferRequest, PropertyTerms } from "./offer.ts";
import { extrasOf, type PricedExtra } from "./stay-extras.ts";

/**
 * Prices a stay with every mandatory charge in the total (PRICE-04, PRICE-05). The struck-through total is
 * the same stay at the category's reference tariffs, without a coupon (PRICE-02). Where taxes are shown apart
 * they are in neither. Of coupons that apply by themselves the largest does. Null when the rates do not cover
 * the stay.
 */
export function priceOffer(
  terms: PropertyTerms,
  category: CategorySupply["category"],
  rates: NightlyRates,
  request: OfferRequest,
): OfferPrice | null {
  const { stay, rooms, currencySymbol, taxExclusive = false, discountPercent } = request;
  const extras = request.extras ? extrasOf(terms, category, stay, request.extras) : [];
  const nights = nightsOf(stay);
  const taxes = taxesOf(terms.fees);
  const fees = feesOf(terms.fees, rooms, nights);
  const at = (tariffs: NightlyRates, coupon?: CouponRate) =>
    priceStay({ stay, rooms, rates: tariffs, taxes, fees, coupon, extras, discountPercent });
  const plain = at(rates);
  if (!plain) return null;
  const { priced, code } = withCoupon(plain, couponsFor(terms, request), (coupon) => at(rates, coupon));
  const reference = category.reference_percentage ? at(scaled(rates, category.reference_percentage)) : null;
  const shownOf = (each: PricedStay) => each.total - (taxExclusive ? taxOf(each) : 0);
  const shown = shownOf(priced);
  const slasher = shownSlasher(shown, reference ? shownOf(reference) : undefined, terms.slasher_percentage);
  const roomNights = rooms.length * nights;
  return {
    total: priced.total,
    dueAtProperty: priced.dueAtProperty,
    deposit: depositOf(terms.fees, rooms, nights),
    lines: wireLines(priced, { taxes, fees, extras }, roomNights),
    nightPrices: priced.nights,
    coupon: outcome(request, code, priced.couponDiscount),
    pricing: {
      currency_code: terms.currency_code,
      currency_symbol: currencySymbol,
      summed_final_price: shown,
      reduced_price: roundHalfUp(shown / roomNights),
      ...(slasher === null
        ? {}
        : { summed_slasher_price: slasher, slasher_price: roundHalfUp(slasher / roomNights) }),
      discount_percentage: discountPercentage(shown, slasher),
      wizard_discount_percentage: 0,
      wizard_discount_amount: 0,
      ...(code ? { coupon_code: code, coupon_discount: priced.couponDiscount } : {}),
      due_now: shown - priced.dueAtProperty,
      due_at_property: priced.dueAtProperty,
      nights,
      rooms: rooms.length,
      tax_info: {
        tax_clusivity: taxExclusive ? "exclusive" : "inclusive",
        tax_amount: taxOf(priced),
        tax_percentage: taxes
          .filter(({ rule }) => rule.bill_type === "tax")
          .reduce((sum, { percent }) => sum + percent, 0),
      },
    },
  };
}

/** Coupons for this property and stay, with what they are worth in its currency. */
function couponsFor(terms: PropertyTerms, { stay, coupons }: OfferRequest): readonly CouponRate[] {
  if (!coupons) return [];
  const { property_id, property_type, country_code, currency_code } = terms;
  const at = { stay, propertyId: property_id, propertyType: property_type, countryCode: country_code };
  return couponRates(coupons, at, currency_code);
}

/**
 * The price with the coupon that takes most off; the plain one, without a code, where none takes anything.
 */
function withCoupon(
  plain: PricedStay,
  coupons: readonly CouponRate[],
  price: (coupon: CouponRate) => PricedStay | null,
): { readonly priced: PricedStay; readonly code?: string } {
  let best: { readonly priced: PricedStay; readonly code?: string } = { priced: plain };
  for (const coupon of coupons) {
    const priced = price(coupon);
    if (priced && priced.couponDiscount > best.priced.couponDiscount) best = { priced, code: coupon.code };
  }
  return best;
}

function outcome(
  { coupons }: OfferRequest,
  code: string | undefined,
  discount: number,
): CouponValidateInfo | null {
  const asked = coupons?.requested?.code;
  if (code) return { coupon_code: code, valid: true, discount, automatic: asked === undefined };
  return asked === undefined ? null : { coupon_code: asked, valid: false, discount: 0, automatic: false };
}

function scaled(rates: NightlyRates, percentage: number): NightlyRates {
  const scale = (list: readonly number[]) => list.map((price) => roundHalfUp((price * percentage) / 100));
  return { single: scale(rates.single), double: scale(rates.double), extra: scale(rates.extra) };
}

/** All taxes of a total: those inside the prices and those on top of them. */
function taxOf({ includedTaxes, lines }: PricedStay): number {
  const added = lines.filter(({ kind }) => kind === "tax");
  return [...includedTaxes, ...added].reduce((sum, { amount }) => sum + amount, 0);
}

interface LineSources {
  readonly taxes: ReturnType<typeof taxesOf>;
  readonly fees: ReturnType<typeof feesOf>;
  readonly extras: readonly PricedExtra[];
}

/**
 * Lines of the price rule with the supply's own kinds; it lists rooms, discounts, extras, taxes and fees,
 * each in the order given.
 */
function wireLines(
  priced: PricedStay,
  { taxes, fees, extras }: LineSources,
  roomNights: number,
): readonly PriceLine[] {
  const rulesLeft = {
    tax: taxes.filter((tax) => !tax.included).map(({ rule }) => rule),
    fee: fees.map(({ rule }) => rule),
  };
  const extrasLeft = [...extras];
  const shown = priced.lines.map((line): PriceLine => {
    const rule = line.kind === "tax" || line.kind === "fee" ? rulesLeft[line.kind].shift() : undefined;
    const extra = line.kind === "meals" || line.kind === "charge" ? extrasLeft.shift() : undefined;
    return {
      bill_type: rule ? lineType(rule.bill_type) : (OWN_TYPES[line.kind] ?? "room"),
      name: rule?.name ?? line.name ?? (line.kind === "discount" ? "Discount" : "Room price"),
      quantity: line.kind === "rooms" ? roomNights : (extra?.units ?? 1),
      amount: line.amount,
      payable: line.kind === "fee" && rule ? rule.payable : "with_booking",
      included: false,
      ...extra?.meal,
    };
  });
  const inside = priced.includedTaxes.map(
    ({ name, amount }): PriceLine => ({
      bill_type: "tax",
      name,
      quantity: 1,
      amount,
      payable: "with_booking",
      included: true,
    }),
  );
  return [...shown, ...inside];
}

const OWN_TYPES: Readonly<Partial<Record<PricedStay["lines"][number]["kind"], PriceLine["bill_type"]>>> = {
  discount: "discount",
  coupon: "coupon",
  meals: "meal",
  charge: "early_checkin",
};

function lineType(type: string): PriceLine["bill_type"] {
  return type === "deposit" ? "other" : (type as PriceLine["bill_type"]);
}
