import fc from "fast-check";
import { describe, expect, it } from "vitest";
import limits from "../../config/limits.json" with { type: "json" };
import type { CouponRate } from "./coupon.ts";
import { type Fee, isQuoteExpired, type PriceableStay, priceStay, quoteExpiry } from "./quote.ts";

const couple = { adults: 2, children: 0, infants: 0, pets: 0 };

function buildStay(changes: Partial<PriceableStay> = {}): PriceableStay {
  return {
    stay: { checkin: "2026-12-24", checkout: "2026-12-26" },
    rooms: [couple],
    rates: { single: [], double: [10000, 12000], extra: [] },
    taxes: [{ name: "GST", percent: 12, included: false }],
    fees: [{ name: "City tax", amount: 250, per: "guest-night", atProperty: true }],
    ...changes,
  };
}

function buildCoupon(changes: Partial<CouponRate>): CouponRate {
  return { code: "CODE", percent: null, off: null, most: null, least: 0, left: null, ...changes };
}

describe("a priced stay", () => {
  it("[PRICE-04] has lines for rooms, discount, taxes and fees", () => {
    const priced = priceStay(buildStay({ discountPercent: 10 }));
    expect(priced?.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["rooms", 22000],
      ["discount", -2200],
      ["tax", 2376],
      ["fee", 1000],
    ]);
    expect(priced).toMatchObject({ total: 23176, dueAtProperty: 1000, includedTaxes: [] });
    expect(priced?.nights).toEqual([
      { date: "2026-12-24", amount: 10000 },
      { date: "2026-12-25", amount: 12000 },
    ]);
  });

  it("[PRICE-04] [COUP-02] says each line in words, a coupon after the discount and before taxes", () => {
    const extras = [{ kind: "meals", name: "Breakfast", unitPrice: 500, units: 4 }] as const;
    const coupon = buildCoupon({ code: "CALM10", percent: 10 });
    const priced = priceStay(buildStay({ discountPercent: 10, coupon, extras, rooms: [couple, couple] }));
    expect(priced?.lines).toEqual([
      { kind: "rooms", amount: 44000, messageId: "price.rooms-nights", values: { rooms: 2, nights: 2 } },
      { kind: "discount", amount: -4400, messageId: "price.discount", values: { percent: 10 } },
      {
        kind: "coupon",
        amount: -3960,
        messageId: "price.coupon",
        values: { code: "CALM10" },
        name: "CALM10",
      },
      {
        kind: "meals",
        amount: 2000,
        messageId: "price.fee",
        values: { name: "Breakfast" },
        name: "Breakfast",
      },
      {
        kind: "tax",
        amount: 4277,
        messageId: "price.tax",
        values: { name: "GST", percent: 12 },
        name: "GST",
      },
      {
        kind: "fee",
        amount: 2000,
        messageId: "price.fee",
        values: { name: "City tax" },
        name: "City tax",
        atProperty: true,
      },
    ]);
  });

  it("[PRICE-04] has no line for a coupon that takes nothing off", () => {
    const coupon = buildCoupon({ code: "NOUGHT", percent: 0 });
    expect(priceStay(buildStay({ coupon }))?.lines.map(({ kind }) => kind)).toEqual(["rooms", "tax", "fee"]);
  });

  it("[PRICE-04] charges a fee by its basis", () => {
    const amountOf = (per: Fee["per"]) =>
      priceStay({
        ...buildStay({ rooms: [couple, couple], taxes: [] }),
        fees: [{ name: "Fee", amount: 100, per, atProperty: false }],
      })?.lines.at(-1)?.amount;
    expect((["stay", "night", "room", "room-night", "guest-night"] as const).map(amountOf)).toEqual([
      100, 200, 200, 400, 800,
    ]);
  });

  it("[PRICE-05] keeps taxes inside and on top apart, and those of rooms off what is added", () => {
    const priced = priceStay(
      buildStay({
        taxes: [
          { name: "VAT", percent: 10, included: true, onExtras: true },
          { name: "Levy", percent: 5, included: false },
          { name: "Bed tax", percent: 6, included: true },
        ],
        fees: [],
        extras: [{ kind: "meals", name: "Breakfast", unitPrice: 1100, units: 1 }],
      }),
    );
    expect(priced?.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["rooms", 22000],
      ["meals", 1100],
      ["tax", 1100],
    ]);
    // 22,000 holds both of them (10 of 116, 6 of 116), 1,100 only the first (10 of 110).
    expect(priced?.includedTaxes).toEqual([
      { name: "VAT", amount: 1997 },
      { name: "Bed tax", amount: 1138 },
    ]);
  });

  it("[PRICE-05] keeps included taxes out of the lines and names them", () => {
    const priced = priceStay(buildStay({ taxes: [{ name: "VAT", percent: 9, included: true }], fees: [] }));
    expect(priced).toMatchObject({ total: 22000, includedTaxes: [{ name: "VAT", amount: 1817 }] });
  });

  it("[HOTEL-07] is none when the rates do not cover it", () => {
    expect(priceStay(buildStay({ rates: { single: [], double: [10000], extra: [] } }))).toBeNull();
  });

  it("[PRICE-04] totals the sum of its lines, whatever the rates, taxes, fees and step", () => {
    const price = fc.integer({ min: 1, max: 1e7 });
    const fee: fc.Arbitrary<Fee> = fc.record({
      name: fc.string(),
      amount: fc.nat(50000),
      per: fc.constantFrom<Fee["per"]>("stay", "night", "room", "room-night", "guest-night"),
      atProperty: fc.boolean(),
    });
    const tax = fc.record({ name: fc.string(), percent: fc.nat(30), included: fc.boolean() });
    fc.assert(
      fc.property(
        fc.tuple(price, price),
        fc.array(tax, { maxLength: 3 }),
        fc.array(fee, { maxLength: 3 }),
        fc.nat(90),
        fc.constantFrom(1, 100),
        (double, taxes, fees, discountPercent, step) => {
          const priced = priceStay(
            buildStay({ rates: { single: [], double, extra: [] }, taxes, fees, discountPercent, step }),
          );
          if (!priced) throw new Error("a price is expected");
          expect(priced.total).toBe(priced.lines.reduce((sum, line) => sum + line.amount, 0));
          expect(priced.total % step).toBe(0);
          expect(priced.nights.reduce((sum, night) => sum + night.amount, 0)).toBe(priced.lines[0]?.amount);
          expect(priced.dueAtProperty).toBeLessThanOrEqual(priced.total);
        },
      ),
    );
  });
});

it("[PRICE-04] [ERR-07] holds a quote for 15 minutes", () => {
  const expiry = quoteExpiry(1_000_000, limits.booking);
  expect(expiry).toBe(1_900_000);
  expect([isQuoteExpired(expiry, expiry - 1), isQuoteExpired(expiry, expiry)]).toEqual([false, true]);
});

it("[PRICE-04] holds a quote as long as the site says", () => {
  expect(quoteExpiry(1_000_000, { quoteMinutes: 2 })).toBe(1_120_000);
});
