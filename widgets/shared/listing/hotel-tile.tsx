import { clsx } from "clsx";
import type { SearchState } from "#domain/search";
import { useIntl, usePage, useT } from "#renderer";
import type { HotelCard as Hotel } from "#schemas/generated/api/search.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { Card, cardLinkClass } from "../../ui/card/card.tsx";
import { checkIcon } from "../../ui/icon/action-icons.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { clockIcon } from "../../ui/icon/travel-icons.ts";
import { Picture } from "../../ui/picture/picture.tsx";
import { useLowStockText } from "../stay/low-stock-text.ts";
import { HeartButton } from "../wishlist/heart-button.tsx";
import { HotelFacts } from "./hotel-facts.tsx";
import { hotelHref } from "./hotel-href.ts";
import { HotelPrice } from "./hotel-price.tsx";
import { HotelRating } from "./hotel-rating.tsx";
import styles from "./hotel-tile.module.css";

export interface HotelTileProps {
  readonly hotel: Hotel;
  /** Dates and rooms the address of the property carries. */
  readonly search: Partial<SearchState>;
  /** When the answer was made: urgency that was no longer fresh then is left out (HOTEL-13). */
  readonly asOf: string;
  /** row: picture beside the words on wide screens; tile: always above them. */
  readonly layout: "row" | "tile";
  readonly headingLevel?: 2 | 3;
  /** Whether it says the country where that is not the page's own: for lists across countries. */
  readonly namesCountry?: boolean;
  /** True for cards of the first screen. */
  readonly priority?: boolean;
}

/**
 * A property in a list: picture, name, place, rating, price first in total, and what is true about its rooms
 * right now (LIST-04).
 */
export function HotelTile({
  hotel,
  search,
  asOf,
  layout,
  headingLevel = 2,
  namesCountry = false,
  priority = false,
}: HotelTileProps) {
  const page = usePage();
  const t = useT();
  const intl = useIntl();
  const Heading = `h${headingLevel}` as const;
  const lowStock = useLowStockText();
  const campaign = hotel.campaigns?.[0];
  const low = hotel.isSoldOut ? null : lowStock(hotel.urgency_info, asOf);
  return (
    <Card
      as="article"
      padding="none"
      interactive
      className={clsx(styles.card, styles[layout], hotel.isSoldOut && styles.gone)}
    >
      <div className={styles.media}>
        <Picture
          image={hotel.best_image}
          sizes={layout === "row" ? "(width < 780px) 100vw, 320px" : "(width < 780px) 88vw, 380px"}
          ratio={4 / 3}
          priority={priority}
          className={styles.picture}
        />
        {(hotel.hotel_badge || campaign) && (
          <span className={styles.labels}>
            {hotel.hotel_badge && <Badge tone="accent">{hotel.hotel_badge.name}</Badge>}
            {campaign && <Badge tone="highlight">{campaign.name}</Badge>}
          </span>
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.kind}>{hotel.display_category}</p>
        <Heading className={styles.name}>
          <a
            href={hotelHref(page, hotel.id, search)}
            className={cardLinkClass}
            data-prefetch=""
            data-preview=""
          >
            {hotel.name}
          </a>
        </Heading>
        <p className={styles.place}>
          <span data-preview-text="">{hotel.short_address}</span>
          {namesCountry && hotel.country_code !== page.country.COUNTRY_CODE && (
            <>
              {" "}
              <bdi>{hotel.country_name}</bdi>
            </>
          )}
          {hotel.distance !== undefined && (
            <>
              {" "}
              <bdi className={styles.distance}>
                {t(`listing.${DISTANCES[hotel.distance_origin ?? "centre"]}.${hotel.distance_unit ?? "km"}`, {
                  place: hotel.distance_from ?? "",
                  distance: intl.formatNumber(hotel.distance, {
                    minimumFractionDigits: 1,
                    maximumFractionDigits: 1,
                  }),
                })}
              </bdi>
            </>
          )}
        </p>
        <HotelRating ratings={hotel.ratings} />
        <HotelFacts hotel={hotel} />
        {!hotel.isSoldOut && (hotel.free_cancellation || hotel.pay_at_hotel) && (
          <ul className={styles.perks}>
            {hotel.free_cancellation && <Perk>{t("listing.free-cancellation")}</Perk>}
            {hotel.pay_at_hotel && <Perk>{t("listing.pay-at-property")}</Perk>}
          </ul>
        )}
      </div>
      <div className={styles.deal}>
        {low && (
          <Badge tone="warning" icon={<Icon of={clockIcon} size={14} />}>
            {low}
          </Badge>
        )}
        <HotelPrice hotel={hotel} />
      </div>
      <HeartButton hotelId={hotel.id} name={hotel.name} />
    </Card>
  );
}

function Perk({ children }: { readonly children: string }) {
  return (
    <li className={styles.perk}>
      <Icon of={checkIcon} size={16} />
      {children}
    </li>
  );
}

const DISTANCES = { centre: "distance", place: "distance-from", guest: "distance-here" } as const;
