import { clsx } from "clsx";
import { useLayoutEffect } from "react";
import { usePopupFrame } from "#renderer";
import { IconButton } from "../button/icon-button.tsx";
import { closeIcon } from "../icon/action-icons.ts";
import styles from "./popup-head.module.css";

export interface PopupHeadProps {
  /** Id of the title, for `aria-labelledby` of what it stands over. */
  readonly id?: string;
  /** Absent where the frame's own says it all. */
  readonly title?: string | undefined;
  /** A line under the title. */
  readonly text?: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly className?: string | undefined;
}

/**
 * Title of a popup and the button that closes it. A popup that a page opens has both in its frame from the
 * start: there this says only what it is called by now, and the line under it.
 */
export function PopupHead(props: PopupHeadProps) {
  const frame = usePopupFrame();
  return frame ? <InFrame {...props} frame={frame} /> : <OwnHead {...props} />;
}

function InFrame({
  title,
  text,
  frame,
}: PopupHeadProps & { readonly frame: NonNullable<ReturnType<typeof usePopupFrame>> }) {
  useLayoutEffect(() => {
    if (title) frame.setTitle(title);
  }, [frame, title]);
  return text && <p className={styles.text}>{text}</p>;
}

function OwnHead({ id, title, text, closeLabel, onClose, className }: PopupHeadProps) {
  return (
    <header className={clsx(styles.head, className)}>
      <div>
        {title && (
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
        )}
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <IconButton icon={closeIcon} label={closeLabel} onClick={onClose} />
    </header>
  );
}
