import { useEffect, useRef, useState } from "react";
import { useT, type WidgetViewProps } from "#renderer";
import type { DismissButtonProps } from "#schemas/generated/widgets/dismiss-button.ts";
import { dismissAround } from "../shared/shell/dismissed.ts";
import { Button } from "../ui/button/button.tsx";

/** Takes away the card it stands in, now and on later visits. It appears once it can do so. */
export function DismissButton(_: WidgetViewProps<DismissButtonProps>) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  const [awake, setAwake] = useState(false);
  useEffect(() => {
    setAwake(true);
    dismissAround(button.current, false);
  }, []);
  return (
    <Button ref={button} variant="ghost" hidden={!awake} onClick={() => dismissAround(button.current, true)}>
      {t("app.dismiss")}
    </Button>
  );
}
