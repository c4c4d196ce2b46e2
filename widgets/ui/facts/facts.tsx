import { clsx } from "clsx";
import { Children, Fragment, type ReactNode } from "react";
import styles from "./facts.module.css";

export interface FactsProps {
  readonly as?: "p" | "span";
  /** A child each; what is empty is no fact. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/**
 * Short facts in a line with a dot between each two. Where the line breaks there is none: no line begins or
 * ends with a dot. Nothing in it takes the focus, whose ring would be cut off.
 */
export function Facts({ as: Tag = "p", children, className }: FactsProps) {
  return (
    <Tag className={clsx(styles.facts, className)}>
      {Children.toArray(children)
        .filter((fact) => fact !== "")
        .map((fact, index) => (
          // Facts have no names of their own, and never change places.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Fragment key={index}>
            {index > 0 && " "}
            <span className={styles.fact}>{fact}</span>
          </Fragment>
        ))}
    </Tag>
  );
}
