import { useT, type WidgetViewProps } from "#renderer";
import type { PrintButtonProps } from "#schemas/generated/widgets/print-button.ts";
import { Button } from "../ui/button/button.tsx";
import { printIcon } from "../ui/icon/action-icons.ts";
import { Icon } from "../ui/icon/icon.tsx";

/** Prints the page. Its script shows it. */
export function PrintButton({ props }: WidgetViewProps<PrintButtonProps>) {
  const t = useT();
  return (
    <Button variant="secondary" wide hidden icon={<Icon of={printIcon} size={18} />}>
      {t(props.label)}
    </Button>
  );
}
