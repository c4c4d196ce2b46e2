import { useT } from "#renderer";
import type { CancellationRefund } from "#schemas/generated/api/cancellation.ts";
import { useDateText } from "../text/use-date-text.ts";

interface SettlementLinesProps {
  /** What was paid, and what of the charge is not. Minor units. */
  readonly paid: number;
  readonly due: number;
  /** What was used of the guest's wallet, and what of that comes back. Minor units. */
  readonly wallet: number;
  readonly walletReturn: number | undefined;
  readonly refund: CancellationRefund;
  readonly money: (amount: number) => string;
}

/** What becomes of the money of a cancellation, in sentences: what comes back, how and by when (BCAN-01). */
export function SettlementLines({ paid, due, wallet, walletReturn, refund, money }: SettlementLinesProps) {
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
      {walletReturn !== undefined && <p>{t("cancel.wallet-note", { amount: money(walletReturn) })}</p>}
      {paid === 0 && wallet === 0 && <p>{t("cancel.unpaid")}</p>}
      {paid > 0 && refund.amount === 0 && <p>{t("cancel.spent")}</p>}
      {due > 0 && <p>{t("cancel.due", { due: money(due) })}</p>}
    </>
  );
}
