import { listingPath } from "#domain/addresses";
import { usePage, useRelease, useSite, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { CityLinksProps } from "#schemas/generated/widgets/city-links.ts";
import styles from "./city-links.module.css";

/** The country's popular cities by name, from configuration alone (CMS-02). */
export function CityLinks({ id }: WidgetViewProps<CityLinksProps>) {
  const page = usePage();
  const { country } = useSite();
  const { cities } = useRelease();
  const t = useT();
  const titleId = `${id.replaceAll(".", "-")}-title`;
  return (
    <nav className={styles.cities} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t("home.popular.title")}
      </h2>
      <ul className={styles.list}>
        {country.popular_cities
          .flatMap((slug) => cities[slug] ?? [])
          .map(({ slug, name, names }) => (
            <li key={slug}>
              <a href={withLocale(page, listingPath(slug))} className={styles.city}>
                {names?.[page.locale] ?? name}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
