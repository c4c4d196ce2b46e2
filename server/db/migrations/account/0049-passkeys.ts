/** Passkeys of accounts, and what browsers are asked to sign with them. */
export const passkeys = {
  name: "0049-passkeys",
  statements: [
    `CREATE TABLE account_passkey (
      user_id text NOT NULL,
      passkey_id text NOT NULL,
      brand_id text NOT NULL,
      rp_id text NOT NULL,
      credential_id text NOT NULL UNIQUE,
      public_key text NOT NULL,
      counter bigint NOT NULL CHECK (counter >= 0),
      transports jsonb NOT NULL,
      name text NOT NULL,
      created_at timestamptz NOT NULL,
      last_used_at timestamptz,
      PRIMARY KEY (user_id, passkey_id)
    )`,
    // Several of one browser may wait at once: each of its tabs asks for its own.
    `CREATE TABLE passkey_challenge (
      session_id text NOT NULL,
      challenge_hash text NOT NULL,
      purpose text NOT NULL CHECK (purpose IN ('make', 'sign_in', 'prove')),
      brand_id text NOT NULL,
      origin text NOT NULL,
      expires_at timestamptz NOT NULL,
      PRIMARY KEY (session_id, challenge_hash)
    )`,
  ],
} as const;
