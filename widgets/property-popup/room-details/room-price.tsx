import { useNavigateTo, usePage, useT } from "#renderer";
import type { HotelDetailsOutput, RoomCategory } from "#schemas/generated/api/hotels.ts";
import { followInPlace } from "../../shared/popup/follow-in-place.ts";
import { AtProperty } from "../../shared/stay/at-property.tsx";
import { CancellationTimeline } from "../../shared/stay/cancellation-timeline.tsx";
import { isBookable } from "../../shared/stay/chosen-offer.ts";
import { PriceLines } from "../../shared/stay/price-lines.tsx";
import { reserveHref } from "../../shared/stay/reserve-href.ts";
import { publicPrice } from "../../shared/stay/use-category-price.ts";
import { useMoney } from "../../shared/text/use-money.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import styles from "./room-details.module.css";

interface RoomPriceProps {
  readonly category: RoomCategory;
  readonly details: HotelDetailsOutput;
}

/**
 * Every line of the room's price for the stay, its terms and the way to book it; or that it cannot be booked.
 */
export function RoomPrice({ category, details }: RoomPriceProps) {
  const t = useT();
  const page = usePage();
  const navigate = useNavigateTo();
  const { hotel, stay } = details;
  const { pricing, price_lines = [], cancellation_policies } = category;
  const money = useMoney(hotel.currency_code, hotel.currency_symbol);
  if (!isBookable(hotel, category)) return <Notice tone="warning" title={t("hotel.not-available")} />;
  const href = reserveHref(page, details, category);
  return (
    <>
      {hotel.hidePrices || !pricing ? (
        <p>{t("hotel.prices-hidden")}</p>
      ) : (
        <section className={styles.part} aria-label={t("hotel.price-details")}>
          <h3>{t("hotel.price-details")}</h3>
          <PriceLines
            lines={price_lines}
            total={pricing.summed_final_price}
            publicTotal={publicPrice(pricing)}
            currency={hotel.currency_code}
            money={money}
            roomNote={t("stay.room-note", { nights: stay.nights, rooms: stay.guests.rooms })}
          />
          <AtProperty pricing={pricing} hotel={hotel} money={money} className={styles.text} />
        </section>
      )}
      {cancellation_policies.length > 0 && (
        <section className={styles.part} aria-label={t("hotel.cancellation-title")}>
          <h3>{t("hotel.cancellation-title")}</h3>
          <CancellationTimeline policies={cancellation_policies} money={money} />
          <p className={styles.text}>{t("stay.property-time")}</p>
        </section>
      )}
      <ButtonLink
        href={href}
        rel="nofollow"
        wide
        aria-label={t("hotel.reserve-room", { room: category.name })}
        onClick={followInPlace(navigate, null, { keepScroll: false })}
      >
        {t("hotel.reserve")}
      </ButtonLink>
    </>
  );
}
