/** Whether shown totals contain taxes. */
export type TaxClusivity = "inclusive" | "exclusive";

/**
 * How a country shows prices (PRICE-05): as its configuration says, but always inclusive in the European Union, the United Kingdom
 * and India (recorded deviation). `countryIso` is ISO 3166 alpha-2.
 */
export function taxClusivity(countryIso: string, configured: TaxClusivity): TaxClusivity {
  return INCLUSIVE_BY_LAW.has(countryIso.toUpperCase()) ? "inclusive" : configured;
}

/** The price to show and the sentence that says what it contains. */
export interface TaxDisplay {
  /** Minor units. */
  readonly shown: number;
  /** Taxes and mandatory fees that are not in `shown`, minor units. */
  readonly addedLater: number;
  readonly messageId: "price.including-taxes" | "price.excluding-taxes" | "price.no-taxes";
}

/** What to show of a price whose parts are known: all amounts in minor units, `taxes` including mandatory fees (PRICE-05). */
export function taxDisplay(
  price: { readonly net: number; readonly taxes: number },
  clusivity: TaxClusivity,
): TaxDisplay {
  if (price.taxes === 0) return { shown: price.net, addedLater: 0, messageId: "price.no-taxes" };
  return clusivity === "inclusive"
    ? { shown: price.net + price.taxes, addedLater: 0, messageId: "price.including-taxes" }
    : { shown: price.net, addedLater: price.taxes, messageId: "price.excluding-taxes" };
}

const INCLUSIVE_BY_LAW: ReadonlySet<string> = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK GB IN".split(" "),
);
