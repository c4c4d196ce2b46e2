import { toUrlDate } from "../dates/index.ts";
import type { DealRequest } from "../price/index.ts";
import type { RoomConfig } from "../rooms/index.ts";
import { formatRoomsConfig } from "../rooms/index.ts";
import type { Stay } from "../stay/index.ts";

/** The booking summary of a mystery deal (LIST-14): the token says all of it, and nobody else can read it. */
export function dealUrl(deal: string): string {
  return `/checkout?${new URLSearchParams({ deal })}`;
}

/**
 * The booking summary of one room category for a stay and rooms (BOOK-02), with where the guest came from
 * (ROUTE-35). Only ids and choices travel, never prices (PRICE-04).
 */
export function checkoutUrl(target: {
  readonly hotel_id: string | number;
  readonly room_category_id: string | number;
  readonly stay: Stay;
  readonly rooms: RoomConfig;
  readonly coupon?: string | null | undefined;
  readonly utm_source?: string | null | undefined;
  readonly is_quotation?: boolean | undefined;
  readonly deal?: DealRequest | undefined;
  /** As `formatMeals` writes them. */
  readonly meals?: string | null | undefined;
}): string {
  const params = new URLSearchParams({
    hotel_id: String(target.hotel_id),
    room_category_id: String(target.room_category_id),
    checkin: toUrlDate(target.stay.checkin),
    checkout: toUrlDate(target.stay.checkout),
    rooms_config: formatRoomsConfig(target.rooms),
  });
  if (target.coupon) params.set("coupon", target.coupon);
  if (target.utm_source) params.set("utm_source", target.utm_source);
  if (target.is_quotation) params.set("is_quotation", "true");
  for (const [name, value] of Object.entries(target.deal ?? {})) params.set(name, value);
  if (target.meals) params.set("meals", target.meals);
  // Slashes are legal in a query and dates read better with them.
  return `/checkout?${params.toString().replaceAll("%2F", "/")}`;
}
