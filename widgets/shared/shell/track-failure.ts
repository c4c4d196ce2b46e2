import type { OperationCaller } from "#renderer";
import type { BookingFailed, VerificationFailed } from "#schemas/generated/api/events.ts";
import { isHeardByApp } from "./share-with-app.ts";

/**
 * Tracks that something a guest tried has failed: running the service needs that, whatever the guest agreed
 * to. Inside an app it is told to the app instead (TRK-09). It never fails.
 */
export function trackFailure(
  event: Pick<BookingFailed, "name" | "attributes"> | Pick<VerificationFailed, "name" | "attributes">,
  call: OperationCaller,
): void {
  if (isHeardByApp()) document.dispatchEvent(new CustomEvent("staywright:track", { detail: event }));
  else call("eventLog", { classType: "EVENT_DATA", data: [event] }).catch(() => {});
}
