/** What guests write to the help of a brand, and the pictures that belong to it (HELP-04, API-45). */
export const guestInquiries = {
  name: "0066-guest-inquiries",
  statements: [
    `CREATE TABLE guest_inquiry (
      inquiry_id text PRIMARY KEY,
      brand_id text NOT NULL,
      site_id text NOT NULL,
      locale text NOT NULL,
      user_id text,
      topic text NOT NULL,
      name text NOT NULL,
      email text,
      phone text,
      booking_no text,
      message text NOT NULL,
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      CHECK (email IS NOT NULL OR phone IS NOT NULL)
    )`,
    "CREATE INDEX guest_inquiry_expires ON guest_inquiry (expires_at)",
    "CREATE INDEX guest_inquiry_user ON guest_inquiry (user_id) WHERE user_id IS NOT NULL",
    `CREATE TABLE guest_upload (
      picture_id text PRIMARY KEY,
      brand_id text NOT NULL,
      session_id text NOT NULL,
      user_id text,
      inquiry_id text,
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL
    )`,
    "CREATE INDEX guest_upload_expires ON guest_upload (expires_at)",
    "CREATE INDEX guest_upload_user ON guest_upload (user_id) WHERE user_id IS NOT NULL",
  ],
} as const;
