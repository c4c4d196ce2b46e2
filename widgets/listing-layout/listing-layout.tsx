import type { WidgetViewProps } from "#renderer";
import type { ListingLayoutProps } from "#schemas/generated/widgets/listing-layout.ts";
import styles from "./listing-layout.module.css";

/** The columns of a results page. */
export function ListingLayout({ slots }: WidgetViewProps<ListingLayoutProps>) {
  return (
    <div className={styles.layout}>
      <div className={styles.aside}>{slots.aside}</div>
      <div className={styles.results}>{slots.results}</div>
    </div>
  );
}
