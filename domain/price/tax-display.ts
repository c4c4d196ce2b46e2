/** Whether shown totals contain taxes. */
export type TaxClusivity = "inclusive" | "exclusive";

/**
 * How a country shows prices (PRICE-05): as its configuration says, but always inclusive in the European
 * Union, the United Kingdom and India (recorded deviation). `countryIso` is ISO 3166 alpha-2.
 */
export function taxClusivity(countryIso: string, configured: TaxClusivity): TaxClusivity {
  return INCLUSIVE_BY_LAW.has(countryIso.toUpperCase()) ? "inclusive" : configured;
}

const INCLUSIVE_BY_LAW: ReadonlySet<string> = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK GB IN".split(" "),
);
