import { taxLineOf } from "#domain/price";
import { usePage, useRelease, useSite } from "#renderer";

/**
 * Message id of what the prices of a page include (PRICE-05): of places in the country that its address
 * names, as this site shows them. For widgets with `hydrate: "none"`.
 */
export function useTaxLine(): string {
  const { params, countryCode } = usePage().route;
  const { country, domain } = useSite();
  const { cities, countries, routes } = useRelease();
  const own = country.COUNTRY_CODE === domain.country ? country : countries[domain.country];
  const named = cities[params.city ?? ""]?.countryCode ?? params.country ?? routes.countryCodes[countryCode];
  const place = named === undefined || named === country.COUNTRY_CODE ? country : countries[named];
  return taxLineOf(own ?? country, place ?? country);
}
