import { type FocusEvent, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { IconButton } from "../button/icon-button.tsx";
import { closeIcon } from "../icon/action-icons.ts";
import styles from "./snackbar.module.css";
import { hideSnackbar, type SnackbarAction, useSnackbar } from "./snackbar-store.ts";

/**
 * The snackbar of the page (SNACK-01): one per page, at the end of `<body>`, above popups. It never takes the
 * focus, and gives it back to where it came from when it goes.
 */
export function Snackbar() {
  const content = useSnackbar((state) => state.content);
  const [mounted, setMounted] = useState(false);
  const cameFrom = useRef<Element>(null);
  useEffect(() => setMounted(true), []);
  useEffect(() => {
    if (!content?.seconds) return;
    const timer = setTimeout(hideSnackbar, content.seconds * 1000);
    return () => clearTimeout(timer);
  }, [content]);
  if (!mounted) return null;
  function keepWhereFrom({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  }
  function close() {
    hideSnackbar();
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    cameFrom.current = null;
  }
  return createPortal(
    <div role="status" data-above-modals className={styles.region} onFocus={keepWhereFrom}>
      {content && (
        <div className={styles.snackbar}>
          {content.imageIconUrl ? (
            <img src={content.imageIconUrl} alt="" width={24} height={24} className={styles.icon} />
          ) : (
            content.icon && <span className={styles.icon}>{content.icon}</span>
          )}
          <div className={styles.text}>
            <p className={styles.title}>{content.title}</p>
            {content.subtitle && <p className={styles.subtitle}>{content.subtitle}</p>}
          </div>
          {content.actions && (
            <div className={styles.actions}>
              {content.actions.map((action) => (
                <Action key={action.label} {...action} onDone={close} />
              ))}
            </div>
          )}
          <IconButton icon={closeIcon} label={content.closeLabel} onClick={close} className={styles.close} />
        </div>
      )}
    </div>,
    document.body,
  );
}

function Action({ label, href, onPress, onDone }: SnackbarAction & { readonly onDone: () => void }) {
  function press() {
    onPress?.();
    onDone();
  }
  return href ? (
    <a href={href} className={styles.action} onClick={press}>
      {label}
    </a>
  ) : (
    <button type="button" className={styles.action} onClick={press}>
      {label}
    </button>
  );
}
