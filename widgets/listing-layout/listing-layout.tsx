import { useT, type WidgetViewProps } from "#renderer";
import type { ListingLayoutProps } from "#schemas/generated/widgets/listing-layout.ts";
import { ResultsFailed } from "../shared/listing/results-failed.tsx";
import styles from "./listing-layout.module.css";

/**
 * The columns of a results page. Results make way while other filters load, and for words with a retry when
 * that fails (LIST-05).
 */
export function ListingLayout({ slots }: WidgetViewProps<ListingLayoutProps>) {
  const t = useT();
  return (
    <div className={styles.layout}>
      <div className={styles.aside}>{slots.aside}</div>
      <div className={styles.results} data-refined="" data-busy-text={t("listing.loading")}>
        {slots.results}
      </div>
      <template data-failed="">
        <ResultsFailed />
      </template>
    </div>
  );
}
