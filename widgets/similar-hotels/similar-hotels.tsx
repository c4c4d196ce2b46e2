import { keptSearch } from "#domain/search";
import { usePage, useT, type WidgetViewProps } from "#renderer";
import type { SimilarHotelsData, SimilarHotelsProps } from "#schemas/generated/widgets/similar-hotels.ts";
import { HotelTile } from "../shared/listing/hotel-tile.tsx";
import styles from "./similar-hotels.module.css";

/** Free hotels like this one. A sold-out property shows them in its own panel instead. */
export function SimilarHotels({ id, props, data }: WidgetViewProps<SimilarHotelsProps, SimilarHotelsData>) {
  const t = useT();
  const page = usePage();
  const search = keptSearch(page.query, page.country);
  const { details, similar } = data;
  const soldOut =
    details &&
    (details.hotel.booking_cta === "soldout" || details.hotel.room_categories_with_data.length === 0);
  if (soldOut || !similar || similar.hotels.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t(props.title)}</h2>
      <ul className={styles.list} data-recommended="">
        {similar.hotels.map((hotel) => (
          <li key={hotel.id} data-hotel={hotel.id}>
            <HotelTile hotel={hotel} search={search} asOf={similar.as_of} layout="tile" headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
