/** Whether shown totals contain taxes. */
export type TaxClusivity = "inclusive" | "exclusive";

/**
 * How a country shows prices (PRICE-05): as its configuration says, but always inclusive in the European
 * Union, the United Kingdom and India (recorded deviation). `countryIso` is ISO 3166 alpha-2.
 */
export function taxClusivity(countryIso: string, configured: TaxClusivity): TaxClusivity {
  return taxedInsideByLaw.has(countryIso.toUpperCase()) ? "inclusive" : configured;
}

/** Countries, by ISO 3166 alpha-2, whose prices are always shown with their taxes. */
export const taxedInsideByLaw: ReadonlySet<string> = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK GB IN".split(" "),
);

interface CountryTaxes {
  readonly COUNTRY_CODE: string;
  readonly taxDisplay: TaxClusivity;
  readonly hotelTaxLine: string;
}

/**
 * Message id of what prices of places in a country include, on a site of another one: it says only what they
 * really include (PRICE-05).
 */
export function taxLineOf(site: CountryTaxes, place: CountryTaxes): string {
  if (place.COUNTRY_CODE === site.COUNTRY_CODE) return site.hotelTaxLine;
  const shown = taxClusivity(place.COUNTRY_CODE, taxClusivity(site.COUNTRY_CODE, site.taxDisplay));
  if (shown === taxClusivity(place.COUNTRY_CODE, place.taxDisplay)) return place.hotelTaxLine;
  return shown === "inclusive" ? ALL_INCLUDED : site.hotelTaxLine;
}

const ALL_INCLUDED = "country.tax.generic";
