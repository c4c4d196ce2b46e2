import type { Answer, Browser } from "./browser.ts";

let keys = 0;

/** What cancelling a booking costs now, as its guest is told. */
export function chargeOf(browser: Browser, bookingId: string, query = ""): Promise<Answer> {
  return browser.get(
    `/api/pwa/bookingCancellationReasons/${bookingId}/applicable_cancellation_charge${query}`,
  );
}

/** Cancels a booking at a charge that was seen, under a key of its own unless told. */
export function cancelAt(
  browser: Browser,
  bookingId: string,
  charge_version: string,
  more: object = {},
): Promise<Answer> {
  keys += 1;
  return browser.patch("/api/pwa/bookingcancellation", {
    booking_id: bookingId,
    idempotency_key: `cancellation-${String(keys).padStart(6, "0")}`,
    code: "plans-changed",
    charge_version,
    ...more,
  });
}

/** Looks at the charge and cancels, as a guest does. */
export async function cancelBooking(browser: Browser, bookingId: string, more: object = {}): Promise<Answer> {
  const charge = await chargeOf(browser, bookingId);
  return cancelAt(browser, bookingId, charge.body?.quote?.charge_version ?? "none", more);
}
