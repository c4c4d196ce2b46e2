import { clsx } from "clsx";
import type { ReactNode } from "react";
import { formatMoney, type Money, type MoneyFormat } from "#domain/money";
import styles from "./price.module.css";

export interface PriceProps {
  /** What the guest pays in all, mandatory fees included. */
  readonly total: Money;
  readonly format: MoneyFormat;
  /** What the total is for: "3 nights, 2 rooms". */
  readonly totalFor?: ReactNode;
  /**
   * A higher price that was real, and what it is: "Price without the offer". Shown together or not at all.
   */
  readonly before?: { readonly amount: Money; readonly reason: string };
  /** Whose price the total is, such as a member's: "Member price". */
  readonly label?: string | undefined;
  /** The price of one night and its words around the amount: `{ amount, suffix: "per night" }`. */
  readonly nightly?: { readonly amount: Money; readonly suffix: string };
  /** What taxes are in it: "Includes taxes and fees". */
  readonly taxLine?: string;
  readonly size?: "s" | "m" | "l";
  readonly align?: "start" | "end";
  readonly className?: string;
}

/**
 * A price: the total first, then what it covers, the night as second, the tax line last. Amounts keep their
 * direction.
 */
export function Price(props: PriceProps) {
  const { total, format, totalFor, before, label, nightly, taxLine } = props;
  const { size = "m", align = "start", className } = props;
  return (
    <div className={clsx(styles.price, styles[SIZES[size]], align === "end" && styles.end, className)}>
      {before && (
        <p className={styles.before}>
          <span className={styles.reason}>{before.reason}</span>{" "}
          <s>
            <bdi>{formatMoney(before.amount, format)}</bdi>
          </s>
        </p>
      )}
      {label && <p className={styles.label}>{label}</p>}
      <p className={styles.line}>
        <strong className={styles.total}>
          <bdi>{formatMoney(total, format)}</bdi>
        </strong>
        {totalFor && <span className={styles.for}> {totalFor}</span>}
      </p>
      {nightly && (
        <p className={styles.second}>
          <bdi>{formatMoney(nightly.amount, format)}</bdi> {nightly.suffix}
        </p>
      )}
      {taxLine && <p className={styles.second}>{taxLine}</p>}
    </div>
  );
}

const SIZES = { s: "small", m: "medium", l: "large" } as const;
