/**
 * The last time somebody had a booking moved to another room (UPG-01), and the offer it was moved by last:
 * that one taken again moves nothing more.
 */
export const bookingShifts = {
  name: "0071-booking-shifts",
  statements: [
    `CREATE TABLE booking_shift (
      property_id integer NOT NULL,
      booking_id text NOT NULL,
      room_category_id integer NOT NULL,
      outcome text NOT NULL CHECK (outcome IN ('done', 'failed')),
      reason text CHECK ((reason IS NULL) = (outcome = 'done')),
      done_version text,
      tried_at timestamptz NOT NULL,
      PRIMARY KEY (property_id, booking_id),
      FOREIGN KEY (property_id, booking_id) REFERENCES booking ON DELETE CASCADE
    )`,
  ],
} as const;
