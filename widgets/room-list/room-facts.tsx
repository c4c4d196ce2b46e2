import { clsx } from "clsx";
import { useT } from "#renderer";
import type { RoomCategory } from "#schemas/generated/api/hotels.ts";
import type { PayAtHotel } from "#schemas/generated/api/price.ts";
import { useRoomSize } from "../shared/property/use-room-size.ts";
import { useCancellationLine } from "../shared/stay/cancellation-line.ts";
import { useWords } from "../shared/text/use-words.ts";
import { checkIcon, infoIcon } from "../ui/icon/action-icons.ts";
import { breakfastIcon } from "../ui/icon/amenity-icons.ts";
import { Icon } from "../ui/icon/icon.tsx";
import { NamedIcon } from "../ui/icon/named-icon.tsx";
import { bedIcon, houseIcon, usersIcon, walletIcon } from "../ui/icon/travel-icons.ts";
import styles from "./room-facts.module.css";

interface RoomFactsProps {
  readonly category: RoomCategory;
  readonly payAtHotel: PayAtHotel;
  readonly maxAmenities: number;
  /** Terms and ways to pay are said only of what can be booked. */
  readonly bookable: boolean;
}

/** Beds, guests and size, what is in the room, and the terms that decide between two rooms. */
export function RoomFacts({ category, payAtHotel, maxAmenities, bookable }: RoomFactsProps) {
  const t = useT();
  const words = useWords();
  const cancellation = useCancellationLine()(category.cancellation_policies);
  const { beds, guests, area } = useRoomSize()(category);
  const meals = category.services.meals.filter((meal) => meal.included);
  return (
    <>
      <ul className={styles.layout}>
        {beds && (
          <li>
            <Icon of={bedIcon} size={18} />
            {beds}
          </li>
        )}
        <li>
          <Icon of={usersIcon} size={18} />
          {guests}
        </li>
        {area && (
          <li>
            <Icon of={houseIcon} size={18} />
            {area}
          </li>
        )}
      </ul>
      {category.amenities.length > 0 && (
        <ul className={styles.amenities}>
          {category.amenities.slice(0, maxAmenities).map((amenity) => (
            <li key={amenity.id}>
              <NamedIcon name={amenity.icon ?? "neutral"} size={16} />
              {amenity.name}
            </li>
          ))}
        </ul>
      )}
      {bookable && (
        <ul className={styles.terms}>
          {meals.map((meal) => (
            <li key={meal.category_code} className={styles.good}>
              <Icon of={breakfastIcon} size={18} />
              {t("hotel.meal-included", { meal: words(`hotel.meal.${meal.category_code}`, meal.name) })}
            </li>
          ))}
          {cancellation && (
            <li className={clsx(cancellation.kind === "free" && styles.good)}>
              <Icon of={cancellation.kind === "free" ? checkIcon : infoIcon} size={18} />
              {cancellation.text}
            </li>
          )}
          {payAtHotel.allowed && (
            <li className={styles.good}>
              <Icon of={walletIcon} size={18} />
              {t("stay.pay-at-property")}
            </li>
          )}
        </ul>
      )}
    </>
  );
}
