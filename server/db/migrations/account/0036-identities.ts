/** Guests whom a provider of sign-in names. */
export const identities = {
  name: "0036-identities",
  statements: [
    // Who a provider of sign-in says a guest is.
    `CREATE TABLE account_identity (
      brand_id text NOT NULL,
      provider text NOT NULL,
      subject text NOT NULL,
      user_id text NOT NULL,
      created_at timestamptz NOT NULL,
      PRIMARY KEY (brand_id, provider, subject)
    )`,
    "CREATE INDEX account_identity_user ON account_identity (user_id)",
    // What a provider has said of a browser's guest who has no account yet, until the form is filled in.
    `CREATE TABLE proven_identity (
      session_id text PRIMARY KEY,
      brand_id text NOT NULL,
      provider text NOT NULL,
      subject text NOT NULL,
      name text NOT NULL,
      email text NOT NULL,
      expires_at timestamptz NOT NULL
    )`,
  ],
} as const;
