import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { refreshIcon, warningIcon } from "../icon/action-icons.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./states.module.css";

export interface ErrorStateProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly retryLabel?: string;
  readonly onRetry?: () => void;
  readonly retrying?: boolean;
  readonly actions?: ReactNode;
}

/** Says that something failed and offers to try again. Announced when it appears. */
export function ErrorState({ title, text, retryLabel, onRetry, retrying, actions }: ErrorStateProps) {
  return (
    <div role="alert" className={styles.state}>
      <span className={styles.trouble}>
        <Icon of={warningIcon} size={28} />
      </span>
      <p className={styles.title}>{title}</p>
      {text && <div className={styles.text}>{text}</div>}
      <div className={styles.actions}>
        {onRetry && retryLabel && (
          <Button
            variant="secondary"
            onClick={onRetry}
            loading={retrying}
            icon={<Icon of={refreshIcon} size={18} />}
          >
            {retryLabel}
          </Button>
        )}
        {actions}
      </div>
    </div>
  );
}
