import { clsx } from "clsx";
import { type PageContext, usePage, useT, withLocale } from "#renderer";
import type { HotelDetailsOutput, RoomCategory } from "#schemas/generated/api/hotels.ts";
import { AtProperty } from "../shared/stay/at-property.tsx";
import { BreakfastChoice } from "../shared/stay/breakfast-choice.tsx";
import { isBookable } from "../shared/stay/chosen-offer.ts";
import { useLowStockText } from "../shared/stay/low-stock-text.ts";
import { reserveHref } from "../shared/stay/reserve-href.ts";
import { useSoldOutText } from "../shared/stay/sold-out-text.ts";
import { useCategoryPrice } from "../shared/stay/use-category-price.ts";
import { useMoney } from "../shared/text/use-money.ts";
import { Badge } from "../ui/badge/badge.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Picture } from "../ui/picture/picture.tsx";
import { Price } from "../ui/price/price.tsx";
import styles from "./room-card.module.css";
import { RoomFacts } from "./room-facts.tsx";

interface RoomCardProps {
  readonly category: RoomCategory;
  readonly details: HotelDetailsOutput;
  readonly maxAmenities: number;
}

/**
 * One room category: what it is, what it costs in all, and the way to book it, or why it cannot be booked
 * (HOTEL-06, HOTEL-07).
 */
export function RoomCard({ category, details, maxAmenities }: RoomCardProps) {
  const t = useT();
  const words = useSoldOutText();
  const price = useCategoryPrice();
  const lowStock = useLowStockText();
  const page = usePage();
  const { hotel, stay } = details;
  const { pricing } = category;
  const money = useMoney(hotel.currency_code, hotel.currency_symbol);
  const bookable = isBookable(hotel, category);
  const isElsewhere = !category.isSoldOut && hotel.booking_cta === "external";
  const chosen = bookable && page.query.selected_rcid === String(category.id);
  const photo = category.images[0];
  const left = bookable ? lowStock(category.urgency_info, details.as_of) : null;
  return (
    <article className={clsx(styles.card, !bookable && !isElsewhere && styles.off, chosen && styles.chosen)}>
      {photo && (
        <Picture image={photo} sizes="(width < 780px) 100vw, 280px" ratio={4 / 3} className={styles.photo} />
      )}
      <div className={styles.body}>
        <h3 className={styles.name}>
          <bdi lang={category.text_locale}>{category.name}</bdi>
        </h3>
        {chosen && <Badge tone="accent">{t("hotel.your-choice")}</Badge>}
        {category.description && (
          <p className={styles.text} lang={category.text_locale} dir="auto">
            {category.description}
          </p>
        )}
        <RoomFacts
          category={category}
          payAtHotel={hotel.pay_at_hotel}
          maxAmenities={maxAmenities}
          bookable={bookable}
        />
        {page.modals.roomDetails && (
          <a
            href={withLocale(page, chosenHref(page, category.id))}
            data-modal="roomDetails"
            data-modal-id={category.id}
            data-modal-title={category.name}
            rel="nofollow"
            className={styles.more}
          >
            {t("hotel.room-details")}
            <span className="visually-hidden">
              {" · "}
              <bdi lang={category.text_locale}>{category.name}</bdi>
            </span>
          </a>
        )}
      </div>
      <div className={styles.offer}>
        {bookable ? (
          <>
            {hotel.hidePrices || !pricing ? (
              <p>{t("hotel.prices-hidden")}</p>
            ) : (
              <>
                <Price {...price(pricing, hotel.slasher_percentage)} />
                <AtProperty pricing={pricing} hotel={hotel} money={money} className={styles.atProperty} />
                <BreakfastChoice
                  id={`breakfast-${category.id}`}
                  category={category}
                  stay={stay}
                  money={money}
                  className={styles.breakfast}
                />
              </>
            )}
            {left && <p className={styles.left}>{left}</p>}
            <ButtonLink
              href={reserveHref(page, { hotel, stay }, category)}
              rel="nofollow"
              wide
              aria-label={t("hotel.reserve-room", { room: category.name })}
            >
              {t("hotel.reserve")}
            </ButtonLink>
          </>
        ) : isElsewhere ? (
          <p>{t("hotel.external-note")}</p>
        ) : (
          <div className={styles.soldOut}>
            <strong>{t("hotel.not-available")}</strong>
            <p>{words(category)}</p>
            <a href="#dates">{t("hotel.change-dates")}</a>
          </div>
        )}
      </div>
    </article>
  );
}

/** This page with the category as the guest's choice: its price lines stand beside the page then. */
function chosenHref({ path, query }: PageContext, categoryId: number): string {
  const { modal: _, modal_id: __, ...kept } = query;
  const search = new URLSearchParams({ ...kept, selected_rcid: String(categoryId) });
  return `${path}?${search.toString().replaceAll("%2F", "/")}`;
}
