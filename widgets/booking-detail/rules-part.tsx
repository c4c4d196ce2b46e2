import { useT } from "#renderer";
import type { BookingDetail } from "#schemas/generated/api/booking.ts";
import { useRestrictionText } from "../shared/stay/restriction-text.ts";
import { splitRestrictions } from "../shared/stay/split-restrictions.ts";
import styles from "./booking-detail.module.css";
import { BookingPart } from "./booking-part.tsx";

/**
 * The property's rules as they were agreed: what might turn the guest away, and the rules of the house
 * (HOTEL-04).
 */
export function RulesPart({ booking }: { readonly booking: BookingDetail }) {
  const t = useT();
  const text = useRestrictionText();
  const rooms = booking.booking_rooms.map(({ no_of_adults, no_of_children, no_of_babies, no_of_pets }) => ({
    adults: no_of_adults,
    children: no_of_children,
    infants: no_of_babies,
    pets: no_of_pets,
  }));
  const { asked, told } = splitRestrictions(booking.hotel.restrictions, rooms);
  return (
    <>
      {asked.length > 0 && (
        <BookingPart title={t("hotel.refused-title")}>
          <ul className={styles.rules}>
            {asked.map((rule) => (
              <li key={rule.code}>{text(rule)}</li>
            ))}
          </ul>
        </BookingPart>
      )}
      {told.length > 0 && (
        <BookingPart title={t("checkout.rules-title")}>
          <ul className={styles.rules}>
            {told.map(({ code, name }) => (
              <li key={code}>{name}</li>
            ))}
          </ul>
        </BookingPart>
      )}
    </>
  );
}
