/**
 * Whether a guest has to be asked before anything is kept that the site works without (CONS-01): where the
 * guest is, or the site is for, a country whose law says so. Codes are ISO 3166 alpha-2. Source: directive
 * 2002/58/EC article 5(3), in the European Economic Area; its like in the United Kingdom, Switzerland and
 * Brazil.
 */
export function consentApplies(...countries: readonly string[]): boolean {
  return countries.some((country) => ASKING.has(country));
}

const ASKING: ReadonlySet<string> = new Set(
  [
    "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK",
    "IS LI NO",
    "GB CH BR",
  ].flatMap((codes) => codes.split(" ")),
);
