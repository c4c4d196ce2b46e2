import { languageTag, type SwitcherEntry } from "#domain/text";
import { type PageContext, usePage, useSite, useT, withLocale } from "#renderer";
import { Facts } from "../../ui/facts/facts.tsx";
import { checkIcon } from "../../ui/icon/action-icons.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./language-menu.module.css";

interface LanguageMenuProps {
  /** Languages to choose from; with fewer than two there is nothing to choose. */
  readonly languages: readonly SwitcherEntry[];
  /** Whether the brand is at home in other countries too. */
  readonly choosesCountry: boolean;
}

/**
 * This page in the other languages of the site, which country and currency the site is for, and the way to
 * another country.
 */
export function LanguageMenu({ languages, choosesCountry }: LanguageMenuProps) {
  const page = usePage();
  const { brand, country } = useSite();
  const t = useT();
  return (
    <>
      {languages.length > 1 && (
        <nav aria-label={t("shell.language")}>
          <ul className={styles.languages}>
            {languages.map(({ locale, displayName, devices }) => (
              <li key={locale} data-devices={devices}>
                <a
                  href={inLocale(page, locale)}
                  hrefLang={languageTag(locale)}
                  lang={languageTag(locale)}
                  aria-current={locale === page.locale ? "true" : undefined}
                  className={styles.language}
                  data-reload=""
                >
                  {displayName}
                  {locale === page.locale && <Icon of={checkIcon} size={18} />}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.site}>
        <Facts className={styles.where}>
          {brand.name}
          {t(country.name)}
          <bdi>{country.currencyCode}</bdi>
        </Facts>
        {choosesCountry && <CountryLink className={styles.country} />}
      </div>
    </>
  );
}

/** Opens the countries over the page (MODAL-08); without scripts it leads to the page that lists them. */
export function CountryLink({ className }: { readonly className?: string | undefined }) {
  const page = usePage();
  const t = useT();
  return (
    <a href={withLocale(page, "/countries")} data-modal="countrySelector" className={className}>
      {t("shell.changeCountry")}
    </a>
  );
}

/** The address of the page in a language of the site; its own language needs no parameter. */
function inLocale(
  page: Pick<PageContext, "path" | "query" | "defaultLocale" | "ownLocale">,
  locale: string,
): string {
  const { locale: _shown, ...query } = page.query;
  const params = new URLSearchParams(query);
  if (locale !== (page.ownLocale ?? page.defaultLocale)) params.set("locale", locale);
  const text = params.toString();
  return text ? `${page.path}?${text}` : page.path;
}
