import { clsx } from "clsx";
import type { ReactNode } from "react";
import { chevronDownIcon } from "../icon/action-icons.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./disclosure.module.css";

export interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly open?: boolean;
  /** Disclosures of one name close each other. */
  readonly name?: string;
  /** `line` rules off a list of them; `panel` stands alone. */
  readonly look?: "line" | "panel";
  readonly className?: string;
}

/**
 * Content behind a question: the browser's own `<details>`, so it works without JavaScript and can be found
 * by search.
 */
export function Disclosure({ summary, children, open, name, look = "line", className }: DisclosureProps) {
  return (
    <details open={open} name={name} className={clsx(styles.disclosure, styles[look], className)}>
      <summary className={styles.summary}>
        <span className={styles.words}>{summary}</span>
        <Icon of={chevronDownIcon} size={18} className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
