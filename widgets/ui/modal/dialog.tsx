import { clsx } from "clsx";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { usePageLayer } from "#renderer";
import { IconButton } from "../button/icon-button.tsx";
import { closeIcon } from "../icon/action-icons.ts";
import styles from "./dialog.module.css";
import { useModal } from "./use-modal.ts";

export interface DialogProps {
  readonly open: boolean;
  /** Called by Esc, the cross and a press outside. */
  readonly onClose: () => void;
  readonly title: string;
  readonly hideTitle?: boolean;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** Stays at the bottom while the content scrolls. */
  readonly footer?: ReactNode;
  readonly size?: "s" | "m" | "l" | "full";
  /** `dialog` stands in the middle; `sheet` comes from the inline end. Phones get both from the bottom. */
  readonly kind?: "dialog" | "sheet";
  readonly className?: string;
}

/**
 * A popup over the page (MODAL-03), which Back closes. Rendered only in the browser, at the end of `<body>`.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return open && mounted ? createPortal(<OpenDialog {...rest} />, document.body) : null;
}

function OpenDialog(props: Omit<DialogProps, "open">) {
  const {
    onClose,
    title,
    hideTitle,
    closeLabel,
    children,
    footer,
    size = "m",
    kind = "dialog",
    className,
  } = props;
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useModal(root, panel, onClose);
  usePageLayer(onClose);
  return (
    <div ref={root} className={clsx(styles.root, styles[kind])}>
      <div className={styles.overlay} onPointerDown={onClose} aria-hidden="true" />
      <div
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={clsx(styles.panel, styles[`size-${size}`], className)}
      >
        <header className={styles.header}>
          <h2 id={titleId} className={hideTitle ? "visually-hidden" : styles.title}>
            {title}
          </h2>
          <IconButton icon={closeIcon} label={closeLabel} onClick={onClose} className={styles.close} />
        </header>
        <div className={styles.body}>{children}</div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </div>
  );
}
