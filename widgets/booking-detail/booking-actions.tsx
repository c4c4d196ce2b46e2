import type { ReactNode } from "react";
import { bookingUrl, hotelUrl, upgradeUrl } from "#domain/addresses";
import { isStayOver } from "#domain/booking";
import { isHidden, usePage, useT, withLocale } from "#renderer";
import type { BookingDetail } from "#schemas/generated/api/booking.ts";
import { NotCancellable } from "../shared/cancellation/not-cancellable.tsx";
import { sharedAttribute } from "../shared/shell/shared-parts.ts";
import { useDateText } from "../shared/text/use-date-text.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Icon } from "../ui/icon/icon.tsx";
import { calendarIcon, mapIcon, phoneIcon } from "../ui/icon/travel-icons.ts";
import styles from "./booking-detail.module.css";
import { BookingPart } from "./booking-part.tsx";
import { calendarFile } from "./calendar-file.ts";

/**
 * What can be done with a booking: only what is possible now is shown (BDET-05). It is cancelled here, on a
 * page of its own or in a popup over this one (BCAN-01); a call is the way to change it otherwise.
 */
export function BookingActions({
  booking,
  print,
  share,
  sharePhotos,
}: {
  readonly booking: BookingDetail;
  readonly print?: ReactNode;
  readonly share?: ReactNode;
  readonly sharePhotos?: ReactNode;
}) {
  const t = useT();
  const page = usePage();
  const dates = useDateText();
  const { country } = page;
  const { hotel, permissions } = booking;
  const alive = booking.display_status !== "cancelled";
  const { cancellation_offer: offer } = booking;
  // The server's word about the charge is needed beside the status (BSTAT-04).
  const isOpen = permissions.cancellable && offer?.access === "open";
  const path = hotelUrl({ hotelId: hotel.id, countryCode: page.route.countryCode });
  const days = t("stay.dates", {
    checkin: dates.day(booking.checkin),
    checkout: dates.day(booking.checkout),
  });
  const event = t("booking.calendar-event", { hotel: hotel.name });
  const photos = t("hotel.photos-of", { name: hotel.name });
  const directions = `https://www.openstreetmap.org/directions?to=${hotel.latitude}%2C${hotel.longitude}`;
  return (
    <BookingPart title={t("booking.actions-title")}>
      <div className={styles.actions}>
        {!isStayOver(booking.display_status) && (
          <ButtonLink
            variant="secondary"
            wide
            href={calendarFile(booking, { title: event })}
            download={`${booking.booking_no}.ics`}
            icon={<Icon of={calendarIcon} size={18} />}
          >
            {t("booking.calendar")}
          </ButtonLink>
        )}
        {!isHidden(page, "directions") && (
          <ButtonLink
            variant="secondary"
            wide
            href={directions}
            target="_blank"
            rel="noopener noreferrer nofollow"
            icon={<Icon of={mapIcon} size={18} />}
          >
            {t("booking.directions")}
          </ButtonLink>
        )}
        {share && alive && !isHidden(page, "shareBooking") && (
          <div
            {...sharedAttribute(page, { title: event, text: [event, days, hotel.address].join("\n"), path })}
          >
            {share}
          </div>
        )}
        {sharePhotos && !isHidden(page, "sharePhotos") && (
          <div {...sharedAttribute(page, { title: photos, text: photos, path })}>{sharePhotos}</div>
        )}
        {print}
        {isOpen && hotel.hotel_type !== "home" && (
          <ButtonLink
            variant="secondary"
            wide
            href={withLocale(page, upgradeUrl(booking.id))}
            data-needs-network=""
          >
            {t("booking.upgrade")}
          </ButtonLink>
        )}
        {isOpen && (
          <ButtonLink
            id="booking-cancel"
            variant="secondary"
            wide
            href={withLocale(page, bookingUrl(booking.id, "cancel"))}
            data-needs-network=""
            {...(page.modals.bookingCancellation && { "data-modal": "bookingCancellationReasons" })}
          >
            {t("modals.bookingCancellation")}
          </ButtonLink>
        )}
        {offer?.access === "masked" && <NotCancellable bookingId={booking.id} access="masked" />}
        {alive &&
          (permissions.cancellable || permissions.modifiable) &&
          country.supportPhone &&
          !isHidden(page, "callButtons") && (
            <p className={styles.note}>
              {t(permissions.cancellable && !isOpen ? "booking.change-by-phone" : "booking.modify-by-phone")}{" "}
              <a href={`tel:${country.supportPhone.replaceAll(" ", "")}`} className={styles.call}>
                <Icon of={phoneIcon} size={14} className={styles.inline} />
                <bdi>{country.supportPhone}</bdi>
              </a>
            </p>
          )}
      </div>
    </BookingPart>
  );
}
