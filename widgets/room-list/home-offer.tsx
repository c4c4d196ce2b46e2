import { usePage, useT } from "#renderer";
import type { HotelDetailsOutput } from "#schemas/generated/api/hotels.ts";
import { AtProperty } from "../shared/stay/at-property.tsx";
import { BreakfastChoice } from "../shared/stay/breakfast-choice.tsx";
import { isBookable } from "../shared/stay/chosen-offer.ts";
import { PriceLines } from "../shared/stay/price-lines.tsx";
import { reserveHref } from "../shared/stay/reserve-href.ts";
import { useSoldOutText } from "../shared/stay/sold-out-text.ts";
import { StayFacts } from "../shared/stay/stay-facts.tsx";
import { publicPrice } from "../shared/stay/use-category-price.ts";
import { useMoney } from "../shared/text/use-money.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import styles from "./home-offer.module.css";
import { RoomFacts } from "./room-facts.tsx";

/** The one offer of a home for the dates: everything in it and every line of the price. */
export function HomeOffer({ details }: { readonly details: HotelDetailsOutput }) {
  const t = useT();
  const page = usePage();
  const soldOut = useSoldOutText();
  const { hotel, stay } = details;
  const category =
    hotel.room_categories_with_data.find(({ id }) => id === hotel.selected_category_id) ??
    hotel.room_categories_with_data[0];
  const money = useMoney(hotel.currency_code, hotel.currency_symbol);
  if (!category) return null;
  const { pricing } = category;
  const bookable = isBookable(hotel, category);
  return (
    <article className={styles.offer}>
      <div className={styles.what}>
        <h3>{category.name}</h3>
        <StayFacts {...stay} checkinTime={hotel.check_in_time} checkoutTime={hotel.check_out_time} />
        <RoomFacts category={category} payAtHotel={hotel.pay_at_hotel} maxAmenities={0} bookable={bookable} />
      </div>
      {bookable ? (
        <div className={styles.price}>
          {hotel.hidePrices || !pricing ? (
            <p>{t("hotel.prices-hidden")}</p>
          ) : (
            <>
              <PriceLines
                lines={category.price_lines ?? []}
                total={pricing.summed_final_price}
                publicTotal={publicPrice(pricing)}
                currency={hotel.currency_code}
                money={money}
                roomNote={t("stay.nights", { count: stay.nights })}
              />
              <AtProperty pricing={pricing} hotel={hotel} money={money} className={styles.atProperty} />
              <BreakfastChoice
                id="offer-breakfast"
                category={category}
                stay={stay}
                money={money}
                className={styles.breakfast}
              />
            </>
          )}
          <ButtonLink wide rel="nofollow" href={reserveHref(page, { hotel, stay }, category)}>
            {t("hotel.reserve-home")}
          </ButtonLink>
        </div>
      ) : !category.isSoldOut && hotel.booking_cta === "external" ? (
        <Notice>{t("hotel.external-note")}</Notice>
      ) : (
        <Notice tone="warning" title={t("hotel.not-available")}>
          <p>{soldOut(category)}</p>
          <a href="#dates">{t("hotel.change-dates")}</a>
        </Notice>
      )}
    </article>
  );
}
