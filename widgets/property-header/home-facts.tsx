import { useT } from "#renderer";
import type { HotelDetails } from "#schemas/generated/api/hotels.ts";
import { petsIcon } from "../ui/icon/amenity-icons.ts";
import { Icon } from "../ui/icon/icon.tsx";
import { bathIcon, bedIcon, houseIcon, usersIcon } from "../ui/icon/travel-icons.ts";
import styles from "./home-facts.module.css";

type HomeCounts = Pick<
  HotelDetails,
  "no_of_people" | "no_of_bedrooms" | "no_of_bathrooms" | "no_of_pets" | "size_sqm"
>;

/**
 * How many guests, bedrooms, bathrooms and pets a home takes, and its size (HOTEL-05). Counts that are not
 * known are left out.
 */
export function HomeFacts({ hotel }: { readonly hotel: HomeCounts }) {
  const t = useT();
  const facts = [
    { icon: usersIcon, key: "guests", count: hotel.no_of_people },
    { icon: bedIcon, key: "bedrooms", count: hotel.no_of_bedrooms },
    { icon: bathIcon, key: "bathrooms", count: hotel.no_of_bathrooms },
    { icon: petsIcon, key: "pets", count: hotel.no_of_pets },
    { icon: houseIcon, key: "size", count: hotel.size_sqm },
  ].filter((fact) => fact.count !== undefined);
  return (
    <ul className={styles.facts} aria-label={t("hotel.home-facts")}>
      {facts.map(({ icon, key, count }) => (
        <li key={key} className={styles.fact}>
          <Icon of={icon} size={22} />
          {t(`hotel.fact.${key}`, { count })}
        </li>
      ))}
    </ul>
  );
}
