import { useT } from "#renderer";
import type { HotelCard } from "#schemas/generated/api/search.ts";
import styles from "./hotel-facts.module.css";

/**
 * What a property is like in one line: beds and places of a home, the amenities that stand out of a hotel.
 */
export function HotelFacts({ hotel }: { readonly hotel: HotelCard }) {
  const t = useT();
  const { no_of_people: people, no_of_bedrooms: bedrooms, no_of_pets: pets } = hotel;
  const home =
    hotel.property_type === "home"
      ? [
          people && t("listing.people", { count: people }),
          bedrooms && t("listing.bedrooms", { count: bedrooms }),
          pets && t("listing.pets", { count: pets }),
        ].filter(Boolean)
      : [];
  const amenities = [...(hotel.amenities ?? [])]
    .sort((a, b) => Number(b.highlighted ?? false) - Number(a.highlighted ?? false))
    .map((amenity) => amenity.name);
  const facts = [...home, ...amenities].slice(0, 4);
  if (facts.length === 0) return null;
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
