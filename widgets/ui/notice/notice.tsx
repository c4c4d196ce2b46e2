import { clsx } from "clsx";
import type { ReactNode } from "react";
import { IconButton } from "../button/icon-button.tsx";
import { closeIcon, errorIcon, infoIcon, successIcon, warningIcon } from "../icon/action-icons.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./notice.module.css";

export type NoticeTone = "info" | "success" | "warning" | "danger";

export interface NoticeProps {
  readonly id?: string;
  readonly tone?: NoticeTone;
  readonly title?: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** True where the notice comes after a guest's action, so that it is announced. */
  readonly live?: boolean;
  /**
   * True where it says what became of a plain form: it has the focus as the page comes, so that whoever
   * works by keyboard or hears the page goes on from here (WCAG 2.4.3).
   */
  readonly focused?: boolean;
  readonly closeLabel?: string;
  readonly onClose?: () => void;
  readonly className?: string;
}

/** A message in the page, beside what it is about. */
export function Notice({
  id,
  tone = "info",
  title,
  children,
  actions,
  live,
  focused,
  closeLabel,
  onClose,
  className,
}: NoticeProps) {
  const role = live ? (tone === "danger" ? "alert" : "status") : undefined;
  return (
    <div
      id={id}
      role={role}
      tabIndex={focused ? -1 : undefined}
      // biome-ignore lint/a11y/noAutofocus: it is where the guest was when the page before sent the form.
      autoFocus={focused || undefined}
      // The attribute is for browsers without scripts; React, which knows it of fields alone, would miss it.
      suppressHydrationWarning={focused}
      className={clsx(styles.notice, styles[tone], className)}
    >
      <Icon of={ICONS[tone]} className={styles.icon} />
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {onClose && closeLabel && (
        <IconButton icon={closeIcon} label={closeLabel} onClick={onClose} className={styles.close} />
      )}
    </div>
  );
}

const ICONS = { info: infoIcon, success: successIcon, warning: warningIcon, danger: errorIcon } as const;
