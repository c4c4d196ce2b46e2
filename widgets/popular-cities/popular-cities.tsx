import { clsx } from "clsx";
import { listingPath } from "#domain/addresses";
import { formatSearch } from "#domain/search";
import { usePage, useSite, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { City } from "#schemas/generated/api/cities.ts";
import type { PopularCitiesData, PopularCitiesProps } from "#schemas/generated/widgets/popular-cities.ts";
import { pageSearch } from "../shared/search/page-search.ts";
import { useMoney } from "../shared/text/use-money.ts";
import { Card, cardLinkClass } from "../ui/card/card.tsx";
import { Facts } from "../ui/facts/facts.tsx";
import { Picture } from "../ui/picture/picture.tsx";
import styles from "./popular-cities.module.css";
import { popularFirst } from "./popular-first.ts";

/** Picture cards of the country's popular cities, in the order of its configuration (CMS-06). */
export function PopularCities({ id, props, data }: WidgetViewProps<PopularCitiesProps, PopularCitiesData>) {
  const { country } = useSite();
  const page = usePage();
  const t = useT();
  const cities = popularFirst(data.cities?.cities ?? [], country.popular_cities).slice(0, props.count);
  if (cities.length === 0) return null;
  const { search, hasDates } = pageSearch(page);
  const { checkin, checkout, roomConfig } = search;
  const query = hasDates
    ? `?${formatSearch({ checkin, checkout, roomConfig }).toString().replaceAll("%2F", "/")}`
    : "";
  const titleId = `${id.replaceAll(".", "-")}-title`;
  return (
    <section className={styles.popular} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{t("home.popular.title")}</h2>
        <p className={styles.text}>{t(country.tagline, { country: t(country.name) })}</p>
      </div>
      <ul className={clsx(styles.cities, styles[props.layout])} data-layout={props.layout}>
        {cities.map((city) => (
          <li key={city.id} className={styles.item}>
            <CityCard city={city} query={query} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CityCardProps {
  readonly city: City;
  /** The dates and rooms of the page, with its question mark; empty when it has none. */
  readonly query: string;
}

function CityCard({ city, query }: CityCardProps) {
  const page = usePage();
  const t = useT();
  const money = useMoney(city.currency_code ?? page.country.currencyCode);
  return (
    <Card interactive padding="none" className={styles.card}>
      {city.image && (
        <Picture image={city.image} alt="" sizes="(width < 780px) 70vw, 30vw" className={styles.picture} />
      )}
      <div className={styles.words}>
        <h3 className={styles.name}>
          <a
            href={withLocale(page, listingPath(city.slug) + query)}
            className={cardLinkClass}
            data-prefetch=""
          >
            {city.name}
          </a>
        </h3>
        <Facts className={styles.facts}>
          {t("home.popular.count", { count: city.property_count })}
          {city.price_from !== undefined && (
            <bdi>{t("home.popular.from", { price: money(city.price_from) })}</bdi>
          )}
        </Facts>
      </div>
    </Card>
  );
}
