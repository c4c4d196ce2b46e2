import { isStayOver } from "#domain/booking";
import { useT, type WidgetViewProps } from "#renderer";
import type { BookingDetailData, BookingDetailProps } from "#schemas/generated/widgets/booking-detail.ts";
import { CancellationTimeline } from "../shared/stay/cancellation-timeline.tsx";
import { useDateText } from "../shared/text/use-date-text.ts";
import { useMoney } from "../shared/text/use-money.ts";
import { Notice } from "../ui/notice/notice.tsx";
import { BookingActions } from "./booking-actions.tsx";
import styles from "./booking-detail.module.css";
import { BookingHead } from "./booking-head.tsx";
import { BookingMissing } from "./booking-missing.tsx";
import { BookingPart } from "./booking-part.tsx";
import { BookingStay } from "./booking-stay.tsx";
import { GuestPart } from "./guest-part.tsx";
import { MoneyPart } from "./money-part.tsx";
import { RulesPart } from "./rules-part.tsx";

/**
 * One booking: its status, stay, guests, money, terms and what can be done with it (BDET-05). Right after
 * booking it says so first (BOOK-03).
 */
export function BookingDetail({
  data,
  errors,
  slots,
}: WidgetViewProps<BookingDetailProps, BookingDetailData>) {
  const t = useT();
  const booking = data.detail?.booking;
  const dates = useDateText();
  const money = useMoney(booking?.currency_code ?? "EUR", booking?.currency_symbol);
  if (!booking) return <BookingMissing failure={errors.detail} lookup={slots.lookup} />;
  const { hotel, checkin, checkout } = booking;
  const days = t("stay.dates", { checkin: dates.day(checkin), checkout: dates.day(checkout) });
  return (
    <article className={styles.page}>
      {/* Shown by the copy that is kept for reading without a connection, and there alone. */}
      <div data-offline-copy hidden data-copy-name={`${hotel.name}, ${days} (${booking.booking_no})`}>
        <Notice tone="warning">{t("booking.offline-copy")}</Notice>
      </div>
      <BookingHead booking={booking} />
      {booking.access === "masked" && <Notice>{t("booking.masked")}</Notice>}
      <div className={styles.columns}>
        <div className={styles.main}>
          <BookingStay booking={booking} money={money} />
          <GuestPart booking={booking} />
          {booking.cancellation_policies.length > 0 && !isStayOver(booking.display_status) && (
            <BookingPart title={t("booking.cancellation-title")}>
              <CancellationTimeline policies={booking.cancellation_policies} money={money} />
              <p className={styles.note}>{t("stay.property-time")}</p>
            </BookingPart>
          )}
          <RulesPart booking={booking} />
        </div>
        <div className={styles.side}>
          <MoneyPart booking={booking} money={money} />
          <BookingActions booking={booking} {...slots} />
        </div>
      </div>
    </article>
  );
}
