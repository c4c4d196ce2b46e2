import { currencyDecimals } from "#domain/money";
import { unitsPerEuro } from "./facts/currency-rates.ts";

/**
 * Minor units of an amount in euros, in a country's currency at its price level, rounded to a step people
 * would ask for.
 */
export function localPrice(euros: number, currency: string, level = 1): number {
  const units = euros * level * (unitsPerEuro[currency] ?? 1);
  const step = niceStep(units);
  return Math.round(Math.max(step, Math.round(units / step) * step) * 10 ** currencyDecimals(currency));
}

/** 1 for tens, 5 for hundreds, then a hundredth of the power of ten below. */
function niceStep(units: number): number {
  if (units < 10) return 0.5;
  if (units < 200) return 1;
  if (units < 1000) return 5;
  return 10 ** Math.floor(Math.log10(units) - 1) / 2;
}
