import { bookingUrl } from "#domain/addresses";
import type { Steps } from "./account-forms.ts";

/** Address of the page that cancels a booking, with the booking's id as the call names it. */
export const CANCELLATION_PATH = "/booking/:booking_id/cancel";

/** The form of that page: afterwards the guest looks at the booking. */
export const CANCELLATION_STEPS: Steps = {
  cancel: {
    call: "bookingCancellation",
    fields: ["booking_id", "code", "cancellation_reason", "charge_version"],
    // Without a reason or a charge that was seen, the call says what is missing.
    always: { code: "", charge_version: "" },
    isKeyed: true,
    leads: ({ booking_id = "" }) => bookingUrl(booking_id),
  },
};
