import { languageTag } from "#domain";
import { type PageContext, usePage, useSite, useT } from "#renderer";
import { checkIcon } from "../ui/icon/action-icons.ts";
import { Icon } from "../ui/icon/icon.tsx";
import styles from "./language-menu.module.css";
import { languageName } from "./language-name.ts";

/** This page in the other languages of the site, and which country and currency the site is for. */
export function LanguageMenu() {
  const page = usePage();
  const { brand, country, locales } = useSite();
  const t = useT();
  return (
    <nav aria-label={t("shell.language")}>
      <ul className={styles.languages}>
        {locales.map((locale) => (
          <li key={locale}>
            <a
              href={inLocale(page, locale)}
              hrefLang={languageTag(locale)}
              lang={languageTag(locale)}
              aria-current={locale === page.locale ? "true" : undefined}
              className={styles.language}
              data-reload=""
            >
              {languageName(locale)}
              {locale === page.locale && <Icon of={checkIcon} size={18} />}
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.site}>
        {brand.name} · {t(country.name)} · <bdi>{country.currencyCode}</bdi>
      </p>
    </nav>
  );
}

/** The address of the page in a language of the site; its own language needs no parameter. */
function inLocale(page: Pick<PageContext, "path" | "query" | "defaultLocale">, locale: string): string {
  const { locale: _shown, ...query } = page.query;
  const params = new URLSearchParams(query);
  if (locale !== page.defaultLocale) params.set("locale", locale);
  const text = params.toString();
  return text ? `${page.path}?${text}` : page.path;
}
