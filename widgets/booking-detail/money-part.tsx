import { isStayOver, shownPaymentStatus } from "#domain/booking";
import { useT } from "#renderer";
import type { BookingDetail } from "#schemas/generated/api/booking.ts";
import type { PriceLine } from "#schemas/generated/api/price.ts";
import { SettlementLines } from "../shared/cancellation/settlement-lines.tsx";
import { PriceLines } from "../shared/stay/price-lines.tsx";
import { useDateText } from "../shared/text/use-date-text.ts";
import styles from "./booking-detail.module.css";
import { BookingPart } from "./booking-part.tsx";

interface MoneyPartProps {
  readonly booking: BookingDetail;
  readonly money: (amount: number) => string;
}

/** Every line of the bill, what is paid and what is due where, and the payments in order (BDET-05). */
export function MoneyPart({ booking, money }: MoneyPartProps) {
  const t = useT();
  const dates = useDateText();
  const status = shownPaymentStatus(
    { statusKey: booking.status_key, state: booking.state },
    booking.get_payment_status_id,
  );
  const cancelled = booking.display_status === "cancelled";
  const { cancellation } = booking;
  const wallet = booking.payment_details.find(({ kind }) => kind === "wallet")?.amount ?? 0;
  return (
    <BookingPart title={t("booking.price-title")}>
      <PriceLines
        lines={
          booking.bills_hash as readonly ((typeof booking.bills_hash)[number] &
            Pick<PriceLine, "bill_type">)[]
        }
        total={booking.final_amount}
        deposit={booking.deposit}
        currency={booking.currency_code}
        money={money}
        roomNote={t("stay.room-note", { nights: booking.nights_count, rooms: booking.booking_rooms.length })}
      />
      <dl className={styles.due}>
        {wallet > 0 && (
          <div>
            <dt>{t("stay.wallet")}</dt>
            <dd>
              <bdi>{money(-wallet)}</bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>{t("booking.paid")}</dt>
          <dd>{money(booking.get_amount_paid)}</dd>
        </div>
        {!cancelled && (
          <div className={styles.strong}>
            <dt>{t(booking.mode === "pay_at_hotel" ? "stay.due-at-property" : "booking.due")}</dt>
            <dd>{money(booking.payable_amount)}</dd>
          </div>
        )}
        {cancellation && (
          <div className={styles.strong}>
            <dt>{t("cancel.charge")}</dt>
            <dd>{money(cancellation.charge_amount)}</dd>
          </div>
        )}
        {cancellation?.wallet_return !== undefined && (
          <div>
            <dt>{t("cancel.wallet-return")}</dt>
            <dd>{money(cancellation.wallet_return)}</dd>
          </div>
        )}
        {cancellation && cancellation.refund.amount > 0 && (
          <div>
            <dt>{t("cancel.refund")}</dt>
            <dd>{money(cancellation.refund.amount)}</dd>
          </div>
        )}
      </dl>
      <ol className={styles.timeline} aria-label={t("booking.payments-title")}>
        {booking.payments.map((payment, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: payments have no identity of their own and never move.
          <li key={`${payment.merchant}-${index + 1}`}>
            {t("booking.payment", { amount: money(payment.amount), merchant: payment.merchant })}
          </li>
        ))}
        {!isStayOver(booking.display_status) && booking.payable_amount > 0 && (
          <li>
            {t("booking.payment-due", {
              amount: money(booking.payable_amount),
              date: dates.day(booking.checkin),
            })}
          </li>
        )}
      </ol>
      {cancellation && (
        <div className={styles.note}>
          <SettlementLines
            paid={booking.get_amount_paid}
            wallet={wallet}
            walletReturn={cancellation.wallet_return}
            due={cancellation.due_amount}
            refund={cancellation.refund}
            money={money}
          />
        </div>
      )}
      {!(cancellation && cancellation.due_amount > 0) && (
        <p className={styles.note}>
          {t(`booking.payment-status.${wallet > 0 && status === 0 ? "credit" : status}`)}
        </p>
      )}
    </BookingPart>
  );
}
