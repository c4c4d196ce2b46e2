import { clsx } from "clsx";
import type { ReactNode } from "react";
import { checkIcon, closeIcon } from "../icon/action-icons.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./timeline.module.css";

export interface TimelineItem {
  readonly key: string;
  readonly title: ReactNode;
  readonly time?: ReactNode;
  readonly text?: ReactNode;
  readonly state: "done" | "current" | "upcoming" | "failed";
  /** The state in words, for screen readers. */
  readonly stateLabel: string;
}

/** Things that happened or will, in order: payments, refunds, the stay. */
export function Timeline({
  items,
  label,
}: {
  readonly items: readonly TimelineItem[];
  readonly label?: string;
}) {
  return (
    <ol aria-label={label} className={styles.timeline}>
      {items.map(({ key, title, time, text, state, stateLabel }) => (
        <li
          key={key}
          className={clsx(styles.item, styles[state])}
          aria-current={state === "current" ? "step" : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {state === "done" && <Icon of={checkIcon} size={14} />}
            {state === "failed" && <Icon of={closeIcon} size={14} />}
          </span>
          <div className={styles.content}>
            <p className={styles.title}>
              {title}
              <span className="visually-hidden"> ({stateLabel})</span>
            </p>
            {time && <p className={styles.time}>{time}</p>}
            {text && <div className={styles.text}>{text}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
