import { useT, type WidgetViewProps } from "#renderer";
import type { PropertyLayoutProps } from "#schemas/generated/widgets/property-layout.ts";
import styles from "./property-layout.module.css";

/** Where the parts of a property page stand: pictures across, facts and rooms beside the guest's stay. */
export function PropertyLayout({ slots }: WidgetViewProps<PropertyLayoutProps>) {
  const t = useT();
  return (
    <div className={styles.page}>
      {slots.top && <div className={styles.top}>{slots.top}</div>}
      <div className={styles.columns}>
        <div className={styles.lead}>{slots.lead}</div>
        {slots.aside && (
          <aside className={styles.aside} aria-label={t("hotel.your-stay")}>
            <div className={styles.sticky}>{slots.aside}</div>
          </aside>
        )}
        <div className={styles.main}>{slots.main}</div>
      </div>
      {slots.end && <div className={styles.end}>{slots.end}</div>}
    </div>
  );
}
