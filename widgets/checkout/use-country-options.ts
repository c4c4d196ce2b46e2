import { useEffect, useState } from "react";
import { intlLocale } from "#domain";
import { usePage } from "#renderer";
import { callingCountries } from "./calling-codes.ts";

interface CountryOption {
  readonly iso: string;
  readonly name: string;
}

/** Countries by name in the page's language, the site's own first. Until the page is awake only its own, so that the page stays small. */
export function useCountryOptions(own: string): readonly CountryOption[] {
  const { locale } = usePage();
  const [all, setAll] = useState<readonly CountryOption[] | null>(null);
  useEffect(() => {
    const names = new Intl.DisplayNames(intlLocale(locale), { type: "region" });
    const options = callingCountries().map((iso) => ({ iso, name: names.of(iso) ?? iso }));
    const sorted = options.sort((a, b) => a.name.localeCompare(b.name, intlLocale(locale)));
    setAll([...sorted.filter(({ iso }) => iso === own), ...sorted.filter(({ iso }) => iso !== own)]);
  }, [locale, own]);
  return all ?? [{ iso: own, name: own }];
}
