import type { Answer, Browser } from "./browser.ts";

let keys = 0;

/** The better rooms that a booking can be moved to, as its guest is told. */
export function upgradesOf(browser: Browser, bookingId: string, query = ""): Promise<Answer> {
  return browser.get(`/api/pwa/upgradeBooking/${bookingId}${query}`);
}

/** An offer as the call has it. */
export interface SeenOffer {
  readonly room_category_id: number;
  readonly offer_version: string;
}

/** Moves a booking to an offered room, under a key of its own unless told. */
export function shiftTo(
  browser: Browser,
  bookingId: string,
  { room_category_id, offer_version }: SeenOffer,
  more: object = {},
): Promise<Answer> {
  keys += 1;
  return browser.post(`/api/pwa/upgradeBooking/${bookingId}/shifting`, {
    idempotency_key: `shifting-${String(keys).padStart(8, "0")}`,
    room_category_id,
    offer_version,
    ...more,
  });
}
