import type { Country } from "#schemas";
import type { Release } from "./release.ts";

/**
 * Decimals an amount is shown with, by ISO 4217 code (LOC-07): those of this country for its own currency, of
 * the country that pays in it for another.
 */
export function displayDecimals(
  { countries }: Pick<Release, "countries">,
  own: Country,
): Record<string, number> {
  const decimals: Record<string, number> = {};
  for (const { currencyCode, displayDecimals: shown } of [own, ...Object.values(countries)])
    if (shown !== undefined) decimals[currencyCode] ??= shown;
  return decimals;
}
