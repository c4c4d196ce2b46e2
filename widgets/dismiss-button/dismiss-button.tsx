import { useEffect, useRef, useState } from "react";
import { useT, type WidgetViewProps } from "#renderer";
import type { DismissButtonProps } from "#schemas/generated/widgets/dismiss-button.ts";
import { Button } from "../ui/button/button.tsx";
import { cardAround, isDismissed, rememberDismissed } from "./dismissed.ts";

/** Takes away the card it stands in, now and on later visits. It appears once it can do so. */
export function DismissButton(_: WidgetViewProps<DismissButtonProps>) {
  const t = useT();
  const button = useRef<HTMLSpanElement>(null);
  const [awake, setAwake] = useState(false);
  useEffect(() => {
    setAwake(true);
    const card = cardAround(button.current);
    if (card && isDismissed(card)) card.hidden = true;
  }, []);

  function press() {
    const card = cardAround(button.current);
    if (!card) return;
    rememberDismissed(card);
    card.hidden = true;
  }
  return (
    <span ref={button} hidden={!awake}>
      <Button variant="ghost" onClick={press}>
        {t("app.dismiss")}
      </Button>
    </span>
  );
}
