import { useT, type WidgetViewProps } from "#renderer";
import type { PropertyNavData, PropertyNavProps } from "#schemas/generated/widgets/property-nav.ts";
import styles from "./property-nav.module.css";

/** Links to the parts of a property page that are there. */
export function PropertyNav({ props, data }: WidgetViewProps<PropertyNavProps, PropertyNavData>) {
  const t = useT();
  if (!data.details) return null;
  const { hotel } = data.details;
  const there: Readonly<Record<string, boolean>> = {
    rooms: hotel.room_categories_with_data.length > 0,
    amenities: hotel.amenities.length > 0,
    reviews: hotel.reviews_summary.ratings.count > 0,
  };
  const home = hotel.property_type === "home";
  return (
    <nav className={styles.nav} aria-label={t("hotel.on-this-page")}>
      <ul className={styles.list}>
        {props.sections
          .filter((section) => there[section] ?? true)
          .map((section) => (
            <li key={section}>
              <a href={`#${section}`} className={styles.link}>
                {t(home && section === "rooms" ? "hotel.section.offer" : `hotel.section.${section}`)}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
