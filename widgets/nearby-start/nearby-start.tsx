import { useT, type WidgetViewProps } from "#renderer";
import type { NearbyStartProps } from "#schemas/generated/widgets/nearby-start.ts";
import { Button } from "../ui/button/button.tsx";
import { Icon } from "../ui/icon/icon.tsx";
import { locateIcon } from "../ui/icon/travel-icons.ts";
import styles from "./nearby-start.module.css";

/**
 * The page of what is nearby before anybody knows where that is (SRCH-18): says why the position is asked
 * for, and never asks by itself.
 */
export function NearbyStart({ slots }: WidgetViewProps<NearbyStartProps>) {
  const t = useT();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t("nearby.title")}</h1>
      <p className={styles.text}>{t("nearby.text")}</p>
      <Button
        size="l"
        className={styles.ask}
        icon={<Icon of={locateIcon} />}
        data-wake="press"
        data-near-me-denied={t("search.near-me-denied")}
        data-near-me-unavailable={t("search.near-me-unavailable")}
      >
        {t("nearby.ask")}
      </Button>
      <p role="status" className={styles.problem} />
      {slots.search && <div className={styles.search}>{slots.search}</div>}
    </div>
  );
}
