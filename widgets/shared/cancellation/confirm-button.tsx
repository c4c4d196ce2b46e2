import { useT } from "#renderer";
import { Button } from "../../ui/button/button.tsx";
import { useMoney } from "../text/use-money.ts";
import type { OpenCancellation } from "./cancellation-answer.ts";

interface ConfirmButtonProps {
  readonly answer: OpenCancellation;
  readonly busy: boolean;
}

/** The button that cancels; its words say what that costs, where it costs something. */
export function ConfirmButton({ answer, busy }: ConfirmButtonProps) {
  const t = useT();
  const money = useMoney(answer.currency_code, answer.currency_symbol);
  const charge = answer.quote.charge_amount;
  return (
    <Button type="submit" variant="danger" size="l" wide loading={busy}>
      {charge > 0 ? t("cancel.confirm-charged", { charge: money(charge) }) : t("cancel.confirm")}
    </Button>
  );
}
