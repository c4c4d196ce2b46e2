import { roundHalfUp } from "#domain/money";
import {
  type CouponRate,
  discountPercentage,
  type PriceableStay,
  type PricedStay,
  priceStay,
  shownSlasher,
} from "#domain/price";
import type { NightlyRates } from "#domain/rooms";
import { nightsOf } from "#domain/stay";
import type { CouponValidateInfo } from "#schemas/generated/api/coupon.ts";
import type { PriceLine, PriceRole } from "#schemas/generated/api/price.ts";
import { couponRates } from "../coupons/coupon-rates.ts";
import type { CategorySupply } from "../supply/category-supply.ts";
import { depositOf, feesOf, taxesOf } from "./fee-amounts.ts";
import type { OfferPrice, OfferRequest, PropertyTerms } from "./offer.ts";
import { extrasOf, type PricedExtra } from "./stay-extras.ts";

/**
 * Prices a stay with every mandatory charge in the total (PRICE-04, PRICE-05). The struck-through total is
 * the same stay at the category's reference tariffs, without a coupon (PRICE-02). Where taxes are shown apart
 * they are in neither. Of coupons that apply by themselves the largest does. A member's price is told beside
 * what all others pay, with the coupons that they would have, in place of a reference (PRICE-03). A deal is
 * priced in place of a member price, with the coupons that go with it, and counts where that is less
 * (DEAL-02). Null when the rates do not cover the stay.
 */
export function priceOffer(
  terms: PropertyTerms,
  category: CategorySupply["category"],
  rates: NightlyRates,
  request: OfferRequest,
): OfferPrice | null {
  const { stay, rooms, currencySymbol, taxExclusive = false, discountPercent } = request;
  const { memberPercent, dealPercent, priceFor = "member" } = request;
  const extras = request.extras ? extrasOf(terms, category, stay, request.extras) : [];
  const nights = nightsOf(stay);
  const taxes = taxesOf(terms.fees);
  const fees = feesOf(terms.fees, rooms, nights);
  const asked = { stay, rooms, taxes, fees, extras, discountPercent };
  const coupons = couponsFor(terms, request);
  const best = (percents: Pick<PriceableStay, "discountPercent" | "memberPercent"> = {}) =>
    withCoupon(coupons, (coupon) => priceStay({ ...asked, rates, coupon, ...percents }));
  const usually = best({ memberPercent });
  const dealt = dealPercent ? best({ discountPercent: dealPercent }) : null;
  const isDeal = dealt !== null && usually !== null && dealt.priced.total < usually.priced.total;
  const found = isDeal ? dealt : usually;
  if (!found) return null;
  const { priced, code } = found;
  const everybodys = isDeal || priced.memberDiscount > 0 ? best()?.priced : undefined;
  const usual = everybodys ? null : category.reference_percentage;
  const reference = usual ? priceStay({ ...asked, rates: scaled(rates, usual) }) : null;
  const shownOf = (each: PricedStay) => each.total - (taxExclusive ? taxOf(each) : 0);
  const shown = shownOf(priced);
  const slasher = shownSlasher(shown, reference ? shownOf(reference) : undefined, terms.slasher_percentage);
  const roomNights = rooms.length * nights;
  return {
    total: priced.total,
    dueAtProperty: priced.dueAtProperty,
    deposit: depositOf(terms.fees, rooms, nights),
    lines: wireLines(priced, { taxes, fees, extras, priceFor }, roomNights),
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
      wizard_discount_percentage: priced.memberDiscount > 0 && memberPercent ? memberPercent : 0,
      wizard_discount_amount: priced.memberDiscount,
      ...(everybodys ? { summed_public_price: shownOf(everybodys) } : {}),
      ...(isDeal && dealPercent ? { deal_percentage: dealPercent } : {}),
      ...(everybodys && !isDeal ? { price_for: priceFor } : {}),
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
 * The price with the coupon that takes most off; the plain one, without a code, where none takes anything;
 * null where there is no price.
 */
function withCoupon(
  coupons: readonly CouponRate[],
  price: (coupon?: CouponRate) => PricedStay | null,
): { readonly priced: PricedStay; readonly code?: string } | null {
  const plain = price();
  if (!plain) return null;
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
  readonly priceFor: PriceRole;
}

/**
 * Lines of the price rule with the supply's own kinds; it lists rooms, discounts, extras, taxes and fees,
 * each in the order given.
 */
function wireLines(
  priced: PricedStay,
  { taxes, fees, extras, priceFor }: LineSources,
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
    const own = line.kind === "wizard" ? roleLine(priceFor) : OWN_LINES[line.kind];
    return {
      bill_type: rule ? lineType(rule.bill_type) : (own?.bill_type ?? "room"),
      name: rule?.name ?? line.name ?? own?.name ?? "Room price",
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

type OwnLine = Pick<PriceLine, "bill_type"> & Partial<Pick<PriceLine, "name">>;

const OWN_LINES: Readonly<Partial<Record<PricedStay["lines"][number]["kind"], OwnLine>>> = {
  discount: { bill_type: "discount", name: "Discount" },
  coupon: { bill_type: "coupon" },
  meals: { bill_type: "meal" },
  charge: { bill_type: "early_checkin" },
};

const ROLE_NAMES: Readonly<Record<PriceRole, string>> = {
  member: "Member price",
  travel_agent: "Agent price",
  corporate: "Company price",
};

const roleLine = (role: PriceRole): OwnLine => ({ bill_type: role, name: ROLE_NAMES[role] });

function lineType(type: string): PriceLine["bill_type"] {
  return type === "deposit" ? "other" : (type as PriceLine["bill_type"]);
}
