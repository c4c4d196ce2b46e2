import type { Database } from "./schema.ts";

/**
 * The column that says on which shard a row lies, by table; null for tables that are small and kept whole on
 * every machine. What belongs to a property lies together: all that a booking changes is on one shard, and
 * keys begin with it. No statement that recorded tests send may leave it out unless it says why
 * (`everyShard`).
 */
export const tableKeys: Readonly<Record<keyof Database, string | null>> = {
  property: "property_id",
  property_image: "property_id",
  guest_image: "property_id",
  room_category: "property_id",
  rate_rule: "property_id",
  review: "property_id",
  room_night: "property_id",
  hold: "property_id",
  hold_night: "property_id",
  quote: "property_id",
  booking: "property_id",
  booking_night: "property_id",
  booking_meal: "property_id",
  payment: "property_id",
  coupon_redemption: "property_id",
  outbox: "property_id",
  session: "token_hash",
  session_grant: "session_id",
  booking_link: "token_hash",
  form_state: "state_hash",
  wishlist_item: "user_id",
  idempotency: "scope",
  rate_limit: "bucket",
  webhook_event: "provider",
  event_log: "event_id",
  partner_inquiry: "inquiry_id",
  coupon: null,
  coupon_amount: null,
  country_region: null,
  city: null,
  place: null,
  cms_document: null,
  seed: null,
  release: null,
  release_file: null,
  release_canary_count: null,
  release_channel: null,
  release_event: null,
  release_plan: null,
  release_server: null,
  server_secret: null,
  migration: null,
};
