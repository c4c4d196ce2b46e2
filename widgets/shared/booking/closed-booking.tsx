import { bookingUrl, loginUrl } from "#domain/addresses";
import { isHidden, usePage, useT, withLocale } from "#renderer";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import styles from "./closed-booking.module.css";

interface ClosedBookingProps {
  readonly bookingId: string;
  /** Why nothing can be done here. */
  readonly reason: string;
  /** What helps: a code for who came by phone alone, or a call; nothing where it is over. */
  readonly way: "prove" | "call" | undefined;
}

/** Why a booking cannot be changed or cancelled here, and the way on. */
export function ClosedBooking({ bookingId, reason, way }: ClosedBookingProps) {
  const t = useT();
  const page = usePage();
  const { supportPhone } = page.country;
  const proof = `${loginUrl()}?${new URLSearchParams({ retUrl: withLocale(page, bookingUrl(bookingId)) })}`;
  return (
    <Notice
      actions={
        way === "prove" && (
          <ButtonLink href={withLocale(page, proof)} variant="secondary" size="s">
            {t("cancel.prove")}
          </ButtonLink>
        )
      }
    >
      <p>{reason}</p>
      {way === "call" && supportPhone && !isHidden(page, "callButtons") && (
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
