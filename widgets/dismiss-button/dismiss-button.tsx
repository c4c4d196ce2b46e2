import { useT, type WidgetViewProps } from "#renderer";
import type { DismissButtonProps } from "#schemas/generated/widgets/dismiss-button.ts";
import { Button } from "../ui/button/button.tsx";

/** Takes away the card it stands in, now and on later visits. Its script shows it. */
export function DismissButton(_: WidgetViewProps<DismissButtonProps>) {
  const t = useT();
  return (
    <Button variant="ghost" hidden>
      {t("app.dismiss")}
    </Button>
  );
}
