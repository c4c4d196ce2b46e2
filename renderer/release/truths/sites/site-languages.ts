import type { Country, Domain } from "#schemas";
import type { OwnerClash } from "../check-owners.ts";

/**
 * Languages of a site against each other: the first of `locales` is the one it starts in, and a language that
 * the site itself says its country is read in is one it offers. A language that nothing has is told as that.
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
    if (first === defaultLocale) return [];
    // Where the country's language stands first, the list is right.
    const isListRight = (said.lang ?? countries.get(domain.country)?.lang) === first;
    const message = `The site starts in "${defaultLocale}", and "${first}" stands first among its languages.`;
    const ordered = [defaultLocale, ...locales.filter((locale) => locale !== defaultLocale)];
    const suggestion = isListRight
      ? `Write "${first}", or "${defaultLocale}" first in "locales".`
      : `Write ${JSON.stringify(ordered)}, or "${first}" in "defaultLocale".`;
    const path = isListRight ? ["defaultLocale"] : ["locales"];
    return [{ id, path, code: "wrong-order", message, suggestion, severity: "warning" }];
  });
}
