import { expect, it } from "vitest";
import type { Money } from "./money.ts";
import { formatMoney } from "./money-format.ts";

const money = (amount: number, currency: string): Money => ({ amount, currency });
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ").replace(/[\u200e\u200f]/g, "");

it("[LOC-07] formats in the order and grouping of the language", () => {
  const euros = money(123456750, "EUR");
  expect(plain(formatMoney(euros, { locale: "nl" }))).toBe("€ 1.234.567,50");
  expect(plain(formatMoney(euros, { locale: "de" }))).toBe("1.234.567,50 €");
  expect(plain(formatMoney(euros, { locale: "fr" }))).toBe("1 234 567,50 €");
  expect(plain(formatMoney(money(123456750, "INR"), { locale: "en-IN" }))).toBe("₹12,34,567.50");
});

it("[LOC-07] takes the symbol of the country, with a space when it is a word", () => {
  expect(plain(formatMoney(money(12000, "INR"), { locale: "en", symbol: "Rs" }))).toBe("Rs 120.00");
  expect(formatMoney(money(12000, "INR"), { locale: "en", symbol: "₹" })).toBe("₹120.00");
  expect(plain(formatMoney(money(12000, "AED"), { locale: "en", symbol: "AED" }))).toBe("AED 120.00");
});

it("[LOC-07] [LOC-06] writes Latin digits in Arabic and in Hindi", () => {
  expect(plain(formatMoney(money(123450, "AED"), { locale: "ar" }))).toContain("1,234.50");
  expect(plain(formatMoney(money(123450, "INR"), { locale: "hi" }))).toContain("1,234.50");
});

it("[LOC-07] uses the ledger's decimals, or fewer when the country shows fewer, rounding half up", () => {
  expect(formatMoney(money(1500, "JPY"), { locale: "en" })).toBe("¥1,500");
  expect(plain(formatMoney(money(1500, "KWD"), { locale: "en" }))).toBe("KWD 1.500");
  expect(formatMoney(money(12350, "INR"), { locale: "en", displayDecimals: 0 })).toBe("₹124");
  expect(plain(formatMoney(money(15000050, "IDR"), { locale: "en", displayDecimals: 0 }))).toBe(
    "IDR 150,001",
  );
  expect(plain(formatMoney(money(150000, "IDR"), { locale: "en" }))).toBe("IDR 1,500.00");
});

it("[LOC-05] reads the locale key my as Malay", () => {
  expect(plain(formatMoney(money(150000, "MYR"), { locale: "my" }))).toBe("RM 1,500.00");
});

it("[LOC-07] keeps a word apart from the digits and a sign beside them, wherever the language puts it", () => {
  const shown = (locale: string, symbol: string) => formatMoney(money(12000, "INR"), { locale, symbol });
  expect([shown("en", "Rs."), shown("en", "R₹"), shown("en", "₹R")]).toEqual([
    "Rs.\u00a0120.00",
    "R₹120.00",
    "₹R\u00a0120.00",
  ]);
  expect(plain(shown("de", "Rs"))).toBe("120,00 Rs");
});

it("[LOC-03] stands apart from right-to-left words around it where that is asked for", () => {
  expect(formatMoney(money(500, "EUR"), { locale: "en", apart: true })).toBe("\u2068€5.00\u2069");
});

it("[LOC-03] [LOC-07] tells what came in from what left beside the digits, in either direction of writing", () => {
  const signed = (amount: number, locale: string) =>
    plain(formatMoney(money(amount, "AED"), { locale, symbol: "AED", signed: true, apart: locale === "ar" }));
  expect([signed(1250, "en"), signed(-1250, "en"), signed(0, "en")]).toEqual([
    "+AED 12.50",
    "-AED 12.50",
    "AED 0.00",
  ]);
  for (const [amount, sign] of [
    [1250, "+"],
    [-1250, "-"],
  ] as const)
    expect(signed(amount, "ar")).toContain(`${sign}12.50`);
});
