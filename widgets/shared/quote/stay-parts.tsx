import type { ReactNode } from "react";
import { useT } from "#renderer";
import type { Quote } from "#schemas/generated/api/quote.ts";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { useCancellationLine } from "../stay/cancellation-line.ts";
import { CancellationTimeline } from "../stay/cancellation-timeline.tsx";
import { DealNote } from "../stay/deal-note.tsx";
import { PriceLines } from "../stay/price-lines.tsx";
import { StayFacts } from "../stay/stay-facts.tsx";
import { publicPrice } from "../stay/use-category-price.ts";
import { useGuestsText } from "../stay/use-guests-text.ts";
import { payable } from "./payable.ts";
import styles from "./stay-summary.module.css";

interface StayPartsProps {
  readonly quote: Quote;
  readonly money: (amount: number) => string;
  /** The property's page with the same dates and rooms. */
  readonly backHref: string;
  /** Stands between the price and the terms. */
  readonly children?: ReactNode;
}

/**
 * What is booked: property, dates, each room with its guests, every line of the price, what is paid when, and
 * the terms (BOOK-02).
 */
export function StayParts({ quote, money, backHref, children }: StayPartsProps) {
  const t = useT();
  const guests = useGuestsText();
  const cancellation = useCancellationLine()(quote.cancellation_policies);
  const { hotel } = quote;
  const used = quote.wallet?.used ?? 0;
  const atProperty = quote.pay_at_hotel.allowed ? payable(quote) : quote.pricing.due_at_property;
  return (
    <>
      <div className={styles.hotel}>
        {hotel.best_image && (
          <Picture image={hotel.best_image} sizes="96px" ratio={1} priority className={styles.photo} alt="" />
        )}
        <div className={styles.names}>
          <h2 className={styles.name}>
            <bdi>{hotel.name}</bdi>
          </h2>
          <p className={styles.note}>
            <bdi>{hotel.address}</bdi>
          </p>
        </div>
      </div>
      <StayFacts
        {...quote}
        checkinTime={hotel.check_in_time}
        checkoutTime={hotel.check_out_time}
        className={styles.part}
      />
      <div className={styles.part}>
        <p className={styles.room}>{quote.room_category.name}</p>
        <ul className={styles.rooms}>
          {quote.rooms.map((room, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rooms have no identity of their own; their number is what guests see.
            <li key={`room-${index + 1}`}>
              {quote.rooms.length > 1 && `${t("checkout.room-number", { number: index + 1 })}: `}
              {guests(room)}
            </li>
          ))}
        </ul>
        <p className={styles.change}>
          <a href={`${backHref}#dates`}>{t("checkout.change-stay")}</a>
        </p>
      </div>
      <div className={styles.part}>
        <PriceLines
          lines={quote.price_lines}
          total={quote.total}
          publicTotal={publicPrice(quote.pricing)}
          deposit={quote.deposit}
          currency={quote.currency_code}
          money={money}
          roomNote={t("stay.room-note", { nights: quote.nights, rooms: quote.rooms.length })}
        />
        {quote.deal_info && (
          <p className={styles.note}>
            <DealNote info={quote.deal_info} />
          </p>
        )}
        {quote.member_price && <p className={styles.note}>{t("stay.member-unavailable")}</p>}
        <dl className={styles.due}>
          {used > 0 && (
            <div>
              <dt>{t("stay.wallet")}</dt>
              <dd>
                <bdi>{money(-used)}</bdi>
              </dd>
            </div>
          )}
          <div>
            <dt>{t("stay.due-now")}</dt>
            <dd>{money(payable(quote) - atProperty)}</dd>
          </div>
          <div>
            <dt>{t("stay.due-at-property")}</dt>
            <dd>{money(atProperty)}</dd>
          </div>
        </dl>
      </div>
      {children}
      {cancellation && (
        <div className={styles.part}>
          <Disclosure summary={<span className={styles[cancellation.kind]}>{cancellation.text}</span>}>
            <CancellationTimeline policies={quote.cancellation_policies} money={money} />
            <p className={styles.note}>{t("stay.property-time")}</p>
          </Disclosure>
        </div>
      )}
    </>
  );
}
