import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildCategory, buildFee, buildLiveCoupon, buildRequest, buildTerms } from "../testing/offer.ts";
import type { PropertyTerms } from "./offer.ts";
import { priceOffer } from "./price-offer.ts";

const VAT = buildFee({ bill_type: "tax", name: "VAT", basis: "percent", value: 10, included: true });
const LEVY = buildFee({ bill_type: "city_tax", name: "Levy", basis: "percent", value: 5 });
const CLEANING = buildFee({ bill_type: "cleaning", name: "Cleaning", value: 2_500 });
const CITY = buildFee({
  bill_type: "city_tax",
  name: "City tax",
  basis: "per_guest_night",
  value: 200,
  payable: "at_property",
});
const DEPOSIT = buildFee({ bill_type: "deposit", name: "Deposit", value: 20_000, payable: "at_property" });
const RATES = { single: [10_000, 10_000], double: [12_000, 12_000], extra: [3_000, 3_000] };

const offer = (
  terms: Partial<PropertyTerms> = {},
  request: Parameters<typeof buildRequest>[0] = {},
  category: Parameters<typeof buildCategory>[0] = {},
) => {
  const price = priceOffer(buildTerms(terms), buildCategory(category), RATES, buildRequest(request));
  if (!price) throw new Error("a price is expected");
  return price;
};
const asked = (...automatic: readonly ReturnType<typeof buildLiveCoupon>[]) => ({
  coupons: { brandId: "wrenhollow", requested: null, automatic },
});

describe("the price of an offer", () => {
  it("[PRICE-04] [PRICE-05] has a line for all that is paid, with what it is, where it is paid and what is inside", () => {
    const price = offer({ fees: [VAT, LEVY, CLEANING, CITY, DEPOSIT] });
    const line = { quantity: 1, payable: "with_booking", included: false };
    expect(price.lines).toEqual([
      { ...line, bill_type: "room", name: "Room price", quantity: 2, amount: 24_000 },
      { ...line, bill_type: "city_tax", name: "Levy", amount: 1_200 },
      { ...line, bill_type: "cleaning", name: "Cleaning", amount: 2_500 },
      { ...line, bill_type: "city_tax", name: "City tax", amount: 800, payable: "at_property" },
      { ...line, bill_type: "tax", name: "VAT", amount: 2_182, included: true },
    ]);
    expect(price).toMatchObject({ total: 28_500, dueAtProperty: 800, deposit: 20_000, coupon: null });
    expect(price.nightPrices).toEqual([
      { date: "2027-07-10", amount: 12_000 },
      { date: "2027-07-11", amount: 12_000 },
    ]);
    expect(price.pricing).toEqual({
      currency_code: "EUR",
      currency_symbol: "€",
      summed_final_price: 28_500,
      reduced_price: 14_250,
      discount_percentage: 0,
      wizard_discount_percentage: 0,
      wizard_discount_amount: 0,
      due_now: 27_700,
      due_at_property: 800,
      nights: 2,
      rooms: 1,
      tax_info: { tax_clusivity: "inclusive", tax_amount: 3_382, tax_percentage: 10 },
    });
  });

  it("[PRICE-05] shows a price without its taxes where taxes are named apart, and books it with them", () => {
    const price = offer({ fees: [VAT, LEVY] }, { taxExclusive: true });
    expect(price.total).toBe(25_200);
    expect(price.pricing).toMatchObject({
      summed_final_price: 25_200 - 3_382,
      due_now: 25_200 - 3_382,
      tax_info: { tax_clusivity: "exclusive", tax_amount: 3_382 },
    });
  });

  it("[PRICE-01] [PRICE-02] strikes through what the stay cost at the reference tariffs, up to the largest drop", () => {
    const rooms = buildRequest().rooms.concat(buildRequest().rooms);
    const priced = offer({ fees: [CLEANING] }, { rooms }, { reference_percentage: 120 }).pricing;
    expect(priced).toMatchObject({
      summed_final_price: 50_500,
      summed_slasher_price: 60_100,
      reduced_price: 12_625,
      slasher_price: 15_025,
      discount_percentage: 16,
      rooms: 2,
    });
    expect(offer({ slasher_percentage: 15 }, {}, { reference_percentage: 120 }).pricing).not.toHaveProperty(
      "summed_slasher_price",
    );
    expect(offer({}, {}, { reference_percentage: 90 }).pricing).not.toHaveProperty("slasher_price");
  });

  it("[COUP-02] has of the coupons that apply by themselves the one that takes most off", () => {
    const coupons = [
      buildLiveCoupon({ code: "FIVE", percent: 5 }),
      buildLiveCoupon({ code: "TWENTY", percent: 20 }),
      buildLiveCoupon({ code: "SAME", percent: 20 }),
      buildLiveCoupon({ code: "HOMES", percent: 50, propertyTypes: ["home"] }),
      buildLiveCoupon({ code: "DOLLARS", percent: 50, amounts: new Map() }),
    ];
    const price = offer({ fees: [LEVY] }, asked(...coupons));
    expect(price.coupon).toEqual({ coupon_code: "TWENTY", valid: true, discount: 4_800, automatic: true });
    expect(price.total).toBe(19_200 + 960);
    expect(price.pricing).toMatchObject({ coupon_code: "TWENTY", coupon_discount: 4_800 });
    expect(price.lines[1]).toEqual({
      bill_type: "coupon",
      name: "TWENTY",
      quantity: 1,
      amount: -4_800,
      payable: "with_booking",
      included: false,
    });
  });

  it("[COUP-02] says that a code which was asked for takes nothing off, and nothing where none was", () => {
    const requested = (coupon: ReturnType<typeof buildLiveCoupon> | null) =>
      offer({}, { coupons: { brandId: "wrenhollow", requested: { code: "TEN", coupon }, automatic: [] } });
    expect(requested(buildLiveCoupon()).coupon).toEqual({
      coupon_code: "TEN",
      valid: true,
      discount: 2_400,
      automatic: false,
    });
    const none = { coupon_code: "TEN", valid: false, discount: 0, automatic: false };
    for (const refused of [
      null,
      buildLiveCoupon({ minNights: 3 }),
      buildLiveCoupon({ brandIds: ["solvanta"] }),
    ]) {
      expect(requested(refused).coupon).toEqual(none);
      expect(requested(refused).pricing).not.toHaveProperty("coupon_code");
    }
    expect(offer({}, asked()).coupon).toBeNull();
    expect(offer({}, asked(buildLiveCoupon({ percent: 0 }))).coupon).toBeNull();
  });

  it("[PRICE-03] takes the member price off the rooms before a coupon and taxes, beside what all others pay", () => {
    const price = offer({ fees: [LEVY, CLEANING] }, { memberPercent: 5, ...asked(buildLiveCoupon()) });
    expect(price.lines.slice(0, 4).map(({ bill_type, amount }) => [bill_type, amount])).toEqual([
      ["room", 24_000],
      ["member", -1_200],
      ["coupon", -2_280],
      ["city_tax", 1_026],
    ]);
    expect(price.pricing).toMatchObject({
      summed_final_price: 24_000 - 1_200 - 2_280 + 1_026 + 2_500,
      summed_public_price: 24_000 - 2_400 + 1_080 + 2_500,
      wizard_discount_percentage: 5,
      wizard_discount_amount: 1_200,
    });
  });

  it("[PRICE-03] strikes through what all others pay, and no reference beside it", () => {
    const { pricing } = offer({}, { memberPercent: 10 }, { reference_percentage: 120 });
    expect(pricing).toMatchObject({ summed_final_price: 21_600, summed_public_price: 24_000 });
    expect(pricing).not.toHaveProperty("summed_slasher_price");
    expect(offer().pricing).not.toHaveProperty("summed_public_price");
  });

  it("[PRICE-03] gives a member a coupon whose least price the rooms reach for everybody", () => {
    const least = buildLiveCoupon({
      amounts: new Map([["EUR", { off: null, most: null, least: 24_000, left: null }]]),
    });
    expect(offer({}, { memberPercent: 5, ...asked(least) }).coupon).toMatchObject({ discount: 2_280 });
  });

  it("[PRICE-03] is never more for a member than for everybody else, and never less than nothing", () => {
    const amount = fc.integer({ min: 1, max: 100_000 });
    const coupon = fc.record({
      percent: fc.option(fc.integer({ min: 1, max: 100 })),
      off: amount,
      most: fc.option(amount),
      least: fc.integer({ min: 0, max: 200_000 }),
      left: fc.option(amount),
    });
    const tax = fc.record({ value: fc.double({ min: 0, max: 30, noNaN: true }), included: fc.boolean() });
    fc.assert(
      fc.property(
        fc.tuple(amount, amount),
        fc.integer({ min: 1, max: 100 }),
        fc.array(coupon, { maxLength: 3 }),
        fc.array(tax, { maxLength: 2 }),
        (double, memberPercent, coupons, taxes) => {
          const fees = taxes.map((values) => buildFee({ bill_type: "tax", basis: "percent", ...values }));
          const live = coupons.map(({ percent, ...rate }, index) =>
            buildLiveCoupon({
              code: `CODE${index}`,
              percent,
              amounts: new Map([["EUR", { ...rate, off: percent === null ? rate.off : null }]]),
            }),
          );
          const at = (percent?: number) =>
            priceOffer(
              buildTerms({ fees }),
              buildCategory(),
              { ...RATES, double },
              buildRequest({ memberPercent: percent, ...asked(...live) }),
            );
          const [member, everybody] = [at(memberPercent), at()];
          expect(member?.total).toBeLessThanOrEqual(everybody?.total ?? 0);
          expect(member?.total).toBeGreaterThanOrEqual(0);
          const lines = member?.lines.filter(({ included }) => !included) ?? [];
          expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(member?.total);
          if (member?.pricing.summed_public_price !== undefined)
            expect(member.pricing.summed_public_price).toBe(everybody?.total);
        },
      ),
    );
  });

  it("[MEAL-02] has meals and an early check-in as lines of their own, meals with what was chosen", () => {
    const meals = [
      { category_code: "breakfast", name: "Breakfast", price: 1_000, included: false },
      { category_code: "dinner", name: "Dinner", price: 2_500, included: true },
    ];
    const chosen = {
      meals: [
        { category_code: "breakfast", guest_count: 2 },
        { category_code: "dinner", guest_count: 2 },
        { category_code: "lunch", guest_count: 2 },
      ],
      earlyCheckin: true,
    };
    const sold = offer({ early_checkin_price: 1_500 }, { extras: chosen }, { meals });
    const line = { payable: "with_booking", included: false };
    expect(sold.lines.slice(1)).toEqual([
      {
        ...line,
        bill_type: "meal",
        name: "Breakfast",
        quantity: 4,
        amount: 4_000,
        category_code: "breakfast",
        guest_count: 2,
      },
      { ...line, bill_type: "early_checkin", name: "Early check-in", quantity: 1, amount: 1_500 },
    ]);
    expect(offer({}, { extras: chosen }, { meals }).lines).toHaveLength(2);
    expect(
      offer({ early_checkin_price: 1_500 }, { extras: { meals: [], earlyCheckin: false } }).lines,
    ).toHaveLength(1);
  });

  it("[HOTEL-07] is none where the tariffs do not cover the stay", () => {
    const short = { ...RATES, double: [12_000] };
    expect(priceOffer(buildTerms(), buildCategory(), short, buildRequest())).toBeNull();
  });
});
