import type { Generated } from "kysely";
import type { CivilDateColumn, Instant, Json, MaybeInstant } from "./column.ts";

/** A booking. Key `property_id, booking_id`; a hold makes at most one (`UNIQUE property_id, hold_id`). */
export interface BookingTable {
  property_id: number;
  /** Random, at least 50 bits. */
  booking_id: string;
  hold_id: string;
  quote_id: string;
  session_id: string | null;
  user_id: string | null;
  site_id: string;
  brand_id: string;
  locale: string;
  /** BSTAT-01. */
  status_key: number;
  state: "confirmed" | "completed" | "cancelled" | "requested" | "saved";
  room_category_id: number;
  checkin: CivilDateColumn;
  checkout: CivilDateColumn;
  rooms_config: string;
  rooms: number;
  guest: Json<BookingGuestValue>;
  /** Digits only, calling code and national number; what a lookup compares. */
  guest_phone: string;
  request: Json<BookingRequestValue>;
  currency_code: string;
  /** Minor units. */
  total: number;
  paid: Generated<number>;
  /** Copy of the quote's terms: what was agreed. */
  terms: Json<unknown>;
  payment_mode: "pay_at_hotel";
  source: string;
  created_at: Instant;
  updated_at: Instant;
  /** When the guest who booked first saw it; null until then. */
  first_seen_at: MaybeInstant;
  cancelled_at: MaybeInstant;
  /** Why, in words: the guest's own where they cancelled, beside the code. */
  cancellation_reason: string | null;
  cancellation_blame: string | null;
  /**
   * Reason of `config/cancellation-reasons`; this and what follows are null where it was not a guest here.
   */
  cancellation_code: string | null;
  /** What it cost, and what of the payments comes back until when. Minor units. */
  cancellation_charge: number | null;
  cancellation_refund: number | null;
  cancellation_refund_by: CivilDateColumn | null;
}

/** A night of a booking. Key `property_id, booking_id, room_category_id, night`. */
export interface BookingNightTable {
  property_id: number;
  booking_id: string;
  room_category_id: number;
  night: CivilDateColumn;
  rooms: number;
  state: Generated<"sold" | "released">;
  /** Minor units for all rooms. */
  amount: number;
}

/** The campaign that led to a booking (TRK-11). Key `property_id, booking_id`; it goes with its booking. */
export interface BookingCampaignTable {
  property_id: number;
  booking_id: string;
  source?: string | null;
  medium?: string | null;
  campaign?: string | null;
  term?: string | null;
  content?: string | null;
  /** Whose advertisement was pressed, and the number it gave the press. */
  click?: string | null;
  click_id?: string | null;
  /** Path of the page that its link led to. */
  deeplink?: string | null;
  created_at: Instant;
}

/**
 * The last time a booking was to be moved to another room (UPG-01). Key `property_id, booking_id`; it goes
 * with its booking.
 */
export interface BookingShiftTable {
  property_id: number;
  booking_id: string;
  /** Room that was asked for. */
  room_category_id: number;
  outcome: "done" | "failed";
  /** Code of the failure; null where it was moved. */
  reason: string | null;
  /** Offer it was moved by last; null before. */
  done_version: string | null;
  tried_at: Instant;
}

/** A meal of a booking; one line a meal. Key `property_id, booking_id, meal_booking_id`. */
export interface BookingMealTable {
  property_id: number;
  booking_id: string;
  meal_booking_id: string;
  category_code: string;
  /** As the supply names it. */
  name: string;
  guest_count: number;
  /** Minor units for all guests and nights, as its line in the price. */
  amount: number;
  status: Generated<"Confirmed" | "Cancelled">;
  created_at: Instant;
  updated_at: Instant;
}

/** A payment; pay-at-hotel has one of state `intent`. Key `property_id, payment_id`. */
export interface PaymentTable {
  property_id: number;
  payment_id: string;
  booking_id: string;
  mode: "pay_at_hotel";
  state: "intent" | "unknown" | "authorised" | "captured" | "failed" | "void";
  currency_code: string;
  /** Minor units. */
  amount: number;
  captured: Generated<number>;
  refunded: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

export interface BookingGuestValue {
  readonly title?: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email?: string;
  /** Digits of the calling code, such as `31`. */
  readonly calling_code: string;
  /** Digits of the national number. */
  readonly phone: string;
  readonly street?: string;
  readonly house_no?: string;
  readonly zip_code?: string;
  readonly city?: string;
  readonly country_name?: string;
  readonly gdpr_consent?: boolean;
}

export interface BookingRequestValue {
  readonly special_requests?: string;
  readonly arrival_time?: string;
  readonly acknowledged_restrictions?: readonly string[];
  readonly utm_source?: string;
  readonly sub_source?: string;
  readonly microsite_txn_id?: string;
  readonly shown_total?: number;
  /** Paths of the site to go on to. */
  readonly return_url?: string;
  readonly cancel_url?: string;
  readonly deeplink_url?: string;
}
