import type { CivilDate } from "#domain/dates";
import type { CamelKeys } from "#domain/text";
import { useT } from "#renderer";
import type { Wallet } from "#schemas/generated/api/wallet.ts";
import { useDateText } from "../shared/text/use-date-text.ts";
import { useMoney } from "../shared/text/use-money.ts";
import { Card } from "../ui/card/card.tsx";
import styles from "./account-wallet.module.css";

/** What a wallet holds, and which part of it ends when. */
export function Balance({ wallet }: { readonly wallet: CamelKeys<Wallet> }) {
  const t = useT();
  const money = useMoney(wallet.currencyId);
  const { dayOfYear } = useDateText();
  return (
    <Card padding="l" className={styles.balance}>
      <p>
        <span className={styles.note}>{t("wallet.balance")}</span>{" "}
        <strong className={styles.amount}>{money(wallet.redeemableBalance)}</strong>
      </p>
      {wallet.walletUsagePercentage > 0 && (
        <p className={styles.note}>{t("wallet.share", { percent: wallet.walletUsagePercentage })}</p>
      )}
      {wallet.expiring.length > 0 && (
        <ul className={styles.expiring}>
          {wallet.expiring.map(({ amount, until }) => (
            <li key={until}>
              {t("wallet.until", { amount: money(amount), date: dayOfYear(until as CivilDate) })}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
