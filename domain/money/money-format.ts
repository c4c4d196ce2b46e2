import { intlLocale, isolated } from "../text/index.ts";
import { currencyDecimals, type Money } from "./money.ts";
import { roundHalfUp } from "./rounding.ts";

export interface MoneyFormat {
  /** Locale key of the page, optionally with a region for grouping (`en`, `en-IN`, `ar`). */
  readonly locale: string;
  /** Symbol of the country or property; the locale's own symbol when absent. */
  readonly symbol?: string | undefined;
  /** Decimals shown, from country config; the currency's ISO 4217 decimals when absent. */
  readonly displayDecimals?: number | undefined;
  /** True where the amount stands among right-to-left words, which would turn its parts around (LOC-03). */
  readonly apart?: boolean | undefined;
  /** True where what came in is told from what left: a plus before the one, as a minus before the other. */
  readonly signed?: boolean | undefined;
}

/**
 * An amount as the guest reads it (LOC-07): the locale's order and grouping, Latin digits, the symbol of the
 * country or property. With fewer display decimals than the currency has, the amount is rounded half up.
 */
export function formatMoney(
  { amount, currency }: Money,
  { locale, symbol, displayDecimals, apart, signed = false }: MoneyFormat,
): string {
  const decimals = currencyDecimals(currency);
  const shown = Math.max(0, Math.min(displayDecimals ?? decimals, decimals));
  const scaled = roundHalfUp(amount / 10 ** (decimals - shown));
  const parts = formatter(locale, currency, shown, signed).formatToParts(scaled / 10 ** shown);
  const text = parts
    .map((part, index) =>
      part.type === "currency" && symbol !== undefined ? spaced(symbol, parts, index) : part.value,
    )
    .join("");
  return apart ? isolated(text) : text;
}

/** Keeps a word-like symbol apart from the digits, as CLDR does for its own: `Rs 120`, but `₹120`. */
function spaced(symbol: string, parts: readonly Intl.NumberFormatPart[], index: number): string {
  const before = parts[index - 1]?.type;
  const after = parts[index + 1]?.type;
  const start = before === "integer" || before === "fraction" ? /^[^\p{S}]/u : undefined;
  const end = after === "integer" ? /[^\p{S}]$/u : undefined;
  return `${start?.test(symbol) ? "\u00a0" : ""}${symbol}${end?.test(symbol) ? "\u00a0" : ""}`;
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(locale: string, currency: string, decimals: number, signed: boolean): Intl.NumberFormat {
  const key = `${locale} ${currency} ${decimals} ${signed}`;
  let found = formatters.get(key);
  if (!found) {
    found = new Intl.NumberFormat(intlLocale(locale), {
      style: "currency",
      currency,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      signDisplay: signed ? "exceptZero" : "auto",
    });
    formatters.set(key, found);
  }
  return found;
}
