import { listingPath } from "#domain/addresses";
import { usePage, useRelease, useSite, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { ErrorPageProps } from "#schemas/generated/widgets/error-page.ts";
import { wordsOf } from "../shared/search/destination.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { refreshIcon, searchIcon } from "../ui/icon/action-icons.ts";
import { Icon } from "../ui/icon/icon.tsx";
import styles from "./error-page.module.css";
import { Scene } from "./scene.tsx";

/** What stands where a page is missing, failed or cannot be reached, with ways on (OFF-01). */
export function ErrorPage({ props, slots }: WidgetViewProps<ErrorPageProps>) {
  const page = usePage();
  const { country } = useSite();
  const { cities } = useRelease();
  const t = useT();
  const { kind } = props;
  return (
    <div className={styles.page}>
      <Scene kind={kind} />
      <h1 className={styles.title}>{t(`errors-page.${kind}.title`)}</h1>
      <p className={styles.text}>{t(`errors-page.${kind}.text`)}</p>
      <p className={styles.actions}>
        {kind === "not-found" ? (
          <ButtonLink href={withLocale(page, "/")} icon={<Icon of={searchIcon} />}>
            {t("errors-page.not-found.search")}
          </ButtonLink>
        ) : (
          <ButtonLink
            href=""
            data-reload=""
            data-click-online={kind === "offline" ? "" : undefined}
            icon={<Icon of={refreshIcon} />}
          >
            {t(`errors-page.${kind}.retry`)}
          </ButtonLink>
        )}
        {kind === "error" && (
          <ButtonLink href={withLocale(page, "/my-booking")} variant="secondary">
            {t("errors-page.error.bookings")}
          </ButtonLink>
        )}
      </p>
      {kind === "offline" && (
        // Shown and filled in by the site's worker, where it keeps bookings.
        <nav data-kept-bookings hidden aria-labelledby="kept-bookings" className={styles.kept}>
          <h2 id="kept-bookings" className={styles.heading}>
            {t("errors-page.offline.bookings")}
          </h2>
          <ul data-kept-list />
        </nav>
      )}
      {slots.search && <div className={styles.search}>{slots.search}</div>}
      {kind === "not-found" && country.popular_cities.length > 0 && (
        <nav aria-label={t("errors-page.popular")} className={styles.popular}>
          <h2 className={styles.heading}>{t("errors-page.popular")}</h2>
          <ul className={styles.cities}>
            {country.popular_cities.slice(0, 8).map((city) => (
              <li key={city}>
                <a href={withLocale(page, listingPath(city))} className={styles.city}>
                  {cities[city]?.names?.[page.locale] ?? cities[city]?.name ?? wordsOf(city)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
