import { isHidden, usePage, useT } from "#renderer";
import type { BookingOffer } from "#schemas/generated/api/booking.ts";
import { Notice } from "../../ui/notice/notice.tsx";
import styles from "./booking-meals.module.css";

interface UnchangeableProps {
  readonly reason: Exclude<BookingOffer["change"], "open" | "add_only">;
}

/** Why the meals of a booking cannot be changed here, and who can help. */
export function Unchangeable({ reason }: UnchangeableProps) {
  const t = useT();
  const page = usePage();
  const { supportPhone } = page.country;
  return (
    <Notice>
      <p>{t(`booking-meals.${reason}`)}</p>
      {supportPhone && reason !== "masked" && !isHidden(page, "callButtons") && (
        <p className={styles.call}>
          {t("booking-meals.call")}{" "}
          <a href={`tel:${supportPhone.replaceAll(" ", "")}`}>
            <bdi>{supportPhone}</bdi>
          </a>
        </p>
      )}
    </Notice>
  );
}
