import { useCallback, useState } from "react";
import { useClosePopup, useT } from "#renderer";
import type { GuestImage } from "#schemas/generated/api/hotels.ts";
import { PhotoList } from "../../shared/property/photo-list.tsx";
import { useImageCredit } from "../../shared/property/use-image-credit.ts";
import { PopupHead } from "../../ui/popup-head/popup-head.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { ErrorState } from "../../ui/states/error-state.tsx";
import { modalId } from "../modal-id.ts";
import { useProperty } from "../use-property.ts";
import styles from "./gallery-popup.module.css";

/**
 * `gallery` over a property (MODAL-11): all its pictures, then those of its guests. `modal_id` of the address
 * is the number of the picture it opens at.
 */
export function GalleryPopup({ id }: { readonly id: string }) {
  const t = useT();
  const close = useClosePopup();
  const { data, isError, isFetching, refetch } = useProperty();
  const titleId = `${id.replaceAll(".", "-")}-title`;
  return (
    <section className={styles.popup} aria-labelledby={titleId}>
      <PopupHead
        id={titleId}
        title={data && t("hotel.photos-of", { name: data.hotel.name })}
        closeLabel={t("hotel.photos-close")}
        onClose={close}
      />
      {isError && !data ? (
        <ErrorState
          title={t("errors.something-went-wrong")}
          retryLabel={t("hotel.retry")}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <Pictures
          images={data.hotel.hotel_images.length > 0 ? data.hotel.hotel_images : [data.partial.image]}
          guestImages={data.hotel.guest_images ?? []}
        />
      ) : (
        <div role="status" aria-busy="true" aria-label={t("hotel.photos")}>
          <Skeleton shape="block" height="320px" />
        </div>
      )}
    </section>
  );
}

interface PicturesProps {
  readonly images: Parameters<typeof PhotoList>[0]["images"];
  readonly guestImages: readonly GuestImage[];
}

function Pictures({ images, guestImages }: PicturesProps) {
  const t = useT();
  const creditOf = useImageCredit();
  const [first] = useState(modalId);
  const showFirst = useCallback(
    (element: HTMLElement | null, number: number) => {
      if (number === first && number > 1) element?.scrollIntoView({ block: "start" });
    },
    [first],
  );
  return (
    <>
      <PhotoList images={images} onPhoto={showFirst} />
      {guestImages.length > 0 && (
        <>
          <h3 className={styles.title}>{t("hotel.guest-photos")}</h3>
          <PhotoList images={guestImages.map((each) => ({ ...each.image, credit: creditOf(each) }))} />
        </>
      )}
    </>
  );
}
