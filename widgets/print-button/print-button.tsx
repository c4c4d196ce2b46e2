import { useEffect, useState } from "react";
import { useT, type WidgetViewProps } from "#renderer";
import type { PrintButtonProps } from "#schemas/generated/widgets/print-button.ts";
import { Button } from "../ui/button/button.tsx";
import { printIcon } from "../ui/icon/action-icons.ts";
import { Icon } from "../ui/icon/icon.tsx";

/** Prints the page. It appears once it can do so: without JavaScript there is nothing to press. */
export function PrintButton({ props }: WidgetViewProps<PrintButtonProps>) {
  const t = useT();
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return (
    <Button
      variant="secondary"
      wide
      hidden={!awake}
      onClick={() => window.print()}
      icon={<Icon of={printIcon} size={18} />}
    >
      {t(props.label)}
    </Button>
  );
}
