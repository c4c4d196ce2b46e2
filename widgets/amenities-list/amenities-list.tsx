import { useT, type WidgetViewProps } from "#renderer";
import type { AmenityItem } from "#schemas/generated/api/property.ts";
import type { AmenitiesListData, AmenitiesListProps } from "#schemas/generated/widgets/amenities-list.ts";
import { NamedIcon } from "../ui/icon/named-icon.tsx";
import styles from "./amenities-list.module.css";

/**
 * The first amenities; the others behind the browser's own disclosure, under the headings they came with
 * (CONF-12).
 */
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
          <div className={styles.groups}>
            {groupsOf(rest).map(([heading, members]) => (
              <div key={heading} className={styles.group}>
                {heading && <h3 className={styles.heading}>{heading}</h3>}
                <Amenities of={members} />
              </div>
            ))}
          </div>
        </details>
      )}
    </section>
  );
}

/** Amenities by heading, both in the order they came in; those without one last. */
function groupsOf(amenities: readonly AmenityItem[]): readonly (readonly [string, readonly AmenityItem[]])[] {
  const groups = new Map<string, AmenityItem[]>();
  for (const amenity of amenities) {
    const heading = amenity.group ?? "";
    groups.set(heading, [...(groups.get(heading) ?? []), amenity]);
  }
  return [...groups].sort(([one], [other]) => Number(one === "") - Number(other === ""));
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
