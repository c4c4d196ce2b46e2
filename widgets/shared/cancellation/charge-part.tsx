import { useT } from "#renderer";
import { useDateText } from "../text/use-date-text.ts";
import { useMoney } from "../text/use-money.ts";
import styles from "./cancellation.module.css";
import type { OpenCancellation } from "./cancellation-answer.ts";
import { SettlementLines } from "./settlement-lines.tsx";

/** What cancelling costs now, how long that holds, and what comes back (BCAN-01, BCAN-03). */
export function ChargePart({ answer }: { readonly answer: OpenCancellation }) {
  const t = useT();
  const dates = useDateText();
  const money = useMoney(answer.currency_code, answer.currency_symbol);
  const { quote, total_amount: total, paid_amount: paid, wallet_amount: wallet = 0 } = answer;
  const lines = [
    { term: t("stay.total"), amount: total },
    ...(wallet > 0 ? [{ term: t("stay.wallet"), amount: -wallet }] : []),
    { term: t("booking.paid"), amount: paid },
    { term: t("cancel.charge"), amount: quote.charge_amount, isMain: true },
    ...(quote.wallet_return === undefined
      ? []
      : [{ term: t("cancel.wallet-return"), amount: quote.wallet_return }]),
    ...(quote.refund.amount > 0 ? [{ term: t("cancel.refund"), amount: quote.refund.amount }] : []),
  ];
  return (
    <div className={styles.charge}>
      <dl className={styles.lines}>
        {lines.map(({ term, amount, isMain }) => (
          <div key={term} className={isMain ? styles.main : undefined}>
            <dt>{term}</dt>
            <dd>
              <bdi>{money(amount)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.notes}>
        {quote.charge_amount === 0 && <p>{t("cancel.free")}</p>}
        {quote.until_local && <p>{t("cancel.until", { moment: dates.moment(quote.until_local) })}</p>}
        <SettlementLines
          paid={paid}
          due={quote.due_amount}
          wallet={wallet}
          walletReturn={quote.wallet_return}
          refund={quote.refund}
          money={money}
        />
      </div>
    </div>
  );
}
