import type { Release } from "#renderer";

/**
 * Symbol of a currency from the configuration of a country that uses it (LOC-07); the code itself for one no
 * country uses.
 */
export function currencySymbol(release: Release, currencyCode: string): string {
  let symbols = known.get(release);
  if (!symbols) {
    symbols = new Map(
      Object.values(release.countries).map((country) => [country.currencyCode, country.currencySymbol]),
    );
    known.set(release, symbols);
  }
  return symbols.get(currencyCode) ?? currencyCode;
}

const known = new WeakMap<Release, Map<string, string>>();
