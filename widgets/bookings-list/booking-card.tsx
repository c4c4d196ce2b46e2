import { bookingUrl } from "#domain/addresses";
import { statusMessageId } from "#domain/booking";
import { localDateTimeIn } from "#domain/dates";
import { usePage, useT, withLocale } from "#renderer";
import type { BookingCard as Booking } from "#schemas/generated/api/booking.ts";
import { useDateText } from "../shared/text/use-date-text.ts";
import { useMoney } from "../shared/text/use-money.ts";
import { Badge } from "../ui/badge/badge.tsx";
import { Card, cardLinkClass } from "../ui/card/card.tsx";
import { Facts } from "../ui/facts/facts.tsx";
import { Picture } from "../ui/picture/picture.tsx";
import styles from "./booking-card.module.css";
import { useDateFormat } from "./use-date-format.ts";

/** One booking in the list: where, when, its status and what is still to pay. */
export function BookingCard({ booking }: { readonly booking: Booking }) {
  const t = useT();
  const page = usePage();
  const date = useDateFormat();
  const { moment } = useDateText();
  const money = useMoney(booking.currency_code, booking.currency_symbol);
  const over = ["cancelled", "completed", "checked-out"].includes(booking.display_status);
  return (
    <Card as="article" padding="none" interactive className={styles.card}>
      <Picture image={booking.best_image} sizes="160px" ratio={4 / 3} alt="" className={styles.photo} />
      <div className={styles.body}>
        <p className={styles.status}>
          <Badge tone={booking.display_status === "cancelled" ? "danger" : over ? "neutral" : "success"}>
            {t(statusMessageId(booking.display_status))}
          </Badge>
          <bdi className={styles.note}>{booking.booking_no}</bdi>
        </p>
        <h2 className={styles.name}>
          <a href={withLocale(page, bookingUrl(booking.id))} className={cardLinkClass}>
            {booking.hotel_name}
          </a>
        </h2>
        <Facts>
          {t("stay.dates", {
            checkin: date(booking.checkin, "ddd, D MMM"),
            checkout: date(booking.checkout, "ddd, D MMM"),
          })}
          {t("stay.nights", { count: booking.nights_count })}
        </Facts>
        {booking.hold_expires_at && booking.time_zone && (
          <p className={styles.note}>
            {t("booking.hold-until", {
              moment: moment(localDateTimeIn(booking.time_zone, Date.parse(booking.hold_expires_at))),
            })}
          </p>
        )}
        <Facts className={styles.note}>
          {booking.city}
          {booking.room_category_name}
          {t("stay.guests", { count: booking.no_of_guest })}
        </Facts>
      </div>
      <p className={styles.money}>
        <strong>{money(booking.final_amount)}</strong>
        {!over && booking.payable_amount > 0 && (
          <span className={styles.note}>
            {t("bookings.to-pay", { amount: money(booking.payable_amount) })}
          </span>
        )}
      </p>
    </Card>
  );
}
