import { type TaxClusivity, taxClusivity } from "#domain/price";
import type { Site } from "#renderer";

/**
 * How a list shows its prices (PRICE-05): as the call asks, else as the site's country says; inclusive
 * wherever the law of the site's country knows nothing else.
 */
export function listedTaxes(asked: boolean | undefined, { country }: Site): TaxClusivity {
  const wanted = asked === undefined ? country.taxDisplay : asked ? "exclusive" : "inclusive";
  return taxClusivity(country.COUNTRY_CODE, wanted);
}
