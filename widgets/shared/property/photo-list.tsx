import { Facts } from "../../ui/facts/facts.tsx";
import type { ImageRecord } from "../../ui/picture/image-sources.ts";
import { Picture } from "../../ui/picture/picture.tsx";
import styles from "./photo-list.module.css";

/** A picture; `credit`: who took it and when, where that is said. */
export interface ListedPhoto extends ImageRecord {
  readonly credit?: readonly string[];
}

interface PhotoListProps {
  readonly images: readonly ListedPhoto[];
  /** Called with the element of each picture and its place, from 1. */
  readonly onPhoto?: (element: HTMLElement | null, number: number) => void;
}

/** Pictures one under the other, each over the words that say what it shows. */
export function PhotoList({ images, onPhoto }: PhotoListProps) {
  return (
    <ul className={styles.list}>
      {images.map((image, index) => (
        <li
          key={image.name}
          ref={onPhoto && ((element) => onPhoto(element, index + 1))}
          className={styles.item}
        >
          <figure>
            <Picture image={image} sizes="(width < 780px) 100vw, 860px" className={styles.picture} alt="" />
            <figcaption className={styles.caption}>
              {image.credit ? (
                <Facts as="span">
                  {image.alt}
                  {image.credit.map((each) => (
                    <bdi key={each}>{each}</bdi>
                  ))}
                </Facts>
              ) : (
                image.alt
              )}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
