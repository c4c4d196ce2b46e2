import type { ReactNode } from "react";
import { useT } from "#renderer";
import type { ImageRecord } from "../ui/picture/image-sources.ts";
import { Picture } from "../ui/picture/picture.tsx";
import styles from "./photo-browser.module.css";

interface PhotoBrowserProps {
  readonly id: string;
  readonly name: string;
  readonly images: readonly (ImageRecord & { readonly category?: string })[];
  readonly close: ReactNode;
}

/** All pictures, one under the other, with what they show. The browser's own popover: Esc and a press outside close it. */
export function PhotoBrowser({ id, name, images, close }: PhotoBrowserProps) {
  const t = useT();
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-label={t("hotel.photos-of", { name })}
      className={styles.browser}
    >
      <div className={styles.bar}>
        <strong>{t("hotel.photos-of", { name })}</strong>
        {close}
      </div>
      <ul className={styles.list}>
        {images.map((image) => (
          <li key={image.name} className={styles.item}>
            <figure>
              <Picture image={image} sizes="(width < 780px) 100vw, 860px" className={styles.picture} />
              <figcaption className={styles.caption}>{image.alt}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </div>
  );
}
