import { useEffect, useId, useRef, useState } from "react";
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
 * near the end. While the checkout sleeps the page counts (`data-countdown`), and this goes on from there.
 */
export function QuoteTimer({ serverTime, expiresAt, onExpire }: QuoteTimerProps) {
  const t = useT();
  const whole = Math.max(0, Math.round((Date.parse(expiresAt) - Date.parse(serverTime)) / 1000));
  const [left, setLeft] = useState(whole);
  const said = useId();
  const shown = useRef<HTMLElement>(null);
  useEffect(() => {
    const end = Number(shown.current?.dataset.countdownEnd) || performance.now() + whole * 1000;
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
  const inMinutes = (count: number) => t("checkout.price-held-minutes", { count });
  const clock = `${minutes}:${String(left % 60).padStart(2, "0")}`;
  return (
    <p className={styles.timer} data-low={left <= LOW_SECONDS || undefined}>
      <Icon of={clockIcon} size={18} />
      <span aria-hidden="true">
        {t("checkout.price-held")}{" "}
        <bdi
          ref={shown}
          className={styles.clock}
          data-countdown={whole}
          data-countdown-said={said}
          data-countdown-words={JSON.stringify(
            Array.from({ length: Math.ceil(whole / 60) }, (_, at) => inMinutes(at + 1)),
          )}
          suppressHydrationWarning
        >
          {clock}
        </bdi>
      </span>
      <span
        id={said}
        className="visually-hidden"
        role="timer"
        aria-live={left === LOW_SECONDS ? "polite" : "off"}
        suppressHydrationWarning
      >
        {inMinutes(Math.max(1, Math.ceil(left / 60)))}
      </span>
    </p>
  );
}

const LOW_SECONDS = 120;
