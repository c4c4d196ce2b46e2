import { clsx } from "clsx";
import type { CSSProperties } from "react";
import { Facts } from "../facts/facts.tsx";
import { starIcon } from "../icon/action-icons.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./rating.module.css";

export interface RatingProps {
  /** 0 to 5. */
  readonly value: number;
  /** The whole sentence for screen readers: "Rated 4.3 out of 5 by 212 guests". */
  readonly label: string;
  /** The score as shown, in the page's locale: "4.3". */
  readonly score?: string;
  /** A word after the score: "Very good". */
  readonly word?: string;
  /** Shown last, muted: "212 reviews". */
  readonly count?: string;
  /** `score` is a star and a number, `stars` draws all five. */
  readonly look?: "score" | "stars";
  readonly className?: string;
}

/** How guests rate something. */
export function Rating({ value, label, score, word, count, look = "score", className }: RatingProps) {
  return (
    <span className={clsx(styles.rating, className)}>
      <span className="visually-hidden">{label}</span>
      <span aria-hidden="true">
        <Facts as="span">
          <span className={styles.value}>
            {look === "stars" ? (
              <Stars value={value} />
            ) : (
              <Icon of={starIcon} size={16} className={styles.star} />
            )}
            {score && <span className={styles.score}>{score}</span>}
            {word && <span className={styles.word}>{word}</span>}
          </span>
          {count && <span className={styles.count}>{count}</span>}
        </Facts>
      </span>
    </span>
  );
}

const FIVE = [0, 1, 2, 3, 4];

/** Five stars, each filled by its share; one that is whole or empty is drawn once. */
function Stars({ value }: { readonly value: number }) {
  return (
    <span className={styles.stars}>
      {FIVE.map((index) => {
        const fill = Math.round(Math.min(1, Math.max(0, value - index)) * 100);
        return (
          <span key={index} className={styles.slot}>
            <Icon of={starIcon} size={18} className={fill === 100 ? styles.star : styles.empty} />
            {fill > 0 && fill < 100 && (
              <span className={styles.fill} style={{ "--fill": `${fill}%` } as CSSProperties}>
                <Icon of={starIcon} size={18} className={styles.star} />
              </span>
            )}
          </span>
        );
      })}
    </span>
  );
}
