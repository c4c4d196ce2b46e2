import fc from "fast-check";
import { expect, it } from "vitest";
import { currencyDecimals, fromDecimalText, money, sumMoney, toDecimalText } from "./money.ts";

const currency = fc.constantFrom("EUR", "INR", "JPY", "VND", "KWD", "BHD", "OMR", "AED", "IDR");

it("[LOC-07] knows the ISO 4217 decimals, IDR included", () => {
  expect(["EUR", "INR", "IDR", "JPY", "VND", "KWD", "BHD", "OMR"].map(currencyDecimals)).toEqual([
    2, 2, 2, 0, 0, 3, 3, 3,
  ]);
});

it("[LOC-07] writes an amount as a plain decimal and reads it back", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER }),
      currency,
      (amount, code) => {
        const value = money(amount === 0 ? 0 : amount, code);
        expect(fromDecimalText(toDecimalText(value), code)).toEqual(value);
      },
    ),
  );
});

it("[LOC-07] reads no more decimals than the currency has", () => {
  expect(fromDecimalText("12.5", "EUR")).toEqual({ amount: 1250, currency: "EUR" });
  expect(fromDecimalText("12.500", "EUR")).toEqual({ amount: 1250, currency: "EUR" });
  expect(fromDecimalText("12.505", "EUR")).toBeNull();
  expect(fromDecimalText("12.5", "JPY")).toBeNull();
  expect(fromDecimalText("twelve", "EUR")).toBeNull();
  expect(fromDecimalText("999999999999999", "EUR")).toBeNull();
});

it("refuses fractions of minor units, wrong codes and mixed currencies", () => {
  expect(() => money(1.5, "EUR")).toThrow(RangeError);
  expect(() => money(1, "euro")).toThrow(RangeError);
  expect(() => sumMoney([money(1, "EUR"), money(1, "USD")], "EUR")).toThrow(RangeError);
  expect(sumMoney([money(1, "EUR"), money(2, "EUR")], "EUR").amount).toBe(3);
});
