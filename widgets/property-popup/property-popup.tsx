import { useT, type WidgetViewProps } from "#renderer";
import type { PropertyPopupProps } from "#schemas/generated/widgets/property-popup.ts";
import { OnDemand } from "../ui/popover/on-demand.tsx";

/**
 * A popup over a property or its checkout: all reviews (HOTEL-15), one room, all pictures, the coupons
 * offered, or what is booked (MODAL-11); over a booking its meals (MEAL-02). Each comes with its own code.
 */
export function PropertyPopup({ id, props }: WidgetViewProps<PropertyPopupProps>) {
  const t = useT();
  return (
    <OnDemand
      load={PARTS[props.part]}
      props={{ id }}
      loading={t("hotel.heading")}
      failed={t("errors.something-went-wrong")}
      retry={t("shell.retry")}
      fillsPopup
    />
  );
}

const PARTS = {
  reviews: () => import("./reviews/reviews-popup.tsx").then(({ ReviewsPopup }) => ReviewsPopup),
  room: () => import("./room-details/room-details.tsx").then(({ RoomDetails }) => RoomDetails),
  pictures: () => import("./gallery/gallery-popup.tsx").then(({ GalleryPopup }) => GalleryPopup),
  booking: () => import("./booking-summary/booking-summary.tsx").then(({ BookingSummary }) => BookingSummary),
  meals: () => import("./meals/booking-meals.tsx").then(({ BookingMeals }) => BookingMeals),
  coupon: () => import("./coupon-offers/coupon-offers.tsx").then(({ CouponOffers }) => CouponOffers),
};
