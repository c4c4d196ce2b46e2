/**
 * Cards that a gateway keeps for guests (CARD-01): what is needed to name one, and what stands for it there.
 * A request is a card that a guest went to type; a removal waits until the gateway was told.
 */
export const savedCards = {
  name: "0073-saved-cards",
  statements: [
    `CREATE TABLE saved_card (
      user_id text NOT NULL,
      card_id text NOT NULL,
      brand_id text NOT NULL,
      token text NOT NULL,
      kind text NOT NULL CHECK (kind IN ('credit', 'debit', 'prepaid', 'other')),
      last_four text NOT NULL CHECK (last_four ~ '^[0-9]{4}$'),
      expires text NOT NULL CHECK (expires ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
      saved_at timestamptz NOT NULL,
      PRIMARY KEY (user_id, card_id),
      UNIQUE (user_id, token)
    )`,
    `CREATE TABLE card_request (
      request_id text PRIMARY KEY,
      user_id text,
      brand_id text NOT NULL,
      session_id text NOT NULL,
      booking_id text,
      state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'unknown', 'saved', 'declined')),
      return_hash text NOT NULL,
      returned_at timestamptz,
      card_id text,
      asked_at timestamptz NOT NULL,
      ask_after timestamptz NOT NULL,
      settled_at timestamptz
    )`,
    "CREATE INDEX card_request_of_session ON card_request (session_id, asked_at)",
    "CREATE INDEX card_request_of_guest ON card_request (user_id)",
    "CREATE INDEX card_request_open ON card_request (ask_after) WHERE state IN ('open', 'unknown')",
    `CREATE TABLE card_removal (
      card_id text PRIMARY KEY,
      token text NOT NULL,
      attempts integer NOT NULL DEFAULT 0,
      tell_after timestamptz NOT NULL
    )`,
    "CREATE INDEX card_removal_due ON card_removal (tell_after)",
  ],
} as const;
