import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./description-list.module.css";

export interface Description {
  readonly key: string;
  readonly term: ReactNode;
  readonly value: ReactNode;
  /** The line that counts, such as the total. */
  readonly strong?: boolean;
}

export interface DescriptionListProps {
  readonly items: readonly Description[];
  /** `rows` puts term and value at the two ends of a line; `stack` puts the value under its term. */
  readonly look?: "rows" | "stack";
  readonly className?: string;
}

/** Terms and values: dates of a stay, lines of a price. */
export function DescriptionList({ items, look = "rows", className }: DescriptionListProps) {
  return (
    <dl className={clsx(styles.list, styles[look], className)}>
      {items.map(({ key, term, value, strong }) => (
        <div key={key} className={clsx(styles.row, strong && styles.strong)}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
