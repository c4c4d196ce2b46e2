/** The campaign that led to a booking, of guests who agree to marketing (TRK-11). */
export const bookingCampaigns = {
  name: "0042-booking-campaigns",
  statements: [
    `CREATE TABLE booking_campaign (
      property_id integer NOT NULL,
      booking_id text NOT NULL,
      source text,
      medium text,
      campaign text,
      click text,
      click_id text,
      created_at timestamptz NOT NULL,
      PRIMARY KEY (property_id, booking_id),
      FOREIGN KEY (property_id, booking_id) REFERENCES booking ON DELETE CASCADE
    )`,
  ],
} as const;
