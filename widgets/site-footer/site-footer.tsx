import { myBookingsUrl, newsletterUrl } from "#domain/addresses";
import { isHidden, usePage, useRelease, useSite, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { SiteFooterProps } from "#schemas/generated/widgets/site-footer.ts";
import { assetUrl } from "../shared/sites/asset-url.ts";
import { CountryLink } from "../shared/sites/language-menu.tsx";
import { useTaxLine } from "../shared/sites/use-tax-line.ts";
import { Facts } from "../ui/facts/facts.tsx";
import { Icon } from "../ui/icon/icon.tsx";
import { chatIcon, imageIcon, mailIcon, newsIcon, phoneIcon, videoIcon } from "../ui/icon/travel-icons.ts";
import { Logo } from "../ui/logo/logo.tsx";
import { cityLinks } from "./city-links.ts";
import { FooterColumn } from "./footer-column.tsx";
import { policyLinks } from "./policy-links.ts";
import styles from "./site-footer.module.css";

/** Places, help, policies, social links, the tax line and who is behind the site. */
export function SiteFooter({ props }: WidgetViewProps<SiteFooterProps>) {
  const page = usePage();
  const { brand, country, domain } = useSite();
  const release = useRelease();
  const t = useT();
  const taxLine = useTaxLine();
  const { address } = brand.contact;
  const isShort = props.quiet || isHidden(page, "footer");
  const at = (href: string) => withLocale(page, href);
  const help = [
    { href: at(myBookingsUrl()), label: t("shell.footer.manageBooking") },
    ...(country.links.faqLink && country.toShowFaq
      ? [{ href: at(country.links.faqLink), label: t("shell.footer.faq") }]
      : []),
    { href: at("/service/contact"), label: t("shell.footer.service") },
    { href: at(newsletterUrl()), label: t("newsletter.title") },
    { href: at("/trust-and-safety"), label: t("shell.footer.trustAndSafety") },
    ...(country.links.referAndEarn && country.doesReferralExists
      ? [{ href: at(country.links.referAndEarn), label: t("shell.footer.refer") }]
      : []),
    ...(country.toShowPlayAndWin ? [{ href: at("/games"), label: t("shell.playAndWin") }] : []),
  ];
  const company = [
    ...(country.toHideAbout ? [] : [{ href: at("/about"), label: t("shell.aboutUs") }]),
    ...(country.links.partnerDescription
      ? [{ href: at(country.links.partnerDescription), label: t("shell.footer.partner") }]
      : []),
    ...(country.toHideBlog ? [] : [{ href: at("/articles"), label: t("home.articles.title") }]),
    ...(domain.travelAgentUrl ? [{ href: domain.travelAgentUrl, label: t("shell.forAgents") }] : []),
    ...(domain.businessUrl ? [{ href: domain.businessUrl, label: t("shell.forBusiness") }] : []),
  ];
  const policies = policyLinks(country.links).map(({ href, messageId }) => ({
    href: at(href),
    label: t(messageId),
  }));
  // Opened where the page has it; the first page has it for every browser.
  const consent = {
    href: at("/#cookie-choices"),
    label: t("consent.open"),
    attributes: { "data-consent": "" },
  };
  return (
    <div className={styles.footer}>
      <div className={styles.inner}>
        {props.showPlaces && !isShort && (
          <div className={styles.places}>
            {Object.entries(country.footerLinks).map(([name, group]) => (
              <FooterColumn
                key={name}
                heading={t(group.heading)}
                flow
                links={cityLinks(group, release.cities, page.locale).map(({ href, city }) => ({
                  href: at(href),
                  label: t(group.title, { city }),
                }))}
              />
            ))}
          </div>
        )}
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Logo
              src={assetUrl(brand.id, brand.logo.wordmarkOnDark ?? brand.logo.wordmark)}
              name={brand.name}
              lazy
            />
            <p>{t(brand.tagline)}</p>
            <ul className={styles.contact}>
              {!isHidden(page, "callButtons") && (
                <li>
                  <a href={`tel:${country.supportPhone.replaceAll(" ", "")}`}>
                    <Icon of={phoneIcon} size={18} />
                    <span className="visually-hidden">{t("shell.callUs")}</span>
                    <bdi>{country.supportPhone}</bdi>
                  </a>
                </li>
              )}
              <li>
                <a href={`mailto:${brand.supportEmail}`}>
                  <Icon of={mailIcon} size={18} />
                  <span className="visually-hidden">{t("shell.email")}</span>
                  <bdi>{brand.supportEmail}</bdi>
                </a>
              </li>
            </ul>
            {!isShort && (
              <ul className={styles.social} aria-label={t("shell.footer.follow")}>
                {Object.entries(brand.socialLinks).map(([name, link]) => (
                  <li key={name}>
                    <a href={link.url} rel="noopener me" className={styles.round}>
                      <Icon of={SOCIAL_ICONS[link.icon]} label={t(link.label, { brand: brand.name })} />
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
          {!isShort && <FooterColumn heading={t("shell.footer.help")} links={help} />}
          {!isShort && <FooterColumn heading={t("shell.footer.company")} links={company} />}
          <FooterColumn
            heading={t("shell.footer.policies")}
            links={[...policies, ...(page.device === "webview" ? [] : [consent])]}
          />
        </div>
        <div className={styles.legal}>
          <p>{t(taxLine)}</p>
          <p className={styles.company}>
            <span>
              <bdi>
                {t("shell.footer.copyright", { year: page.today.slice(0, 4), company: brand.legalName })}
              </bdi>
            </span>
            <span>
              <bdi>
                {address.street}, {address.postalCode} {address.city}
              </bdi>
            </span>
          </p>
          <p className={styles.where}>
            <Facts as="span">
              {brand.name}
              {t(country.name)}
              <bdi>{country.currencyCode}</bdi>
            </Facts>
            {!isHidden(page, "languageSwitcher") &&
              Object.values(release.sites).filter((site) => site.brand.id === brand.id).length > 1 && (
                <CountryLink className={styles.country} />
              )}
          </p>
        </div>
      </div>
    </div>
  );
}

const SOCIAL_ICONS = { photos: imageIcon, videos: videoIcon, news: newsIcon, chat: chatIcon } as const;
