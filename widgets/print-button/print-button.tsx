import { useT, type WidgetViewProps } from "#renderer";
import type { PrintButtonProps } from "#schemas/generated/widgets/print-button.ts";
import { Button } from "../ui/button/button.tsx";
import { printIcon } from "../ui/icon/action-icons.ts";
import { Icon } from "../ui/icon/icon.tsx";
import styles from "./print-button.module.css";

/** Prints the page. Without JavaScript there is nothing to press. */
export function PrintButton({ props }: WidgetViewProps<PrintButtonProps>) {
  const t = useT();
  return (
    <Button
      variant="secondary"
      wide
      data-wake="press"
      className={styles.print}
      icon={<Icon of={printIcon} size={18} />}
    >
      {t(props.label)}
    </Button>
  );
}
