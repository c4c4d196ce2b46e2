import { listingPath } from "#domain/addresses";
import { usePage, useRelease, useSite, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { LongStaysProps } from "#schemas/generated/widgets/long-stays.ts";
import { Icon } from "../ui/icon/icon.tsx";
import { luggageIcon } from "../ui/icon/travel-icons.ts";
import styles from "./long-stays.module.css";

/**
 * The way to long stays (CONF-08, `showLongStays`): the tag's page in each of the country's popular cities.
 */
export function LongStays({ id, props }: WidgetViewProps<LongStaysProps>) {
  const page = usePage();
  const { country } = useSite();
  const { cities, routes } = useRelease();
  const t = useT();
  const places = country.popular_cities.flatMap((slug) => cities[slug] ?? []).slice(0, props.count);
  if (!country.showLongStays || places.length === 0 || !routes.tags[TAG]) return null;
  const titleId = `${id.replaceAll(".", "-")}-title`;
  return (
    <section className={styles.band} aria-labelledby={titleId}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <span className={styles.icon}>
            <Icon of={luggageIcon} size={24} />
          </span>
          <div>
            <h2 id={titleId} className={styles.title}>
              {t("home.longStays.title")}
            </h2>
            <p>{t("home.longStays.text")}</p>
          </div>
        </div>
        <ul className={styles.places}>
          {places.map(({ slug, name, names }) => {
            const city = names?.[page.locale] ?? name;
            return (
              <li key={slug}>
                <a
                  href={withLocale(page, listingPath(slug, TAG))}
                  className={styles.place}
                  aria-label={t("home.longStays.in", { city })}
                >
                  {city}
                </a>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

const TAG = "long-stay";
