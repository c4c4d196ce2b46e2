import fc from "fast-check";
import { expect, it } from "vitest";
import { currencyDecimals, toDecimalText } from "./money.ts";

const currency = fc.constantFrom("EUR", "INR", "JPY", "VND", "KWD", "BHD", "OMR", "AED", "IDR");

it("[LOC-07] knows the ISO 4217 decimals, IDR included", () => {
  expect(["EUR", "INR", "IDR", "JPY", "VND", "KWD", "BHD", "OMR"].map(currencyDecimals)).toEqual([
    2, 2, 2, 0, 0, 3, 3, 3,
  ]);
});

it("[LOC-07] writes an amount as a plain decimal, with as many decimals as its currency has", () => {
  const texts = [
    [1250, "EUR"],
    [5, "EUR"],
    [-1250, "INR"],
    [1250, "JPY"],
    [1250, "KWD"],
    [0, "IDR"],
  ] as const;
  expect(texts.map(([amount, currency]) => toDecimalText({ amount, currency }))).toEqual([
    "12.50",
    "0.05",
    "-12.50",
    "1250",
    "1.250",
    "0.00",
  ]);
});

it("[LOC-07] loses nothing of an amount on the way", () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), currency, (amount, code) => {
      const text = toDecimalText({ amount: amount === 0 ? 0 : amount, currency: code });
      expect(Number(text.replace(".", ""))).toBe(amount === 0 ? 0 : amount);
    }),
  );
});
