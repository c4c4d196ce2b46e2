import { clsx } from "clsx";
import type { ReactNode } from "react";
import { formatMoney } from "#domain/money";
import { nightsOf, type PickedRange } from "#domain/stay";
import { useIntl } from "#renderer";
import { Button } from "../button/button.tsx";
import styles from "./calendar-footer.module.css";
import type { CalendarWords } from "./calendar-words.ts";
import type { CalendarPrices } from "./compact-price.ts";

interface CalendarFooterProps {
  readonly range: PickedRange;
  readonly words: CalendarWords;
  /** A rule to explain now, instead of the state of the range. */
  readonly said: string | undefined;
  readonly refused: boolean;
  readonly minNights: number;
  readonly prices: CalendarPrices | null | undefined;
  /** What the finished range costs. */
  readonly outcome: string | undefined;
  /** Asks again for prices and free days that could not be read. */
  readonly onRetry: (() => void) | undefined;
  readonly locale: string;
  readonly onClear: () => void;
  readonly onDone: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** Says where the choice stands or why a day was refused, and ends or clears it. */
export function CalendarFooter({
  range,
  words,
  said,
  refused,
  minNights,
  prices,
  outcome,
  onRetry,
  locale,
  onClear,
  onDone,
  children,
}: CalendarFooterProps) {
  const intl = useIntl();
  const total = range.checkin && range.checkout ? outcome : undefined;
  return (
    <div className={styles.footer}>
      {children && <div className={styles.more}>{children}</div>}
      <div className={styles.row}>
        <div className={styles.words}>
          <div role="status">
            <p className={clsx(styles.status, refused && styles.refused)}>{said ?? state()}</p>
            {total && <p className={styles.outcome}>{total}</p>}
          </div>
          {onRetry && (
            <p className={styles.failed} role="alert">
              {intl.formatMessage({ id: "calendar.days-failed" })}{" "}
              <Button variant="ghost" size="s" onClick={onRetry}>
                {intl.formatMessage({ id: "calendar.retry" })}
              </Button>
            </p>
          )}
          {prices === null && !onRetry && <p className={styles.note}>&nbsp;</p>}
          {prices && !total && <p className={styles.note}>{priceNote(prices)}</p>}
        </div>
        <div className={styles.actions}>
          {range.checkin && (
            <Button variant="ghost" onClick={onClear}>
              {intl.formatMessage({ id: "calendar.clear" })}
            </Button>
          )}
          {onDone && (
            <Button onClick={onDone} disabled={range.checkin !== null && range.checkout === null}>
              {intl.formatMessage({ id: "calendar.done" })}
            </Button>
          )}
        </div>
      </div>
    </div>
  );

  function priceNote({ currency, symbol, charges }: CalendarPrices): string {
    const nights = intl.formatMessage({ id: "calendar.price-note" }, { currency });
    if (!charges) return nights;
    const amount = formatMoney({ amount: charges, currency }, { locale, symbol, apart: true });
    return `${nights} ${intl.formatMessage({ id: "calendar.stay-charges" }, { amount })}`;
  }
  function state(): string {
    const { checkin, checkout } = range;
    if (!checkin) return intl.formatMessage({ id: "calendar.choose-checkin" });
    if (!checkout) {
      const next = intl.formatMessage({ id: "calendar.choose-checkout" }, { date: words.short(checkin) });
      return minNights > 1
        ? `${next} ${intl.formatMessage({ id: "dates.day-too-short" }, { nights: minNights })}.`
        : next;
    }
    const values = {
      nights: nightsOf({ checkin, checkout }),
      checkin: words.short(checkin),
      checkout: words.short(checkout),
    };
    return intl.formatMessage({ id: "calendar.summary" }, values);
  }
}
