import { useEffect, useState } from "react";
import { useT } from "#renderer";
import { Icon } from "../ui/icon/icon.tsx";
import { clockIcon } from "../ui/icon/travel-icons.ts";
import styles from "./quote-timer.module.css";

interface QuoteTimerProps {
  /** RFC 3339, UTC. The server's clock counts, not the guest's. */
  readonly serverTime: string;
  readonly expiresAt: string;
  readonly onExpire: () => void;
}

/**
 * How long the price is held, by the minute and second; screen readers hear it by the minute and less often
 * near the end.
 */
export function QuoteTimer({ serverTime, expiresAt, onExpire }: QuoteTimerProps) {
  const t = useT();
  const whole = Math.max(0, Math.round((Date.parse(expiresAt) - Date.parse(serverTime)) / 1000));
  const [left, setLeft] = useState(whole);
  useEffect(() => {
    const end = performance.now() + whole * 1000;
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) {
        clearInterval(timer);
        onExpire();
      }
    }, 1000);
    return () => clearInterval(timer);
  }, [whole, onExpire]);
  const minutes = Math.floor(left / 60);
  const clock = `${minutes}:${String(left % 60).padStart(2, "0")}`;
  return (
    <p className={styles.timer} data-low={left <= LOW_SECONDS || undefined}>
      <Icon of={clockIcon} size={18} />
      <span aria-hidden="true">
        {t("checkout.price-held")} <bdi className={styles.clock}>{clock}</bdi>
      </span>
      <span className="visually-hidden" role="timer" aria-live={left === LOW_SECONDS ? "polite" : "off"}>
        {t("checkout.price-held-minutes", { count: Math.max(1, Math.ceil(left / 60)) })}
      </span>
    </p>
  );
}

const LOW_SECONDS = 120;
