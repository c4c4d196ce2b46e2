import { clsx } from "clsx";
import { useT } from "#renderer";
import { useDateText } from "../text/use-date-text.ts";
import styles from "./stay-facts.module.css";

export interface StayFactsProps {
  readonly checkin: string;
  readonly checkout: string;
  readonly nights: number;
  /** Property time, `HH:mm`. */
  readonly checkinTime?: string;
  readonly checkoutTime?: string;
  readonly className?: string;
}

/** Arrival and departure side by side, with the nights between them. */
export function StayFacts({
  checkin,
  checkout,
  nights,
  checkinTime,
  checkoutTime,
  className,
}: StayFactsProps) {
  const t = useT();
  const dates = useDateText();
  return (
    <dl className={clsx(styles.facts, className)}>
      <div className={styles.day}>
        <dt className={styles.term}>{t("stay.checkin")}</dt>
        <dd className={styles.date}>
          <time dateTime={checkin}>{dates.day(checkin)}</time>
          {checkinTime && (
            <small className={styles.time}>{t("stay.from-time", { time: dates.time(checkinTime) })}</small>
          )}
        </dd>
      </div>
      <div className={styles.nights}>
        <dt className="visually-hidden">{t("stay.length")}</dt>
        <dd>{t("stay.nights", { count: nights })}</dd>
      </div>
      <div className={clsx(styles.day, styles.end)}>
        <dt className={styles.term}>{t("stay.checkout")}</dt>
        <dd className={styles.date}>
          <time dateTime={checkout}>{dates.day(checkout)}</time>
          {checkoutTime && (
            <small className={styles.time}>{t("stay.until-time", { time: dates.time(checkoutTime) })}</small>
          )}
        </dd>
      </div>
    </dl>
  );
}
