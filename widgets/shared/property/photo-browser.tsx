import { useT } from "#renderer";
import { closeIcon } from "../../ui/icon/action-icons.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./photo-browser.module.css";
import { type ListedPhoto, PhotoList } from "./photo-list.tsx";
import pill from "./pill.module.css";

interface PhotoBrowserProps {
  readonly id: string;
  readonly title: string;
  readonly images: readonly ListedPhoto[];
}

/**
 * All pictures, one under the other, with what they show. The browser's own popover: Esc and a press outside
 * close it.
 */
export function PhotoBrowser({ id, title, images }: PhotoBrowserProps) {
  const t = useT();
  return (
    <div id={id} popover="auto" role="dialog" aria-label={title} className={styles.browser}>
      <div className={styles.bar}>
        <strong>{title}</strong>
        <button type="button" className={pill.pill} popoverTarget={id} popoverTargetAction="hide">
          <Icon of={closeIcon} />
          {t("hotel.photos-close")}
        </button>
      </div>
      <PhotoList images={images} />
    </div>
  );
}
