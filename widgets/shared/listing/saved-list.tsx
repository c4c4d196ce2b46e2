import type { ReactNode } from "react";
import { keptSearch } from "#domain/search";
import { usePage, useT, withLocale } from "#renderer";
import type { HotelCard } from "#schemas/generated/api/search.ts";
import type { WishlistHotels } from "#schemas/generated/api/wishlist.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { HotelTile } from "./hotel-tile.tsx";
import styles from "./saved-list.module.css";
import { StayForm } from "./stay-form.tsx";

interface SavedListProps {
  readonly list: WishlistHotels;
  /** Path of the page, without its search. */
  readonly path: string;
  /** What can be done with one of them. */
  readonly ways?: (hotel: HotelCard) => ReactNode;
}

/** Saved places with today's prices for the dates of the page, a page of them at a time (WISH-02). */
export function SavedList({ list, path, ways }: SavedListProps) {
  const t = useT();
  const page = usePage();
  const { checkin, checkout, rooms_config, offset, size, count } = list;
  const search = { ...keptSearch(page.query, page.country), checkin, checkout };
  const href = (start: number) => {
    const query = new URLSearchParams({ checkin, checkout, rooms_config });
    if (start > 0) query.set("offset", String(start));
    return withLocale(page, `${path}?${query}`);
  };
  return (
    <>
      <StayForm {...{ id: "list-stay", path, checkin, checkout, rooms_config }} />
      {list.gone > 0 && <p className={styles.gone}>{t("wishlist.gone", { count: list.gone })}</p>}
      <ul className={styles.list}>
        {list.hotels.map((hotel, index) => (
          <li key={hotel.id} className={styles.saved}>
            <HotelTile
              hotel={hotel}
              search={search}
              asOf={list.as_of}
              layout="row"
              headingLevel={2}
              priority={index === 0}
            />
            {ways?.(hotel)}
          </li>
        ))}
      </ul>
      {(offset > 0 || offset + list.hotels.length < count) && (
        <p className={styles.more}>
          {offset > 0 && (
            <ButtonLink variant="secondary" href={href(Math.max(0, offset - size))}>
              {t("wishlist.newer")}
            </ButtonLink>
          )}
          {offset + list.hotels.length < count && (
            <ButtonLink variant="secondary" href={href(offset + size)}>
              {t("wishlist.older")}
            </ButtonLink>
          )}
        </p>
      )}
    </>
  );
}
