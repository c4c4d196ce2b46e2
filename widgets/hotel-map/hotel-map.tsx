import { useT, type WidgetViewProps } from "#renderer";
import type { HotelMapData, HotelMapProps } from "#schemas/generated/widgets/hotel-map.ts";
import styles from "./hotel-map.module.css";
import { MapPlan } from "./map-plan.tsx";

/**
 * Where the results of this page lie to each other: a drawn plan with a price on every pin, each a link
 * (LIST-01, LIST-08). No tiles.
 */
export function HotelMap({ data }: WidgetViewProps<HotelMapProps, HotelMapData>) {
  const t = useT();
  const { results } = data;
  if (!results || results.hotels.length === 0) return null;
  return (
    <section className={styles.map} aria-label={t("map.label")}>
      <MapPlan results={results} />
      <p className={styles.hint}>{t("map.hint")}</p>
    </section>
  );
}
