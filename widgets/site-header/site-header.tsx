import { clsx } from "clsx";
import { homePath, loginUrl, membershipUrl, myBookingsUrl, wishlistUrl } from "#domain/addresses";
import { switcherEntries } from "#domain/text";
import {
  addressLocaleOf,
  isHidden,
  type PageContext,
  type Site,
  usePage,
  useRelease,
  useSite,
  useT,
  type WidgetViewProps,
  withLocale,
} from "#renderer";
import type { SiteHeaderProps } from "#schemas/generated/widgets/site-header.ts";
import { useProgramme } from "../shared/membership/use-programme.ts";
import { AnyonesEntry } from "../shared/shell/account-entry.tsx";
import { signInPopup } from "../shared/shell/sign-in-popup.ts";
import { assetUrl } from "../shared/sites/asset-url.ts";
import { CountryLink, LanguageMenu } from "../shared/sites/language-menu.tsx";
import { menuIcon } from "../ui/icon/action-icons.ts";
import { Icon } from "../ui/icon/icon.tsx";
import { globeIcon } from "../ui/icon/travel-icons.ts";
import { Logo } from "../ui/logo/logo.tsx";
import styles from "./site-header.module.css";

interface HeaderLink {
  readonly href: string;
  readonly label: string;
  /** Whether dates and rooms that the page was asked for go along. */
  readonly takesStay?: boolean;
}

/** The bar on top of every page (CMS-01). Menus are the browser's own popovers, so it needs no JavaScript. */
export function SiteHeader({ id, props, slots }: WidgetViewProps<SiteHeaderProps>) {
  const page = usePage();
  const site = useSite();
  const { brand, country, domain, locales } = site;
  const release = useRelease();
  const t = useT();
  const programme = useProgramme();
  const menu = `${id.replaceAll(".", "-")}-menu`;
  const languages = `${id.replaceAll(".", "-")}-languages`;
  const links: readonly HeaderLink[] = [
    ...(country.toHideAbout ? [] : [{ href: "/about", label: t("shell.aboutUs") }]),
    ...(country.links.partnerDescription
      ? [{ href: country.links.partnerDescription, label: t("shell.partnerWithUs") }]
      : []),
    ...(country.toHideBlog ? [] : [{ href: "/articles", label: t("home.articles.title") }]),
    ...(country.toShowPlayAndWin ? [{ href: "/games", label: t("shell.playAndWin") }] : []),
    { href: wishlistUrl(), label: t("wishlist.title"), takesStay: true },
    { href: myBookingsUrl(), label: t("shell.myBookings") },
  ];
  // A site may be read in the languages of all countries at home on its paths; a guest is offered those of
  // the country shown.
  const spoken = [country.lang, ...country.alternateLocales, page.locale];
  const offered = domain.global ? locales : locales.filter((locale) => spoken.includes(locale));
  const staysHere = isHidden(page, "languageSwitcher");
  const listed = country.hideLanguageSwitcher || staysHere ? [] : switcherEntries(offered, release.languages);
  const choosesCountry =
    !staysHere && Object.values(release.sites).filter((site) => site.brand.id === brand.id).length > 1;
  return (
    <div className={styles.header} data-look={props.look}>
      <div className={styles.bar}>
        <Logo
          className={styles.logo}
          src={assetUrl(brand.id, brand.logo.wordmark)}
          name={t("shell.home", { brand: brand.name })}
          href={homeHref(page, site)}
        />
        <nav className={styles.links} aria-label={t("shell.navigation")}>
          {links.map(({ href, label, takesStay }) => (
            <a
              key={href}
              data-stay={takesStay ? "" : undefined}
              href={withLocale(page, href)}
              className={styles.link}
              aria-current={page.path === href ? "page" : undefined}
            >
              {label}
            </a>
          ))}
        </nav>
        <div className={styles.tools}>
          {(listed.length > 1 || choosesCountry) && (
            <button type="button" popoverTarget={languages} className={styles.tool}>
              <Icon of={globeIcon} />
              <span className={styles.wide}>
                {listed.length > 1 ? page.language.displayName : t(country.name)}
              </span>
              <span className="visually-hidden">
                {t(listed.length > 1 ? "shell.changeLanguage" : "shell.changeCountry")}
              </span>
            </button>
          )}
          {slots.account ?? <AnyonesEntry />}
          <button
            type="button"
            popoverTarget={menu}
            className={styles.menuButton}
            aria-label={t("shell.openMenu")}
          >
            <Icon of={menuIcon} size={24} />
          </button>
        </div>
      </div>
      {(listed.length > 1 || choosesCountry) && (
        <div id={languages} popover="auto" data-layer="" className={styles.popover}>
          <LanguageMenu languages={listed} choosesCountry={choosesCountry} />
        </div>
      )}
      <div id={menu} popover="auto" data-layer="" className={styles.popover}>
        <nav aria-label={t("shell.menu")}>
          <ul className={styles.menu}>
            {links.map(({ href, label, takesStay }) => (
              <li key={href} className={styles.narrow}>
                <a
                  href={withLocale(page, href)}
                  data-stay={takesStay ? "" : undefined}
                  className={styles.row}
                >
                  {label}
                </a>
              </li>
            ))}
            {!page.domain.flags.hideWizard && (
              <li>
                <a href={withLocale(page, membershipUrl())} className={styles.row}>
                  {programme}
                </a>
              </li>
            )}
            {slots.account && (
              <li className={clsx(styles.narrow, styles.stranger)}>
                <a
                  href={withLocale(page, loginUrl())}
                  className={styles.row}
                  data-modal={page.path === loginUrl() ? undefined : signInPopup(page)}
                >
                  {t("shell.login")}
                </a>
              </li>
            )}
            <li>
              <a
                href={withLocale(page, country.links.faqLink ?? myBookingsUrl())}
                className={styles.row}
                data-modal="helpCentre"
              >
                {t("shell.help")}
              </a>
            </li>
            {choosesCountry && (
              <li>
                <CountryLink className={styles.row} />
              </li>
            )}
            {!isHidden(page, "addToHomeScreen") && (
              <li data-install hidden>
                <button type="button" className={styles.row}>
                  {t("shell.install")}
                </button>
              </li>
            )}
            {!isHidden(page, "callButtons") && (
              <li>
                <a href={`tel:${country.supportPhone.replaceAll(" ", "")}`} className={styles.row}>
                  {t("shell.callUs")}
                  <bdi>{country.supportPhone}</bdi>
                </a>
              </li>
            )}
          </ul>
        </nav>
      </div>
    </div>
  );
}

/** The home of the country the guest is at, in the language they read (ROUTE-37). */
function homeHref(page: PageContext, { country, defaultLocale, hostLocale }: Site): string {
  // Only another country than the site's own names the site's language beside its own.
  if (hostLocale === undefined) return withLocale(page, "/");
  const path = homePath({ countryCode: country.urlCode, hasHomePage: country.doesHomePageExists });
  return withLocale(addressLocaleOf(page.locale, defaultLocale), path);
}
