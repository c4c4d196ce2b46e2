import { useState } from "react";
import { useClosePopup, usePage, useT } from "#renderer";
import type { HotelRatingInput } from "#schemas/generated/api/hotels.ts";
import { SelectField } from "../../ui/field/select-field.tsx";
import { PopupHead } from "../../ui/popup-head/popup-head.tsx";
import { hotelIdOf } from "../hotel-id-of.ts";
import { ReviewPage } from "./review-page.tsx";
import styles from "./reviews-popup.module.css";

type Sort = NonNullable<HotelRatingInput["sort"]>;

/**
 * Every review of the property in a popup, by where it was written and in an order the guest chooses
 * (HOTEL-15, `hotelReviewsPopUp`).
 */
export function ReviewsPopup({ id }: { readonly id: string }) {
  const t = useT();
  const close = useClosePopup();
  const hotelId = hotelIdOf(usePage());
  const [type, setType] = useState<number>(ALL);
  const [sort, setSort] = useState<Sort>("newest");
  const titleId = `${id.replaceAll(".", "-")}-title`;
  return (
    <section className={styles.popup} aria-labelledby={titleId}>
      <PopupHead
        id={titleId}
        title={t("hotel.reviews-title")}
        closeLabel={t("hotel.reviews-close")}
        onClose={close}
      />
      <div className={styles.choices}>
        <SelectField
          label={t("hotel.reviews-type")}
          value={String(type)}
          options={TYPES.map(([value, message]) => ({ value: String(value), label: t(message) }))}
          onChange={(event) => setType(Number(event.target.value))}
        />
        <SelectField
          label={t("hotel.reviews-sort")}
          value={sort}
          options={SORTS.map((value) => ({ value, label: t(`hotel.reviews-sort.${value}`) }))}
          onChange={(event) => setSort(event.target.value as Sort)}
        />
      </div>
      <ReviewPage key={`${type} ${sort}`} request={{ hotel_id: hotelId, type, sort }} offset={0} />
    </section>
  );
}

/** Review types of the wire. */
const ALL = 1;
const TYPES: readonly (readonly [type: number, message: string])[] = [
  [ALL, "hotel.reviews-type.all"],
  [0, "hotel.review-source.own"],
  [2, "hotel.review-source.google"],
];
const SORTS: readonly Sort[] = ["newest", "highest", "lowest"];
