import { type Query, queryText } from "./query.ts";
import { DEFAULT_ROOMS } from "./room-config.ts";
import { roomsFromQuery } from "./room-counts.ts";
import type { RoomConfig } from "./room-guests.ts";

/** What a booking summary is asked to show (BOOK-02). */
export interface CheckoutQuery {
  readonly hotel_id: string;
  readonly room_category_id: string;
  /** Dates as the URL has them: give both to `correctStay` and show its notices. */
  readonly checkin: string | null;
  readonly checkout: string | null;
  readonly rooms: RoomConfig;
  readonly coupon: string | null;
}

/** Reads the address `checkoutUrl` writes (BOOK-02); null when it names no hotel or room category. */
export function parseCheckout(query: Query): CheckoutQuery | null {
  const hotelId = queryText(query, "hotel_id");
  const categoryId = queryText(query, "room_category_id");
  if (!hotelId || !categoryId || !ID.test(hotelId) || !ID.test(categoryId)) return null;
  return {
    hotel_id: hotelId,
    room_category_id: categoryId,
    checkin: queryText(query, "checkin"),
    checkout: queryText(query, "checkout"),
    rooms: roomsFromQuery({ rooms_config: queryText(query, "rooms_config", 1000) }) ?? DEFAULT_ROOMS,
    coupon: queryText(query, "coupon"),
  };
}

const ID = /^[\w-]{1,64}$/;
