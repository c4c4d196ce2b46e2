import { BOOKING_STATUS } from "./booking-status.ts";

/** Tabs of the booking list (BSTAT-05). */
export const BOOKING_TABS = [
  "upcoming",
  "confirmed",
  "checked-in",
  "checked-out",
  "completed",
  "cancelled",
] as const;
export type BookingTab = (typeof BOOKING_TABS)[number];

/**
 * Status codes of a tab, as `filters[status]` takes them (BSTAT-05). Cancelled is 3, 4 and 13 for hotels and
 * 21 for homes, and 16 for both. Upcoming and completed are the homes' own.
 */
export function bookingTabStatuses(tab: BookingTab, propertyType: "hotel" | "home"): readonly number[] {
  return tab === "cancelled" ? CANCELLED[propertyType] : STATUSES[tab];
}

const STATUSES: Readonly<Record<Exclude<BookingTab, "cancelled">, readonly number[]>> = {
  "checked-in": [BOOKING_STATUS.checkedIn],
  confirmed: [BOOKING_STATUS.confirm],
  "checked-out": [BOOKING_STATUS.checkedOut],
  upcoming: [BOOKING_STATUS.upcoming],
  completed: [BOOKING_STATUS.completed],
};

const CANCELLED: Readonly<Record<"hotel" | "home", readonly number[]>> = {
  hotel: [
    BOOKING_STATUS.cancelled,
    BOOKING_STATUS.noShow,
    BOOKING_STATUS.void,
    BOOKING_STATUS.cancelledOrder,
  ],
  home: [BOOKING_STATUS.cancelledHome, BOOKING_STATUS.cancelledOrder],
};
