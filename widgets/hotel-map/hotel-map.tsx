import type { CSSProperties } from "react";
import { usePage, useT, type WidgetViewProps } from "#renderer";
import type { HotelMapData, HotelMapProps } from "#schemas/generated/widgets/hotel-map.ts";
import { hotelHref } from "../hotel-card/hotel-href.ts";
import { pageSearch } from "../search-box/page-search.ts";
import { useMoney } from "../stay/use-money.ts";
import styles from "./hotel-map.module.css";
import { type MapPoint, mapFrame } from "./map-points.ts";

/** Where the results of this page lie to each other: a plan with a price on every pin, each a link (LIST-01). No tiles, no JavaScript. */
export function HotelMap({ data }: WidgetViewProps<HotelMapProps, HotelMapData>) {
  const page = usePage();
  const t = useT();
  const { results } = data;
  const money = useMoney(results?.currency_code ?? page.country.currencyCode);
  if (!results || results.hotels.length === 0) return null;
  const { search } = pageSearch(page);
  const { latitude, longitude, name } = results.location;
  const centre = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : null;
  const frame = mapFrame(centre ? [...results.hotels, centre] : results.hotels, RATIO);
  const scale = SCALES.findLast((km) => km * frame.kilometre <= 30) ?? SCALES[0];
  return (
    <section className={styles.map} aria-label={t("listing.map.label")}>
      <div className={styles.plan} dir="ltr">
        {centre && (
          <span className={styles.centre} style={at(frame.place(centre))}>
            <span dir="auto">{name}</span>
          </span>
        )}
        <ul className={styles.pins}>
          {results.hotels.map((hotel) => (
            <li key={hotel.id} className={styles.pin} style={at(frame.place(hotel))}>
              <a
                href={hotelHref(page, hotel.id, search)}
                className={hotel.isSoldOut ? styles.gone : styles.price}
              >
                <span className="visually-hidden">{hotel.name}: </span>
                {hotel.isSoldOut
                  ? t("listing.map.sold-out")
                  : hotel.pricing && !hotel.hidePrices
                    ? money(hotel.pricing.summed_final_price)
                    : t("listing.map.price-unknown")}
                <span className={styles.name} aria-hidden="true" dir="auto">
                  {hotel.name}
                </span>
              </a>
            </li>
          ))}
        </ul>
        <span className={styles.scale} style={{ "--length": `${scale * frame.kilometre}%` } as CSSProperties}>
          {t("listing.map.kilometres", { count: scale })}
        </span>
      </div>
      <p className={styles.hint}>{t("listing.map.hint")}</p>
    </section>
  );
}

const RATIO = 4 / 3;
const SCALES = [0.25, 0.5, 1, 2, 5, 10, 20, 50, 100, 200] as const;

function at({ x, y }: MapPoint): CSSProperties {
  return { "--x": `${x}%`, "--y": `${y}%` } as CSSProperties;
}
