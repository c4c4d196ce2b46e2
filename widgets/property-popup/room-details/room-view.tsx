import { useT } from "#renderer";
import type { RoomCategory } from "#schemas/generated/api/hotels.ts";
import { useRoomSize } from "../../shared/property/use-room-size.ts";
import { checkIcon } from "../../ui/icon/action-icons.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import styles from "./room-details.module.css";

interface RoomViewProps {
  readonly category: RoomCategory;
}

/** The room itself: all its pictures, its words, beds, guests, size and everything in it. */
export function RoomView({ category }: RoomViewProps) {
  const t = useT();
  const { images, amenities, description, text_locale } = category;
  const { beds, guests, area } = useRoomSize()(category);
  return (
    <>
      {images.length > 0 && (
        <ul
          className={styles.pictures}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
          tabIndex={0}
          aria-label={t("hotel.photos-of", { name: category.name })}
        >
          {images.map((image) => (
            <li key={image.name}>
              <Picture
                image={image}
                sizes="(width < 780px) 92vw, 560px"
                ratio={4 / 3}
                className={styles.picture}
              />
            </li>
          ))}
        </ul>
      )}
      {description && (
        <p className={styles.text} lang={text_locale} dir="auto">
          {description}
        </p>
      )}
      <ul className={styles.size}>
        {[beds, guests, t("hotel.max-adults", { count: category.max_adults }), area].map(
          (each) => each && <li key={each}>{each}</li>,
        )}
      </ul>
      {amenities.length > 0 && (
        <ul className={styles.amenities}>
          {amenities.map(({ id, name }) => (
            <li key={id}>
              <Icon of={checkIcon} size={16} />
              {name}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
