import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { nightsOf, type PickedRange } from "#domain";
import { Button } from "../button/button.tsx";
import styles from "./calendar-footer.module.css";
import type { CalendarWords } from "./calendar-words.ts";

interface CalendarFooterProps {
  readonly range: PickedRange;
  readonly words: CalendarWords;
  /** A rule to explain now, instead of the state of the range. */
  readonly said: string | undefined;
  readonly refused: boolean;
  readonly minNights: number;
  readonly currency: string | undefined;
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
  currency,
  onClear,
  onDone,
  children,
}: CalendarFooterProps) {
  const intl = useIntl();
  return (
    <div className={styles.footer}>
      {children && <div className={styles.more}>{children}</div>}
      <div className={styles.words}>
        <p role="status" className={clsx(styles.status, refused && styles.refused)}>
          {said ?? state()}
        </p>
        {currency && (
          <p className={styles.note}>{intl.formatMessage({ id: "calendar.price-note" }, { currency })}</p>
        )}
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
  );

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
