/**
 * Wallets (reliability rule 8). Money of a guest is moved between two accounts of the guest, one theirs and
 * one of what the brand has promised, so that all of it lies on one shard. A row of `wallet_transaction` is
 * both entries: one account gets what the other gives, in their one currency, so the entries of a currency
 * add up to zero whatever is written. What a guest has never drops below zero, by a CHECK.
 */
export const wallets = {
  name: "0062-wallets",
  statements: [
    `CREATE TABLE wallet_account (
      user_id text NOT NULL,
      account_id text NOT NULL,
      kind text NOT NULL CHECK (kind IN ('guest', 'promotion')),
      currency_code text NOT NULL CHECK (currency_code ~ '^[A-Z]{3}$'),
      balance bigint NOT NULL DEFAULT 0,
      opened_at timestamptz NOT NULL,
      PRIMARY KEY (user_id, account_id),
      UNIQUE (user_id, currency_code, kind),
      UNIQUE (user_id, account_id, currency_code),
      CONSTRAINT wallet_not_overdrawn CHECK (kind <> 'guest' OR balance >= 0)
    )`,
    `CREATE TABLE wallet_transaction (
      user_id text NOT NULL,
      transaction_id text NOT NULL,
      posting_key text NOT NULL,
      kind text NOT NULL CHECK (kind IN ('welcome', 'benefit', 'spent', 'returned', 'expired', 'closed')),
      currency_code text NOT NULL,
      from_account text NOT NULL,
      to_account text NOT NULL,
      amount bigint NOT NULL CHECK (amount > 0),
      expirable bigint NOT NULL CHECK (expirable BETWEEN 0 AND amount),
      expires_at timestamptz,
      booking_id text,
      posted_at timestamptz NOT NULL,
      PRIMARY KEY (user_id, transaction_id),
      UNIQUE (user_id, posting_key),
      FOREIGN KEY (user_id, from_account, currency_code)
        REFERENCES wallet_account (user_id, account_id, currency_code),
      FOREIGN KEY (user_id, to_account, currency_code)
        REFERENCES wallet_account (user_id, account_id, currency_code),
      CHECK (from_account <> to_account)
    )`,
    `CREATE INDEX wallet_transaction_newest
      ON wallet_transaction (user_id, currency_code, posted_at DESC, transaction_id DESC)`,
    `CREATE TABLE wallet_lot (
      user_id text NOT NULL,
      lot_id text NOT NULL,
      currency_code text NOT NULL,
      remaining bigint NOT NULL CHECK (remaining >= 0),
      expires_at timestamptz,
      PRIMARY KEY (user_id, lot_id),
      FOREIGN KEY (user_id, lot_id) REFERENCES wallet_transaction (user_id, transaction_id)
    )`,
    "CREATE INDEX wallet_lot_due ON wallet_lot (expires_at) WHERE remaining > 0",
    `CREATE TABLE wallet_welcome (
      person_hash text PRIMARY KEY,
      given_at timestamptz NOT NULL
    )`,
  ],
} as const;
