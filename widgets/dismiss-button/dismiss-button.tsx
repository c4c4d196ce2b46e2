import { useT, type WidgetViewProps } from "#renderer";
import type { DismissButtonProps } from "#schemas/generated/widgets/dismiss-button.ts";
import { DISMISSED } from "../shared/shell/dismissed.ts";
import { Button } from "../ui/button/button.tsx";
import styles from "./dismiss-button.module.css";

/**
 * Takes away the card it stands in, now and on later visits: its script waits for a press, or for a visit
 * after one.
 */
export function DismissButton(_: WidgetViewProps<DismissButtonProps>) {
  const t = useT();
  return (
    <Button variant="ghost" className={styles.dismiss} data-wake={DISMISSED}>
      {t("app.dismiss")}
    </Button>
  );
}
