import { moneyStep } from "#domain/money";
import { shownAmounts } from "#domain/price";
import { usePage, useT } from "#renderer";
import type { PriceLine } from "#schemas/generated/api/price.ts";
import styles from "./price-lines.module.css";
import type { PublicPrice } from "./use-category-price.ts";

type Line = Pick<PriceLine, "bill_type" | "name" | "amount" | "included" | "payable"> &
  Partial<Pick<PriceLine, "category_code" | "guest_count" | "quantity">>;

export interface PriceLinesProps {
  readonly lines: readonly Line[];
  /** Minor units; equals the sum of the lines that are not included in another (PRICE-04). */
  readonly total: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly money: (amount: number) => string;
  /** What all others pay, struck through above the total of a member, an agent or a company (PRICE-03). */
  readonly publicTotal?: PublicPrice | undefined;
  /** Left at the property and given back: said under the total, which does not have it. Minor units. */
  readonly deposit?: number | undefined;
  /** Words beside the amount of the room line, such as `2 nights, 1 room`. */
  readonly roomNote?: string;
}

/** The lines of a price and their sum. Lines inside another one are told apart and never added. */
export function PriceLines(props: PriceLinesProps) {
  const { lines, total, currency, publicTotal, deposit, money, roomNote } = props;
  const t = useT();
  const decimals = usePage().displayDecimals[currency];
  const step = decimals === undefined ? 1 : moneyStep(currency, decimals);
  const shown = shownAmounts(lines, total, step).map(money);
  return (
    <dl className={styles.lines}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity of their own and never move.
        <div key={index} className={line.included ? styles.included : styles.line}>
          <dt>
            {line.category_code ? line.name : t(`stay.bill.${line.bill_type}`)}
            {line.guest_count && line.quantity && (
              <small className={styles.note}>
                {t("stay.meal-note", {
                  guests: line.guest_count,
                  nights: line.quantity / line.guest_count,
                })}
              </small>
            )}
            {line.bill_type === "room" && roomNote && <small className={styles.note}>{roomNote}</small>}
            {line.payable === "at_property" && !line.included && (
              <small className={styles.note}>{t("stay.paid-at-property")}</small>
            )}
          </dt>
          <dd>
            <bdi>{line.included ? t("stay.of-which", { amount: shown[index] ?? "" }) : shown[index]}</bdi>
          </dd>
        </div>
      ))}
      {publicTotal && (
        <div className={styles.line}>
          <dt className={styles.before}>{t(publicTotal.words)}</dt>
          <dd>
            <s className={styles.before}>
              <bdi>{money(publicTotal.amount)}</bdi>
            </s>
          </dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>{t("stay.total")}</dt>
        <dd>
          <bdi>{money(total)}</bdi>
        </dd>
      </div>
      {deposit !== undefined && deposit > 0 && (
        <div className={styles.line}>
          <dt>
            {t("stay.bill.deposit")}
            <small className={styles.note}>{t("stay.deposit-note")}</small>
          </dt>
          <dd>
            <bdi>{money(deposit)}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}
