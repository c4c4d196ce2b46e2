import { callingCode, type PhoneLengths } from "#domain/guest";
import type { Release, Site } from "#renderer";
import type { BookingUser } from "#schemas/generated/api/booking.ts";

/**
 * Lengths of national phone numbers by ISO code, for every country of the configuration; the site's own as
 * the site has it.
 */
export function phoneLengths(
  release: Pick<Release, "countries">,
  site: Pick<Site, "country">,
): Readonly<Record<string, PhoneLengths>> {
  return Object.fromEntries(
    countriesOf(release, site).map(({ COUNTRY_CODE, phone: { min, max } }) => [COUNTRY_CODE, { min, max }]),
  );
}

/**
 * Lengths of the numbers of the country a guest named; of the only country with their calling code where they
 * named none, or one of another code. Undefined for a country that has no lengths of its own.
 */
export function phoneLengthsOf(
  { country_iso_code, country_code }: Pick<BookingUser, "country_iso_code" | "country_code">,
  release: Pick<Release, "countries">,
  site: Pick<Site, "country">,
): PhoneLengths | undefined {
  const iso = country_iso_code?.toUpperCase();
  const code = callingCode(country_code ?? "");
  const countries = countriesOf(release, site);
  const named = countries.find(({ COUNTRY_CODE }) => COUNTRY_CODE === iso);
  if (iso && !named) return undefined;
  const sharing = countries.filter(({ phone }) => callingCode(phone.code) === code);
  if (named && sharing.includes(named)) return named.phone;
  return sharing.length === 1 ? sharing[0]?.phone : undefined;
}

function countriesOf({ countries }: Pick<Release, "countries">, { country }: Pick<Site, "country">) {
  return Object.values({ ...countries, [country.COUNTRY_CODE]: country });
}
