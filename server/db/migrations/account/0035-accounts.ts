/**
 * Guests with an account, what of theirs is proven, and one-time codes. An account belongs to one brand: what
 * a guest told one company is not known to the other.
 */
export const accounts = {
  name: "0035-accounts",
  statements: [
    `CREATE TABLE account (
      user_id text PRIMARY KEY,
      brand_id text NOT NULL,
      title text NOT NULL DEFAULT '',
      first_name text NOT NULL,
      last_name text NOT NULL,
      email text,
      street_name text NOT NULL DEFAULT '',
      street_no text NOT NULL DEFAULT '',
      postal_code text NOT NULL DEFAULT '',
      city text NOT NULL DEFAULT '',
      country_name text NOT NULL DEFAULT '',
      locale text NOT NULL,
      gdpr_consent_at timestamptz,
      created_at timestamptz NOT NULL
    )`,
    // What proves a guest, and whose it is. The key decides between two who claim it at once.
    `CREATE TABLE account_contact (
      brand_id text NOT NULL,
      kind text NOT NULL CHECK (kind IN ('phone', 'email')),
      value text NOT NULL,
      user_id text NOT NULL,
      verified_at timestamptz NOT NULL,
      PRIMARY KEY (brand_id, kind, value)
    )`,
    "CREATE INDEX account_contact_user ON account_contact (user_id)",
    // One living code for a browser and a purpose: a new one takes the place of the old.
    `CREATE TABLE one_time_code (
      session_id text NOT NULL,
      purpose text NOT NULL,
      brand_id text NOT NULL,
      phone text NOT NULL,
      code_hash text NOT NULL,
      tries_left integer NOT NULL CHECK (tries_left >= 0),
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      used_at timestamptz,
      PRIMARY KEY (session_id, purpose)
    )`,
    // What proved the guest, on which device and from where.
    "ALTER TABLE session ADD COLUMN login_mode text",
    "ALTER TABLE session ADD COLUMN device text NOT NULL DEFAULT ''",
    "ALTER TABLE session ADD COLUMN country text",
    "CREATE INDEX session_of_user ON session (user_id) WHERE user_id IS NOT NULL",
    "CREATE INDEX booking_of_user ON booking (user_id, checkin) WHERE user_id IS NOT NULL",
  ],
} as const;
