import { keptSearch } from "#domain/search";
import { usePage, useT, type WidgetViewProps } from "#renderer";
import type { SoldOutPanelData, SoldOutPanelProps } from "#schemas/generated/widgets/sold-out-panel.ts";
import { HotelTile } from "../shared/listing/hotel-tile.tsx";
import { useSoldOutText } from "../shared/stay/sold-out-text.ts";
import { stayHref } from "../shared/stay/stay-href.ts";
import { useDateText } from "../shared/text/use-date-text.ts";
import { useMoney } from "../shared/text/use-money.ts";
import { Notice } from "../ui/notice/notice.tsx";
import styles from "./sold-out-panel.module.css";

/**
 * What to do when a property cannot be booked for the dates: other dates that work and hotels like it
 * (HOTEL-09, HOTEL-10, HOTEL-11).
 */
export function SoldOutPanel({ data }: WidgetViewProps<SoldOutPanelProps, SoldOutPanelData>) {
  const t = useT();
  const page = usePage();
  const dates = useDateText();
  const soldOutText = useSoldOutText();
  const { details, availability, similar } = data;
  const money = useMoney(
    availability?.currency_code ?? page.country.currencyCode,
    availability?.currency_symbol,
  );
  if (!details) return null;
  const { hotel } = details;
  const empty = hotel.room_categories_with_data.length === 0;
  const unavailable = availability?.available === false;
  if (hotel.booking_cta !== "soldout" && !empty && !unavailable) return null;
  const reasons = new Set(hotel.room_categories_with_data.filter((each) => each.isSoldOut).map(soldOutText));
  const alternatives = empty ? [] : (availability?.alternate_dates ?? []);
  const hotels = similar?.hotels ?? [];
  const search = keptSearch(page.query, page.country);
  return (
    <section id="sold-out" className={styles.panel} aria-labelledby="sold-out-title">
      <Notice tone="warning">
        <h2 id="sold-out-title" className={styles.title}>
          {t(empty ? "hotel.empty-title" : unavailable ? "rooms.unavailable" : "rooms.property-sold-out")}
        </h2>
        {empty ? (
          <p>{t("hotel.empty-text", { error: t("errors.room-categories-empty") })}</p>
        ) : (
          [...reasons].map((reason) => <p key={reason}>{reason}</p>)
        )}
      </Notice>
      {alternatives.length > 0 && (
        <div className={styles.part}>
          <h3>{t("hotel.alternate-dates")}</h3>
          <ul className={styles.dates}>
            {alternatives.map((each) => (
              <li key={`${each.checkin} ${each.checkout}`}>
                <a href={stayHref(page, each)} data-keep-scroll="" className={styles.date}>
                  <strong>
                    {t("stay.dates", {
                      checkin: dates.day(each.checkin),
                      checkout: dates.day(each.checkout),
                    })}
                  </strong>
                  {each.price_from !== undefined && (
                    <span>{t("hotel.from-total", { amount: money(each.price_from) })}</span>
                  )}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {hotels.length > 0 && (
        <div className={styles.part}>
          <h3>{t("hotel.similar-available")}</h3>
          <ul className={styles.hotels}>
            {hotels.map((each) => (
              <li key={each.id}>
                <HotelTile
                  hotel={each}
                  search={search}
                  asOf={similar?.as_of ?? ""}
                  layout="tile"
                  headingLevel={3}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
