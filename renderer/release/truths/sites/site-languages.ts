import type { Country, Domain } from "#schemas";
import type { OwnerClash } from "../check-owners.ts";

/**
 * Languages of a site against each other: where its country's stands first, it starts in that one; and what
 * the site itself says its country is read in, it offers. A language that nothing has is told as that.
 */
export function siteLanguages(
  domains: ReadonlyMap<string, Domain>,
  countries: ReadonlyMap<string, Country>,
  languages: ReadonlySet<string>,
): OwnerClash[] {
  return [...domains].flatMap(([id, domain]): OwnerClash[] => {
    const { locales, defaultLocale, overrides } = domain;
    const said: Pick<Partial<Country>, "lang" | "alternateLocales"> = overrides?.country ?? {};
    if (!locales.every((locale) => languages.has(locale)) || !locales.includes(defaultLocale)) return [];
    const alternates: unknown = said.alternateLocales;
    const lost = [said.lang, ...(Array.isArray(alternates) ? alternates : [])].find(
      (locale) => typeof locale === "string" && languages.has(locale) && !locales.includes(locale),
    );
    if (lost !== undefined) {
      const message = `The site says in "overrides" that its country is read in "${lost}", and does not offer it.`;
      const suggestion = `Add "${lost}" here, or take it out of "overrides.country".`;
      return [
        { id, path: ["locales"], code: "locale-not-offered", message, suggestion, severity: "warning" },
      ];
    }
    const [first = ""] = locales;
    // Another order is as good: guests see the default first whatever the list says.
    const isCountrys = (said.lang ?? countries.get(domain.country)?.lang) === first;
    if (first === defaultLocale || !isCountrys) return [];
    const message = `The site starts in "${defaultLocale}", and "${first}", which is its country's, stands first among its languages.`;
    const suggestion = `Write "${first}", or "${defaultLocale}" first in "locales".`;
    return [{ id, path: ["defaultLocale"], code: "wrong-order", message, suggestion, severity: "warning" }];
  });
}
