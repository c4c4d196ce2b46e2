import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import type { IconShape } from "../icon/icon-shape.ts";
import styles from "./states.module.css";

export interface EmptyStateProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly icon?: IconShape;
  /** Ways on: buttons or links. */
  readonly actions?: ReactNode;
  readonly headingLevel?: 2 | 3;
}

/** Says that there is nothing, why, and what to do next. */
export function EmptyState({ title, text, icon, actions, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.state}>
      {icon && (
        <span className={styles.icon}>
          <Icon of={icon} size={28} />
        </span>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {text && <div className={styles.text}>{text}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
