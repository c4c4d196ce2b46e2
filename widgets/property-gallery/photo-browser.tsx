import { useT } from "#renderer";
import { closeIcon } from "../ui/icon/action-icons.ts";
import { Icon } from "../ui/icon/icon.tsx";
import type { ImageRecord } from "../ui/picture/image-sources.ts";
import { Picture } from "../ui/picture/picture.tsx";
import styles from "./photo-browser.module.css";
import pill from "./pill.module.css";

interface PhotoBrowserProps {
  readonly id: string;
  readonly title: string;
  /** `credit`: who took it, where that is said. */
  readonly images: readonly (ImageRecord & { readonly credit?: string })[];
}

/** All pictures, one under the other, with what they show. The browser's own popover: Esc and a press outside close it. */
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
      <ul className={styles.list}>
        {images.map((image) => (
          <li key={image.name} className={styles.item}>
            <figure>
              <Picture image={image} sizes="(width < 780px) 100vw, 860px" className={styles.picture} />
              <figcaption className={styles.caption}>
                {image.alt}
                {image.credit && (
                  <>
                    {" · "}
                    <bdi>{image.credit}</bdi>
                  </>
                )}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </div>
  );
}
