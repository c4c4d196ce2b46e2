import { defineOperation, type OperationHandler } from "../../../platform/operations/operation.ts";
import { bookingDetail } from "./booking-detail.ts";
import { bookingList } from "./booking-list.ts";
import { bookingLookup } from "./booking-lookup.ts";
import { createBooking } from "./create-booking.ts";
import { sendBookingCode } from "./phone-code.ts";
import { updateBooking } from "./update-booking.ts";

export const operations: readonly OperationHandler[] = [
  defineOperation({ id: "createBooking", pool: "bookings", handle: createBooking }),
  // The older name of the same thing: paying at the property is the only way of this release.
  defineOperation({ id: "payAtHotel", pool: "bookings", handle: createBooking }),
  defineOperation({ id: "sendBookingCode", handle: sendBookingCode }),
  defineOperation({ id: "updateBooking", pool: "bookings", handle: updateBooking }),
  defineOperation({ id: "bookingDetail", handle: bookingDetail }),
  defineOperation({ id: "bookingList", handle: bookingList }),
  defineOperation({ id: "bookingLookup", handle: bookingLookup }),
];
