import { useEffect, useState } from "react";
import { callingCountries } from "#domain/guest";
import { intlLocale } from "#domain/text";
import { usePage, useT } from "#renderer";

export interface CountryOption {
  readonly iso: string;
  readonly name: string;
}

export interface CountryOptions {
  readonly countries: readonly CountryOption[];
  /** True once every country is listed. */
  readonly complete: boolean;
}

/**
 * Countries by name in the page's language, the site's own first. Until the island is awake only its own, so
 * that the page stays small.
 */
export function useCountryOptions(own: string): CountryOptions {
  const t = useT();
  const { locale, country } = usePage();
  const [all, setAll] = useState<readonly CountryOption[] | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      const names = new Intl.DisplayNames(intlLocale(locale), { type: "region" });
      const order = new Intl.Collator(intlLocale(locale));
      const options = callingCountries().map((iso) => ({ iso, name: names.of(iso) ?? iso }));
      const sorted = options.sort((a, b) => order.compare(a.name, b.name));
      setAll([...sorted.filter(({ iso }) => iso === own), ...sorted.filter(({ iso }) => iso !== own)]);
    });
    return () => clearTimeout(timer);
  }, [locale, own]);
  if (all) return { countries: all, complete: true };
  // In the words of the site, which server and browser say alike; names of the browser's own may differ.
  const name = own === country.COUNTRY_CODE ? t(country.name) : own;
  return { countries: [{ iso: own, name }], complete: false };
}
