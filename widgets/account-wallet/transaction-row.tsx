import { bookingUrl } from "#domain/addresses";
import { type CivilDate, todayIn } from "#domain/dates";
import type { CamelKeys } from "#domain/text";
import { usePage, useT, withLocale } from "#renderer";
import type { WalletTransaction } from "#schemas/generated/api/wallet.ts";
import { useDateText } from "../shared/text/use-date-text.ts";
import { useMoney } from "../shared/text/use-money.ts";
import { Facts } from "../ui/facts/facts.tsx";
import styles from "./account-wallet.module.css";

/** Money that came in or left: why, when, how much, and until when it is good. */
export function TransactionRow({ transaction }: { readonly transaction: CamelKeys<WalletTransaction> }) {
  const t = useT();
  const page = usePage();
  const { dayOfYear } = useDateText();
  const { kind, date, amount, currency, expiry, bookingId } = transaction;
  const money = useMoney(currency);
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.kind}>{t(`wallet.kind-${kind}`)}</p>
        <Facts className={styles.note}>
          {dayOfYear(todayIn(page.country.timeZone, new Date(date)))}
          {expiry !== undefined &&
            expiry >= page.today &&
            t("wallet.good-until", { date: dayOfYear(expiry as CivilDate) })}
        </Facts>
        {bookingId !== undefined && (
          <p className={styles.note}>
            <a href={withLocale(page, bookingUrl(bookingId))}>
              {t("wallet.booking", { id: `\u2068${bookingId}\u2069` })}
            </a>
          </p>
        )}
      </div>
      <p className={amount > 0 ? styles.in : styles.out}>
        <bdi>{money(amount, { signed: true })}</bdi>
      </p>
    </li>
  );
}
