/** What owners write who want to list a property (STATIC-04). */
export const partnerInquiries = {
  name: "0020-partner-inquiries",
  statements: [
    `CREATE TABLE partner_inquiry (
      inquiry_id text PRIMARY KEY,
      brand_id text NOT NULL,
      site_id text NOT NULL,
      locale text NOT NULL,
      name text NOT NULL,
      property_name text NOT NULL,
      city text NOT NULL,
      country text NOT NULL,
      email text,
      phone text,
      message text NOT NULL,
      created_at timestamptz NOT NULL,
      CHECK (email IS NOT NULL OR phone IS NOT NULL)
    )`,
    "CREATE INDEX partner_inquiry_created ON partner_inquiry (created_at)",
  ],
} as const;
