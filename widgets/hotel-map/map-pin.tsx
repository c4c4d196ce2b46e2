import { clsx } from "clsx";
import { usePage, useT } from "#renderer";
import type { HotelCard, HotelSearchOutput } from "#schemas/generated/api/search.ts";
import { hotelHref } from "../shared/listing/hotel-href.ts";
import { pageSearch } from "../shared/search/page-search.ts";
import { useMoney } from "../shared/text/use-money.ts";
import styles from "./map-pin.module.css";
import type { MapPoint } from "./map-points.ts";
import { planPlace } from "./plan-place.ts";

interface PinProps {
  readonly at: MapPoint;
}

export interface MapPinProps extends PinProps {
  readonly hotel: HotelCard;
  readonly currency: HotelSearchOutput["currency_code"];
}

/** A place to stay: its price, or that it is sold out, as a link to it (LIST-08). */
export function MapPin({ hotel, currency, at }: MapPinProps) {
  const page = usePage();
  const t = useT();
  const money = useMoney(hotel.pricing?.currency_code ?? currency);
  return (
    <li className={styles.pin} style={planPlace(at)}>
      <a
        href={hotelHref(page, hotel.id, pageSearch(page).search)}
        className={clsx(styles.label, hotel.isSoldOut && styles.gone)}
        dir={page.dir}
        data-prefetch=""
      >
        <span className="visually-hidden">{hotel.name}: </span>
        {hotel.isSoldOut
          ? t("map.sold-out")
          : hotel.pricing && !hotel.hidePrices
            ? money(hotel.pricing.summed_final_price)
            : t("map.price-unknown")}
        <span className={styles.name} aria-hidden="true" dir="auto">
          {hotel.name}
        </span>
      </a>
    </li>
  );
}

export interface ClusterPinProps extends PinProps {
  readonly count: number;
  /** Shows them apart; without scripts the list below is where they are. */
  readonly onOpen: (() => void) | undefined;
}

/** Places too close to each other to be told apart at this zoom. */
export function ClusterPin({ at, count, onOpen }: ClusterPinProps) {
  const t = useT();
  const content = {
    className: clsx(styles.label, styles.cluster),
    "aria-label": t("map.cluster", { count }),
  };
  return (
    <li className={styles.pin} style={planPlace(at)}>
      {onOpen ? (
        <button type="button" onClick={onOpen} {...content}>
          {count}
        </button>
      ) : (
        <a href="#results-list" {...content}>
          {count}
        </a>
      )}
    </li>
  );
}
