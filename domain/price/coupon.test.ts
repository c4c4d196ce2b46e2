import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CouponRate, couponCode, couponDiscount, couponRequest, couponSuits } from "./coupon.ts";
import { priceStay } from "./quote.ts";

const plain: CouponRate = { code: "LAMP10", percent: 10, off: null, most: null, least: 0, left: null };
const amount = fc.integer({ min: 1, max: 1e9 });
const rates: fc.Arbitrary<CouponRate> = fc
  .record({
    code: fc.constant("ANY1"),
    percent: fc.option(fc.integer({ min: 1, max: 100 })),
    off: fc.option(amount),
    most: fc.option(amount),
    least: fc.nat(1e7),
    left: fc.option(fc.nat(1e9)),
  })
  .map((rate) => (rate.percent === null ? { ...rate, off: rate.off ?? 1 } : { ...rate, off: null }));

describe("what a coupon takes off", () => {
  it.each([
    [{}, 24_000, 2400],
    [{}, 25, 3],
    [{ percent: 100 }, 24_000, 24_000],
    [{ most: 1000 }, 24_000, 1000],
    [{ least: 24_000 }, 24_000, 2400],
    [{ least: 24_001 }, 24_000, 0],
    [{ percent: null, off: 5000 }, 24_000, 5000],
    [{ percent: null, off: 5000 }, 3000, 3000],
    [{ left: 2400 }, 24_000, 2400],
    [{ left: 2399 }, 24_000, 0],
  ])("%j of %i is %i", (change, price, discount) => {
    expect(couponDiscount({ ...plain, ...change }, price)).toBe(discount);
  });

  it("is never more than the rooms cost, its most or its budget, and never less than nothing", () => {
    fc.assert(
      fc.property(rates, fc.nat(1e8), fc.constantFrom(1, 100), (rate, price, step) => {
        const discount = couponDiscount(rate, price, step);
        expect(Number.isSafeInteger(discount)).toBe(true);
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(Math.min(price, rate.most ?? price, rate.left ?? price));
      }),
    );
  });

  it("[PRICE-04] [PRICE-05] comes off before taxes: no line below is less than nothing, lines sum to the total, and the total is never more than without it", () => {
    const tax = fc.record({ name: fc.string(), percent: fc.nat(30), included: fc.boolean() });
    const fee = fc.record({
      name: fc.string(),
      amount: fc.nat(50_000),
      per: fc.constantFrom("stay" as const, "guest-night" as const),
      atProperty: fc.boolean(),
    });
    fc.assert(
      fc.property(
        rates,
        fc.integer({ min: 1, max: 1e7 }),
        fc.array(tax, { maxLength: 3 }),
        fc.array(fee, { maxLength: 3 }),
        fc.nat(90),
        (coupon, double, taxes, fees, discountPercent) => {
          const stay = {
            stay: { checkin: "2026-12-24", checkout: "2026-12-26" },
            rooms: [{ adults: 2, children: 0, infants: 0, pets: 0 }],
            rates: { single: [], double: [double, double], extra: [] },
            taxes,
            fees,
            discountPercent,
          };
          const without = priceStay(stay);
          const priced = priceStay({ ...stay, coupon });
          if (!without || !priced) throw new Error("The rates cover the stay.");
          const sum = (kind?: string) =>
            priced.lines.reduce((all, line) => all + (kind && line.kind !== kind ? 0 : line.amount), 0);
          expect(priced.total).toBe(sum());
          expect(sum("coupon")).toBe(priced.couponDiscount === 0 ? 0 : -priced.couponDiscount);
          expect(priced.total).toBeLessThanOrEqual(without.total);
          expect(priced.total).toBeGreaterThanOrEqual(0);
          expect(priced.lines.filter((line) => line.kind === "tax" && line.amount < 0)).toEqual([]);
          expect(sum("fee")).toBe(
            without.lines.filter(({ kind }) => kind === "fee").reduce((all, line) => all + line.amount, 0),
          );
          expect(priced.includedTaxes.every((each) => each.amount >= 0)).toBe(true);
        },
      ),
    );
  });
});

describe("stays a coupon is for", () => {
  const any = {
    brandIds: null,
    countries: null,
    propertyTypes: null,
    propertyIds: null,
    stayFrom: null,
    stayUntil: null,
    minNights: 1,
  };
  const stay = {
    brandId: "wrenhollow",
    countryCode: "NL",
    propertyType: "home",
    propertyId: 7,
    stay: { checkin: "2027-06-01", checkout: "2027-06-04" },
  };
  it.each([
    [{}, true],
    [{ brandIds: ["wrenhollow"] }, true],
    [{ brandIds: ["solvanta"] }, false],
    [{ brandIds: [] }, false],
    [{ countries: ["DE", "NL"] }, true],
    [{ countries: ["DE"] }, false],
    [{ propertyTypes: ["hotel"] }, false],
    [{ propertyIds: [7] }, true],
    [{ propertyIds: [8] }, false],
    [{ stayFrom: "2027-06-01", stayUntil: "2027-06-04" }, true],
    [{ stayFrom: "2027-06-02" }, false],
    [{ stayUntil: "2027-06-03" }, false],
    [{ minNights: 3 }, true],
    [{ minNights: 4 }, false],
  ])("%j: %s", (change, suits) => {
    expect(couponSuits({ ...any, ...change }, stay)).toBe(suits);
  });
});

describe("codes", () => {
  it.each([
    ["lamp10", "LAMP10"],
    [" lamp - 10 ", "LAMP10"],
    ["LAMP10LAMP10LAMP10LAMP10", "LAMP10LAMP10LAMP10LAMP10"],
    ["none", null],
    ["abc", null],
    ["", null],
    [null, null],
    ["LAMP10LAMP10LAMP10LAMP10X", null],
    ["ＬＡＭＰ", null],
    ["ßßßß", "SSSSSSSS"],
  ])("%j is kept as %j", (typed, kept) => {
    expect(couponCode(typed)).toBe(kept);
  });

  it("of any text are one or none, and stay what they are", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (typed) => {
        const code = couponCode(typed);
        expect(code === null || /^[A-Z0-9]{4,24}$/.test(code)).toBe(true);
        if (code !== null) expect(couponCode(code)).toBe(code);
      }),
    );
  });

  it.each([
    ["SUN", { requested_coupon: "SUN", pre_apply_coupon_switch: true }],
    ["none", { pre_apply_coupon_switch: false }],
    ["", { pre_apply_coupon_switch: true }],
    [null, { pre_apply_coupon_switch: true }],
  ])("%j of an address asks for %j", (coupon, request) => {
    expect(couponRequest(coupon)).toEqual(request);
  });
});
