import { clsx } from "clsx";
import { IconButton } from "../button/icon-button.tsx";
import { closeIcon } from "../icon/action-icons.ts";
import styles from "./popup-head.module.css";

export interface PopupHeadProps {
  /** Id of the title, for `aria-labelledby` of what it stands over. */
  readonly id?: string;
  readonly title: string | undefined;
  /** A line under the title. */
  readonly text?: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** Stays in sight over a popup that scrolls. */
  readonly sticky?: boolean;
  readonly className?: string | undefined;
}

/** Title of a popup and the button that closes it. */
export function PopupHead({ id, title, text, closeLabel, onClose, sticky, className }: PopupHeadProps) {
  return (
    <header className={clsx(styles.head, sticky && styles.sticky, className)}>
      <div>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <IconButton icon={closeIcon} label={closeLabel} onClick={onClose} />
    </header>
  );
}
