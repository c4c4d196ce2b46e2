/** Addresses prove a guest as numbers do: by codes, by links of mails and by passwords. */
export const provenAddresses = {
  name: "0037-proven-addresses",
  statements: [
    // A code goes to a number or to an address.
    "ALTER TABLE one_time_code RENAME COLUMN phone TO contact",
    "ALTER TABLE one_time_code ADD COLUMN kind text NOT NULL DEFAULT 'phone' CHECK (kind IN ('phone', 'email'))",
    // Apart from the account, so that nothing which reads one of those reads this.
    `CREATE TABLE account_password (
      user_id text PRIMARY KEY,
      password_hash text NOT NULL,
      changed_at timestamptz NOT NULL
    )`,
    // Secrets that mails carry, as hashes: whoever reads this table opens nothing with it.
    `CREATE TABLE mail_token (
      token_hash text PRIMARY KEY,
      purpose text NOT NULL CHECK (purpose IN ('sign_in', 'reset')),
      brand_id text NOT NULL,
      email text NOT NULL,
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL
    )`,
    "CREATE INDEX mail_token_email ON mail_token (brand_id, email, purpose)",
  ],
} as const;
