/** When a guest accepted the terms of booking, and the release that showed them. */
export const termsAccepted = {
  name: "0061-terms-accepted",
  statements: [
    "ALTER TABLE account ADD COLUMN terms_accepted_at timestamptz",
    "ALTER TABLE account ADD COLUMN terms_release text",
  ],
} as const;
