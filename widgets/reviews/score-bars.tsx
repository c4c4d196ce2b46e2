import type { CSSProperties } from "react";
import styles from "./score-bars.module.css";

interface ScoreBarsProps {
  readonly label: string;
  /** `share` is 0 to 1. */
  readonly rows: readonly { readonly name: string; readonly share: number; readonly value: string }[];
}

/** Named values with a bar each. The bar repeats the number beside it, so it is decoration. */
export function ScoreBars({ label, rows }: ScoreBarsProps) {
  return (
    <dl className={styles.bars} aria-label={label}>
      {rows.map(({ name, share, value }) => (
        <div key={name} className={styles.row}>
          <dt>{name}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd className={styles.track} aria-hidden="true">
            <span className={styles.bar} style={{ "--share": share } as CSSProperties} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
