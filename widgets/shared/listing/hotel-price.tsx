import { useT } from "#renderer";
import type { HotelCard } from "#schemas/generated/api/search.ts";
import { Price } from "../../ui/price/price.tsx";
import { useCategoryPrice } from "../stay/use-category-price.ts";
import styles from "./hotel-price.module.css";

export interface HotelPriceProps {
  readonly hotel: HotelCard;
}

/**
 * The whole price of the stay, or why there is none: sold out, or shown on the property's page only
 * (PRICE-01, PRICE-02).
 */
export function HotelPrice({ hotel }: HotelPriceProps) {
  const t = useT();
  const priceOf = useCategoryPrice();
  if (hotel.isSoldOut) {
    return (
      <p className={styles.gone}>
        <strong>{t("rooms.property-sold-out")}</strong>
        <span>{t("listing.try-other-dates")}</span>
      </p>
    );
  }
  if (hotel.hidePrices || !hotel.pricing) return <p className={styles.hidden}>{t("listing.see-prices")}</p>;
  return <Price {...priceOf(hotel.pricing, hotel.slasher_percentage ?? 100)} />;
}
