import { bannerOffset } from "#domain/consent";
import { usePage, useSite, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { ConsentBannerProps } from "#schemas/generated/widgets/consent-banner.ts";
import { OPTIONAL_CATEGORIES } from "#schemas/kept-in-browser.ts";
import { Button } from "../ui/button/button.tsx";
import styles from "./consent-banner.module.css";

/**
 * The question for consent (CONS-06), a plain form: hidden until the page knows that it concerns the guest
 * (CONS-01), at the height its page wants (CONS-02). Where no scripts run the link at the foot of a page
 * leads to it. An app asks in its own way: its pages have none.
 */
export function ConsentBanner(_: WidgetViewProps<ConsentBannerProps>) {
  const page = usePage();
  const { country, domain } = useSite();
  const t = useT();
  if (page.device === "webview") return null;
  const policy = country.links.cookiePolicy;
  const bottom = bannerOffset(page.route.name, page.page === "listing" ? page.path : "");
  return (
    <>
      <section
        id="cookie-choices"
        className={styles.banner}
        style={{ insetBlockEnd: `${bottom}px` }}
        aria-labelledby="cookie-choices-title"
        tabIndex={-1}
        data-wake="press"
        data-unasked={domain.flags.hideGdprBanner ? "" : undefined}
        hidden
      >
        <form method="post" action="/_consent" className={styles.form}>
          <div className={styles.words}>
            <h2 id="cookie-choices-title" className={styles.title}>
              {t("consent.title")}
            </h2>
            <p>
              {t("consent.text")}
              {policy && (
                <>
                  {" "}
                  <a href={withLocale(page, policy)}>{t("consent.policy")}</a>
                </>
              )}
            </p>
            <p role="alert" className={styles.failed} hidden>
              {t("consent.failed")}
            </p>
          </div>
          <div className={styles.ways}>
            <Button type="submit" name="choice" value="none" variant="secondary">
              {t("consent.refuseAll")}
            </Button>
            <Button type="submit" name="choice" value="all" variant="secondary">
              {t("consent.acceptAll")}
            </Button>
          </div>
          <details className={styles.settings}>
            <summary className={styles.summary}>{t("consent.settings")}</summary>
            <ul className={styles.list}>
              <li className={styles.category}>
                <label>
                  <input type="checkbox" defaultChecked disabled />
                  <span>
                    <b>{t("consent.necessary")}</b> {t("consent.necessaryText")}
                  </span>
                </label>
              </li>
              {OPTIONAL_CATEGORIES.map((category) => (
                <li key={category} className={styles.category}>
                  <label>
                    <input type="checkbox" name="category" value={category} />
                    <span>
                      <b>{t(`consent.${category}`)}</b> {t(`consent.${category}Text`)}
                    </span>
                  </label>
                </li>
              ))}
            </ul>
            <Button type="submit" name="choice" value="some" variant="secondary">
              {t("consent.save")}
            </Button>
          </details>
        </form>
      </section>
      <p id="cookie-choices-kept" className={styles.kept} role="status" hidden>
        {t("consent.kept")}
      </p>
    </>
  );
}
