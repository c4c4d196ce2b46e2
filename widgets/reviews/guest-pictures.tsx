import { useT } from "#renderer";
import type { GuestImage } from "#schemas/generated/api/hotels.ts";
import { PhotoBrowser } from "../shared/property/photo-browser.tsx";
import { useImageCredit } from "../shared/property/use-image-credit.ts";
import { Facts } from "../ui/facts/facts.tsx";
import { Picture } from "../ui/picture/picture.tsx";
import styles from "./guest-pictures.module.css";

interface GuestPicturesProps {
  /** Unique on the page. */
  readonly id: string;
  readonly images: readonly GuestImage[];
}

/**
 * Pictures that guests took, with who took them and when where that is known. One opens them all, larger
 * (HOTEL-14).
 */
export function GuestPictures({ id, images }: GuestPicturesProps) {
  const t = useT();
  const creditOf = useImageCredit();
  const title = t("hotel.guest-photos");
  return (
    <div className={styles.pictures}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list}>
        {images.map((each, index) => {
          const { alt } = each.image;
          return (
            <li key={each.image.name}>
              <figure className={styles.item}>
                <button
                  type="button"
                  className={styles.open}
                  popoverTarget={id}
                  aria-label={t("hotel.photo-open", { number: index + 1, count: images.length, alt })}
                >
                  <Picture image={each.image} sizes={SIZES} ratio={1} className={styles.picture} />
                </button>
                <figcaption className={styles.credit}>
                  <Facts as="span">
                    {creditOf(each).map((part) => (
                      <bdi key={part}>{part}</bdi>
                    ))}
                  </Facts>
                </figcaption>
              </figure>
            </li>
          );
        })}
      </ul>
      <PhotoBrowser
        id={id}
        title={title}
        images={images.map((each) => ({ ...each.image, credit: creditOf(each) }))}
      />
    </div>
  );
}

const SIZES = "(width < 780px) 30vw, 160px";
