import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./card.module.css";

export interface CardProps extends ComponentProps<"div"> {
  readonly as?: "div" | "article" | "section" | "aside" | "li";
  /** Space inside; none for cards that start with a picture. */
  readonly padding?: "none" | "m" | "l";
  /** Lifts under the pointer: for cards that are one link. */
  readonly interactive?: boolean;
}

/**
 * A surface with an edge. A link inside with the class of `cardLinkClass` makes the whole card its target.
 */
export function Card({ as: Tag = "div", padding = "m", interactive = false, className, ...rest }: CardProps) {
  const Element = Tag as "div";
  return (
    <Element
      {...rest}
      className={clsx(styles.card, styles[PADDINGS[padding]], interactive && styles.interactive, className)}
    />
  );
}

/** Class of the link that stretches over its card. */
export const cardLinkClass = styles.link as string;

const PADDINGS = { none: "flush", m: "padded", l: "roomy" } as const;
