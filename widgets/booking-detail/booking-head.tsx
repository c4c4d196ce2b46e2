import { isOnHold, statusMessageId } from "#domain/booking";
import { localDateTimeIn } from "#domain/dates";
import { useT } from "#renderer";
import type { BookingDetail } from "#schemas/generated/api/booking.ts";
import { useDateText } from "../shared/text/use-date-text.ts";
import { Badge, type BadgeProps } from "../ui/badge/badge.tsx";
import { successIcon } from "../ui/icon/action-icons.ts";
import { Icon } from "../ui/icon/icon.tsx";
import styles from "./booking-head.module.css";

/**
 * The number and the state of a booking; right after it was made, the good news and where the confirmation
 * goes.
 */
export function BookingHead({ booking }: { readonly booking: BookingDetail }) {
  const t = useT();
  const dates = useDateText();
  const { hotel, hold_expires_at: holdEnds } = booking;
  const onHold = isOnHold({ statusKey: booking.status_key, state: booking.state });
  return (
    <header className={styles.head} data-new={booking.just_created || undefined}>
      {booking.just_created && (
        <span className={styles.mark}>
          <Icon of={successIcon} size={34} />
        </span>
      )}
      <div className={styles.words}>
        <h1 className={styles.title}>
          {booking.just_created ? t("booking.success-title", { hotel: hotel.name }) : hotel.name}
        </h1>
        {booking.just_created && (
          <p>
            {booking.guest.email
              ? t("booking.success-text", { email: booking.guest.email })
              : t("booking.success-text-no-email")}
          </p>
        )}
        <p className={styles.line}>
          <Badge tone={TONES[booking.display_status]}>{t(statusMessageId(booking.display_status))}</Badge>
          <span>
            {t("booking.number")}{" "}
            <strong className={styles.number}>
              <bdi>{booking.booking_no}</bdi>
            </strong>
          </span>
        </p>
        {onHold && holdEnds && (
          <p>
            {t("booking.hold-until", {
              moment: dates.moment(localDateTimeIn(hotel.time_zone, Date.parse(holdEnds))),
            })}
          </p>
        )}
        {booking.display_status === "cancelled" && <CancelledLines booking={booking} />}
      </div>
    </header>
  );
}

/** Who cancelled it, when and why (BCAN-02). */
function CancelledLines({ booking }: { readonly booking: BookingDetail }) {
  const t = useT();
  const dates = useDateText();
  const { cancellation, cancellation_blame: blame = "", cancellation_reason: reason } = booking;
  return (
    <>
      {cancellation && <p>{t("cancel.by", { blame, date: dates.dayOfYear(cancellation.cancelled_on) })}</p>}
      {reason && <p>{t("booking.cancelled-because", { reason })}</p>}
      {cancellation?.words && (
        <p dir="auto">
          <q>{cancellation.words}</q>
        </p>
      )}
    </>
  );
}

const TONES: Readonly<Record<BookingDetail["display_status"], NonNullable<BadgeProps["tone"]>>> = {
  confirmed: "success",
  upcoming: "success",
  "checked-in": "success",
  completed: "neutral",
  "checked-out": "neutral",
  saved: "neutral",
  requested: "warning",
  unprocessed: "warning",
  "being-confirmed": "warning",
  cancelled: "danger",
};
