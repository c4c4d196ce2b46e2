import { useT } from "#renderer";
import type { CancellationRefund } from "#schemas/generated/api/cancellation.ts";
import { useDateText } from "../text/use-date-text.ts";

interface SettlementLinesProps {
  /** What was paid, and what of the charge is not. Minor units. */
  readonly paid: number;
  readonly due: number;
  readonly refund: CancellationRefund;
  readonly money: (amount: number) => string;
}

/** What becomes of the money of a cancellation, in sentences: what comes back, how and by when (BCAN-01). */
export function SettlementLines({ paid, due, refund, money }: SettlementLinesProps) {
  const t = useT();
  const dates = useDateText();
  return (
    <>
      {refund.amount > 0 && refund.until && (
        <p>
          {t("cancel.refund-property", {
            refund: money(refund.amount),
            refundBy: dates.dayOfYear(refund.until),
          })}
        </p>
      )}
      {paid === 0 && <p>{t("cancel.unpaid")}</p>}
      {paid > 0 && refund.amount === 0 && <p>{t("cancel.spent")}</p>}
      {due > 0 && <p>{t("cancel.due", { due: money(due) })}</p>}
    </>
  );
}
