/**
 * Links of messages to a booking (the token itself is in the message only), and the way from a quote to its
 * hold.
 */
export const bookingLinks = {
  name: "0004-booking-links",
  statements: [
    `CREATE TABLE booking_link (
      token_hash text PRIMARY KEY,
      property_id integer NOT NULL,
      booking_id text NOT NULL,
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL
    )`,
    "CREATE INDEX hold_quote ON hold (property_id, quote_id)",
    "CREATE INDEX booking_link_expiry ON booking_link (expires_at)",
  ],
} as const;
