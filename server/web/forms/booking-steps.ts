import { bookingUrl } from "#domain/addresses";
import type { Steps } from "./account-forms.ts";

/** The form of the page that cancels a booking: afterwards the guest looks at the booking. */
const CANCELLATION_STEPS: Steps = {
  cancel: {
    call: "bookingCancellation",
    fields: ["booking_id", "code", "cancellation_reason", "charge_version"],
    // Without a reason or a charge that was seen, the call says what is missing.
    always: { code: "", charge_version: "" },
    isKeyed: true,
    leads: ({ booking_id = "" }) => bookingUrl(booking_id),
  },
};

/** The forms of the page that moves a booking: afterwards it says so, and what else is offered. */
const UPGRADE_STEPS: Steps = {
  shift: {
    call: "shiftBooking",
    fields: ["booking_id", "room_category_id", "offer_version"],
    always: { offer_version: "" },
    isKeyed: true,
    after: { done: "1" },
  },
};

/** Steps of the pages about a booking, by their paths, with the booking's id as the calls name it. */
export const BOOKING_FORMS: Readonly<Record<string, Steps>> = {
  "/booking/:booking_id/cancel": CANCELLATION_STEPS,
  "/upgrade-booking/:booking_id": UPGRADE_STEPS,
};
