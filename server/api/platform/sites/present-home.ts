import type { Release, Site } from "#renderer";
import { messagesOf } from "#renderer/release";
import type { BrandHome } from "#renderer/server";
import type { SiteHome } from "#schemas/generated/api/sites.ts";

/** A home of the brand as the guest of a site reads it. */
export function presentHome(release: Release, site: Site, locale: string, home: BrandHome): SiteHome {
  const { country, path } = home;
  const isHere = home.site.id === site.id;
  const own = ownLanguage(release, home);
  const name = nameIn(release, home, locale);
  // The guest keeps the language of the page where the other site speaks it too.
  const keeps = locale !== home.defaultLocale && home.site.locales.includes(locale);
  const suffix = keeps ? `?locale=${locale}` : "";
  return {
    id: home.id,
    country_code: country.COUNTRY_CODE,
    name,
    native_name: home.site.domain.global ? name : (displayNames(own).of(country.COUNTRY_CODE) ?? name),
    native_language: home.site.domain.global ? (release.languages[locale]?.contentLanguage ?? "en") : own,
    languages: languagesOf(home).flatMap((each) => release.languages[each]?.displayName ?? []),
    currency_code: country.currencyCode,
    group: home.site.domain.global ? "everywhere" : groupOf(country.timeZone),
    href: isHere ? `${path}${suffix}` : `/_site/${home.id}${suffix}`,
    current: isHere && country.COUNTRY_CODE === site.country.COUNTRY_CODE,
  };
}

/** The languages of the country that its home is read in; of a site for everybody all it has. */
function languagesOf({ site, country }: BrandHome): readonly string[] {
  if (site.domain.global) return site.locales;
  const spoken = [country.lang, ...country.alternateLocales].filter((locale) =>
    site.locales.includes(locale),
  );
  return spoken.length > 0 ? spoken : [site.defaultLocale];
}

/** The language most people of the country read; of a site's own languages where it has one. */
function ownLanguage(release: Release, { site, country, path }: BrandHome): string {
  const locale = path === "/" ? site.defaultLocale : country.lang;
  if (locale !== "en") return release.languages[locale]?.contentLanguage ?? locale;
  return new Intl.Locale("und", { region: country.COUNTRY_CODE }).maximize().language;
}

function nameIn(release: Release, { site, country }: BrandHome, locale: string): string {
  const name = messagesOf(release, site.brand.id, locale)[country.name];
  return typeof name === "string" ? name : country.COUNTRY_CODE;
}

/** The part of the world a country's clock stands in: its IANA area. */
function groupOf(timeZone: string): SiteHome["group"] {
  return GROUPS[timeZone.split("/", 1)[0] ?? ""] ?? "pacific";
}

const GROUPS: Readonly<Record<string, SiteHome["group"]>> = {
  Europe: "europe",
  Asia: "asia",
  America: "americas",
  Africa: "africa",
};

function displayNames(language: string): Intl.DisplayNames {
  return new Intl.DisplayNames([language], { type: "region" });
}
