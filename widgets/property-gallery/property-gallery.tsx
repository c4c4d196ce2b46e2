import { clsx } from "clsx";
import { hotelUrl } from "#domain/addresses";
import { isHidden, usePage, useT, type WidgetViewProps } from "#renderer";
import type {
  PropertyGalleryData,
  PropertyGalleryProps,
} from "#schemas/generated/widgets/property-gallery.ts";
import { PhotoBrowser } from "../shared/property/photo-browser.tsx";
import pill from "../shared/property/pill.module.css";
import { recentHotelAttribute } from "../shared/property/recent-hotel-attribute.ts";
import { sharedAttribute } from "../shared/shell/shared-parts.ts";
import { Icon } from "../ui/icon/icon.tsx";
import { imageIcon } from "../ui/icon/travel-icons.ts";
import { Picture } from "../ui/picture/picture.tsx";
import styles from "./property-gallery.module.css";

/**
 * Pictures of a property: a mosaic on wide screens, a strip to swipe on phones, all of them in the popup
 * `gallery`, or without JavaScript in a popover.
 */
export function PropertyGallery({
  id,
  props,
  data,
  slots,
}: WidgetViewProps<PropertyGalleryProps, PropertyGalleryData>) {
  const t = useT();
  const page = usePage();
  const { details } = data;
  if (!details) return null;
  const { hotel, partial } = details;
  const images = hotel.hotel_images.length > 0 ? hotel.hotel_images : [partial.image];
  const browserId = `${id.replaceAll(".", "-")}-photos`;
  const shown = images.slice(0, STRIP);
  const title = t("hotel.photos-of", { name: hotel.name });
  const path = hotelUrl({ hotelId: hotel.id, countryCode: page.route.countryCode });
  return (
    <section
      className={clsx(styles.gallery, styles[props.layout])}
      aria-label={t("hotel.photos")}
      {...recentHotelAttribute(hotel)}
    >
      <ul className={styles.strip} data-count={Math.min(images.length, MOSAIC)}>
        {shown.map((image, index) => (
          <li key={image.name} className={styles.slide}>
            <button
              type="button"
              className={styles.open}
              popoverTarget={browserId}
              data-modal={page.modals.gallery && "gallery"}
              data-modal-id={index + 1}
              data-modal-title={index === 0 ? title : undefined}
              aria-label={t("hotel.photo-open", { number: index + 1, count: images.length, alt: image.alt })}
            >
              <Picture
                image={image}
                sizes={index === 0 ? FIRST_SIZES : OTHER_SIZES}
                priority={index === 0}
                className={styles.picture}
                alt=""
              />
            </button>
            <span className={styles.counter} aria-hidden="true">
              {index + 1} / {images.length}
            </span>
          </li>
        ))}
      </ul>
      {slots.share && !isHidden(page, "sharePhotos") && (
        <div className={styles.share} {...sharedAttribute(page, { title, text: title, path })}>
          {slots.share}
        </div>
      )}
      {images.length > 1 && (
        <button
          type="button"
          className={clsx(pill.pill, styles.all)}
          popoverTarget={browserId}
          data-modal={page.modals.gallery && "gallery"}
        >
          <Icon of={imageIcon} size={18} />
          {t("hotel.photos-all", { count: images.length })}
        </button>
      )}
      <PhotoBrowser id={browserId} title={title} images={images} />
    </section>
  );
}

/** Pictures of the strip on phones, and of the mosaic. */
const STRIP = 10;
const MOSAIC = 5;

const FIRST_SIZES = "(width < 780px) 92vw, (width < 1280px) 60vw, 720px";
const OTHER_SIZES = "(width < 780px) 92vw, (width < 1280px) 30vw, 360px";
