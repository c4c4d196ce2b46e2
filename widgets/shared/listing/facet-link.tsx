import { clsx } from "clsx";
import { useIntl } from "#renderer";
import styles from "./facet-link.module.css";

export interface FacetLinkProps {
  /** Keeps the focus here after the listing has changed. */
  readonly id: string;
  readonly name: string;
  /** Results with this value, a text where it is written already; undefined for what filters nothing. */
  readonly count: number | string | undefined;
  readonly on: boolean;
  /** True where one value replaces another. */
  readonly single: boolean;
  readonly href: string;
}

/** A filter value: a link that turns it on or off. */
export function FacetLink({ id, name, count, on, single, href }: FacetLinkProps) {
  const intl = useIntl();
  return (
    <li>
      <a
        id={id}
        href={href}
        rel="nofollow"
        aria-current={on ? "true" : undefined}
        // Drawn as chosen from the press on, before its page has come; what filters nothing leaves the list.
        data-choice={count === undefined ? undefined : single ? "one" : "many"}
        className={styles.link}
      >
        <span className={clsx(styles.box, single && styles.round)} />
        <span className={styles.name}>{name}</span>
        {count !== undefined && (
          <span className={styles.count}>{typeof count === "number" ? intl.formatNumber(count) : count}</span>
        )}
      </a>
    </li>
  );
}
