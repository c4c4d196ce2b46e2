import { listingUrl } from "#domain/addresses";
import { usePage, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { HomeCollectionData, HomeCollectionProps } from "#schemas/generated/widgets/home-collection.ts";
import { HotelTile } from "../shared/listing/hotel-tile.tsx";
import { pageSearch } from "../shared/search/page-search.ts";
import { dateText } from "../shared/text/use-date-text.ts";
import styles from "./home-collection.module.css";

/** A few places in one city that are free for the dates, at the price they have there now. */
export function HomeCollection({
  id,
  props,
  data,
}: WidgetViewProps<HomeCollectionProps, HomeCollectionData>) {
  const page = usePage();
  const t = useT();
  const { results } = data;
  const hotels = (results?.hotels ?? []).filter((hotel) => !hotel.isSoldOut).slice(0, props.count);
  if (!results || hotels.length === 0) return null;
  const { search } = pageSearch(page);
  const { day } = dateText(page.locale);
  const { location, stay, as_of } = results;
  const titleId = `${id.replaceAll(".", "-")}-title`;
  const all = listingUrl({
    citySlug: location.slug,
    search: location.slug ? search : { ...search, location: location.name },
  });
  return (
    <section className={styles.collection} aria-labelledby={titleId}>
      <div className={styles.head}>
        <div>
          <h2 id={titleId}>{t("home.collection.title", { place: location.name })}</h2>
          <p className={styles.text}>
            {t("home.collection.text", { checkin: day(stay.checkin), checkout: day(stay.checkout) })}
          </p>
        </div>
        <a href={withLocale(page, all)} className={styles.all} data-prefetch="">
          {t("home.collection.all", { place: location.name, count: results.count })}
        </a>
      </div>
      <ul className={styles.list}>
        {hotels.map((hotel) => (
          <li key={hotel.id} className={styles.item}>
            <HotelTile hotel={hotel} search={search} asOf={as_of} layout="tile" headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
