import type { Generated } from "kysely";
import type { CivilDateColumn, Instant, Json, MaybeInstant } from "./column.ts";

/**
 * One night of a room category, only where something differs from the category (invariant 1 is its CHECK
 * constraint). Key `property_id, room_category_id, night`.
 */
export interface RoomNightTable {
  property_id: number;
  room_category_id: number;
  night: CivilDateColumn;
  /** Copied from the category when the row is made. */
  capacity: number;
  overbook: Generated<number>;
  sold: Generated<number>;
  held: Generated<number>;
  /** Own prices of this night, minor units; null means the category's. */
  single_price: number | null;
  double_price: number | null;
  extra_price: number | null;
  closed: Generated<boolean>;
  min_stay: number | null;
}

/**
 * Rooms kept while a booking is made. Key `property_id, hold_id`. Consumed or expired, never both (invariant
 * 7).
 */
export interface HoldTable {
  property_id: number;
  hold_id: string;
  quote_id: string;
  session_id: string | null;
  state: Generated<"active" | "consumed" | "released" | "expired">;
  created_at: Instant;
  expires_at: Instant;
  closed_at: MaybeInstant;
  /** The guest was signed in, or had opened a booking by the link of a mail. */
  proven: Generated<boolean>;
}

export interface HoldNightTable {
  property_id: number;
  hold_id: string;
  room_category_id: number;
  night: CivilDateColumn;
  rooms: number;
}

/** A price kept for a while. Key `property_id, quote_id`. */
export interface QuoteTable {
  property_id: number;
  quote_id: string;
  room_category_id: number;
  site_id: string;
  session_id: string | null;
  checkin: CivilDateColumn;
  checkout: CivilDateColumn;
  /** ROOM-05 form. */
  rooms_config: string;
  rooms: number;
  currency_code: string;
  /** Minor units. */
  total: number;
  /** Everything the price stands on, as it was shown. */
  terms: Json<unknown>;
  /** Set when a booking was made from it. */
  booking_id: string | null;
  created_at: Instant;
  expires_at: Instant;
}
