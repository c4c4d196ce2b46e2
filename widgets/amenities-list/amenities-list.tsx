import { useT, type WidgetViewProps } from "#renderer";
import type { AmenityItem } from "#schemas/generated/api/property.ts";
import type { AmenitiesListData, AmenitiesListProps } from "#schemas/generated/widgets/amenities-list.ts";
import { NamedIcon } from "../ui/icon/named-icon.tsx";
import styles from "./amenities-list.module.css";

/** The first amenities, and all of them behind the browser's own disclosure (CONF-12). */
export function AmenitiesList({ props, data }: WidgetViewProps<AmenitiesListProps, AmenitiesListData>) {
  const t = useT();
  const amenities = data.details?.hotel.amenities ?? [];
  if (amenities.length === 0) return null;
  const first = amenities.slice(0, props.first);
  const rest = amenities.slice(props.first);
  return (
    <section id="amenities" className={styles.section} aria-labelledby="amenities-title">
      <h2 id="amenities-title">{t("hotel.amenities-title")}</h2>
      <Amenities of={first} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary className={styles.summary}>
            {t("hotel.amenities-all", { count: amenities.length })}
          </summary>
          <Amenities of={rest} />
        </details>
      )}
    </section>
  );
}

function Amenities({ of: amenities }: { readonly of: readonly AmenityItem[] }) {
  return (
    <ul className={styles.list}>
      {amenities.map((amenity) => (
        <li key={amenity.id} className={styles.item}>
          <NamedIcon name={amenity.icon ?? "neutral"} />
          {amenity.name}
        </li>
      ))}
    </ul>
  );
}
