import { useEffect, useState } from "react";
import type { RecentHotel } from "#domain/search";
import { usePage, useT, type WidgetViewProps } from "#renderer";
import type { RecentHotelsProps } from "#schemas/generated/widgets/recent-hotels.ts";
import { hotelHref } from "../shared/listing/hotel-href.ts";
import { tellCleared } from "../shared/shell/tell-cleared.ts";
import { forgetHotels, hotelOfPage, readRecentHotels, rememberHotel } from "./kept-hotels.ts";
import styles from "./recent-hotels.module.css";

/**
 * Properties looked at on this device, newest first, without the one this page is about, which it remembers
 * instead (HOTEL-14). Nothing until there is one.
 */
export function RecentHotels({ id, props }: WidgetViewProps<RecentHotelsProps>) {
  const page = usePage();
  const t = useT();
  const [hotels, setHotels] = useState<readonly RecentHotel[]>([]);
  const { siteId } = page;
  const limits = page.limits.recent;
  useEffect(() => {
    const here = hotelOfPage(document);
    if (here) rememberHotel(siteId, here, limits);
    const kept = readRecentHotels(siteId).slice(0, limits.hotels);
    setHotels(kept.filter((hotel) => hotel.id !== here?.id));
  }, [siteId, limits]);
  if (hotels.length === 0) return null;
  return (
    <section className={styles[props.width]} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {t("recent.hotels-title")}
        </h2>
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            const putBack = forgetHotels(siteId);
            setHotels([]);
            tellCleared(t, () => {
              putBack();
              setHotels(hotels);
            });
          }}
        >
          {t("recent.hotels-clear")}
        </button>
      </div>
      <ul className={styles.list}>
        {hotels.map((hotel) => (
          <li key={hotel.id}>
            <a href={hotelHref(page, hotel.id, {})} className={styles.hotel} data-prefetch="">
              <span className={styles.picture} style={{ background: hotel.colour }}>
                <img src={hotel.picture} alt="" loading="lazy" />
              </span>
              <span className={styles.words}>
                <strong className={styles.name}>
                  <bdi>{hotel.name}</bdi>
                </strong>
                <span className={styles.place}>{hotel.place}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
