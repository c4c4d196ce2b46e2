import { hotelUrl } from "#domain/addresses";
import { parseRoomsConfig } from "#domain/rooms";
import { isHidden, usePage, useT, withLocale } from "#renderer";
import type { BookingDetail } from "#schemas/generated/api/booking.ts";
import { StayFacts } from "../shared/stay/stay-facts.tsx";
import { Button } from "../ui/button/button.tsx";
import { Facts } from "../ui/facts/facts.tsx";
import { Icon } from "../ui/icon/icon.tsx";
import { mapPinIcon, phoneIcon } from "../ui/icon/travel-icons.ts";
import { Picture } from "../ui/picture/picture.tsx";
import { BookingPart } from "./booking-part.tsx";
import styles from "./booking-stay.module.css";

interface BookingStayProps {
  readonly booking: BookingDetail;
  readonly money: (amount: number) => string;
}

/**
 * Where and when: the property, how to get there, the dates with their times, the meals of every day and the
 * way to change them (MEAL-02).
 */
export function BookingStay({ booking, money }: BookingStayProps) {
  const t = useT();
  const page = usePage();
  const { hotel, services } = booking;
  const isChangeable = services?.change === "open" || services?.change === "add_only";
  const href = hotelUrl({
    hotelId: hotel.id,
    countryCode: page.route.countryCode,
    search: { roomConfig: parseRoomsConfig(booking.rooms_config) ?? undefined },
  });
  return (
    <BookingPart title={t("booking.stay-title")}>
      <div className={styles.hotel}>
        <Picture
          image={hotel.best_image}
          sizes="(width < 640px) 100vw, 200px"
          ratio={4 / 3}
          alt=""
          className={styles.photo}
        />
        <div className={styles.words}>
          <p className={styles.name}>
            <a href={withLocale(page, href)}>{hotel.name}</a>
          </p>
          <address className={styles.address}>
            <Icon of={mapPinIcon} size={18} />
            <bdi>{hotel.address}</bdi>
          </address>
          {hotel.phone && !isHidden(page, "callButtons") && (
            <a href={`tel:${hotel.phone.replaceAll(" ", "")}`} className={styles.address}>
              <Icon of={phoneIcon} size={18} />
              <bdi>{hotel.phone}</bdi>
            </a>
          )}
          <p className={styles.room}>{booking.room_category.name}</p>
        </div>
      </div>
      <StayFacts
        checkin={booking.checkin}
        checkout={booking.checkout}
        nights={booking.nights_count}
        checkinTime={hotel.check_in_time}
        checkoutTime={hotel.check_out_time}
      />
      {booking.meals && (
        <ul className={styles.meals} aria-label={t("extras.meals")}>
          {booking.meals.map((meal) => (
            <li key={meal.meal_booking_id}>
              <span>
                {meal.status === "Cancelled" ? <s>{meal.name}</s> : meal.name}{" "}
                <small>
                  {meal.status === "Cancelled" ? (
                    t("extras.cancelled")
                  ) : (
                    <Facts as="span">
                      {t("extras.guests", { guests: meal.guest_count })}
                      {t("extras.confirmed")}
                    </Facts>
                  )}
                </small>
              </span>
              {meal.amount !== undefined && <span className={styles.amount}>{money(meal.amount)}</span>}
            </li>
          ))}
        </ul>
      )}
      {page.modals.bookingMeals && isChangeable && (
        <Button
          id="booking-meals"
          variant="secondary"
          data-modal="bookingMeals"
          data-needs-network=""
          className={styles.change}
        >
          {t(
            booking.meals?.some(({ status }) => status === "Confirmed")
              ? "extras.change-meals"
              : "extras.add-meals",
          )}
        </Button>
      )}
    </BookingPart>
  );
}
