import { usePage, useT, type WidgetViewProps } from "#renderer";
import type {
  AlternateHotelsData,
  AlternateHotelsProps,
} from "#schemas/generated/widgets/alternate-hotels.ts";
import { HotelTile } from "../shared/listing/hotel-tile.tsx";
import { pageSearch } from "../shared/search/page-search.ts";
import styles from "./alternate-hotels.module.css";

/**
 * Up to three places nearby that can be booked, under their own heading, when the result is empty or short
 * (LIST-03, LIST-10).
 */
export function AlternateHotels({ data }: WidgetViewProps<AlternateHotelsProps, AlternateHotelsData>) {
  const page = usePage();
  const t = useT();
  const { results } = data;
  if (!results || results.alternate_search_hotels.length === 0) return null;
  const { search } = pageSearch(page);
  return (
    <section className={styles.alternates} aria-labelledby="alternates-title">
      <h2 id="alternates-title">{t("listing.alternates")}</h2>
      <ul className={styles.list} data-recommended="">
        {results.alternate_search_hotels.map((hotel) => (
          <li key={hotel.id} data-hotel={hotel.id}>
            <HotelTile hotel={hotel} search={search} asOf={results.as_of} layout="tile" headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
