/** Who gets a brand's newsletter, and what was agreed to; links of mails that say yes to it. */
export const newsletter = {
  name: "0039-newsletter",
  statements: [
    "ALTER TABLE mail_token DROP CONSTRAINT mail_token_purpose_check",
    "ALTER TABLE mail_token ADD CHECK (purpose IN ('sign_in', 'reset', 'newsletter'))",
    // What the one who asked for the mail was shown, until the address says yes.
    "ALTER TABLE mail_token ADD COLUMN about jsonb",
    `CREATE TABLE newsletter_subscription (
      brand_id text NOT NULL,
      email text NOT NULL,
      subscription_id text NOT NULL UNIQUE,
      signing_key text NOT NULL,
      site_id text NOT NULL,
      locale text NOT NULL,
      country text NOT NULL,
      wording text NOT NULL,
      release text NOT NULL,
      asked_at timestamptz NOT NULL,
      confirmed_at timestamptz NOT NULL,
      ended_at timestamptz,
      ended_by text CHECK (ended_by IN ('link', 'mail_program', 'account')),
      CHECK ((ended_at IS NULL) = (ended_by IS NULL)),
      PRIMARY KEY (brand_id, email)
    )`,
    "CREATE INDEX newsletter_subscription_ended ON newsletter_subscription (ended_at)",
  ],
} as const;
