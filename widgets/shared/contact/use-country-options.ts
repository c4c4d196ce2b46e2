import { useEffect, useState } from "react";
import { callingCountries } from "#domain/guest";
import { intlLocale } from "#domain/text";
import { usePage } from "#renderer";

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
  const { locale } = usePage();
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
  return all ? { countries: all, complete: true } : { countries: [{ iso: own, name: own }], complete: false };
}
