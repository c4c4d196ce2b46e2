/** What calls need around bookings: repeatable requests, work after commit, sessions, limits, events. */
export const platform = {
  name: "0003-platform",
  statements: [
    `CREATE TABLE idempotency (
      scope text NOT NULL,
      key text NOT NULL,
      request_hash text NOT NULL,
      state text NOT NULL CHECK (state IN ('in_progress', 'done')),
      lock_token text NOT NULL,
      locked_until timestamptz NOT NULL,
      status_code integer,
      response text,
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      PRIMARY KEY (scope, key),
      CHECK ((state = 'done') = (response IS NOT NULL AND status_code IS NOT NULL))
    )`,
    "CREATE INDEX idempotency_expiry ON idempotency (expires_at)",
    `CREATE TABLE outbox (
      property_id integer NOT NULL,
      outbox_id text NOT NULL,
      kind text NOT NULL,
      payload jsonb NOT NULL,
      state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'sent', 'failed')),
      attempts integer NOT NULL DEFAULT 0,
      available_at timestamptz NOT NULL,
      lease_token text,
      leased_until timestamptz,
      last_error text,
      created_at timestamptz NOT NULL,
      sent_at timestamptz,
      PRIMARY KEY (property_id, outbox_id)
    )`,
    "CREATE INDEX outbox_pending ON outbox (available_at) WHERE state = 'pending'",
    `CREATE TABLE mail (
      mail_id text PRIMARY KEY,
      to_address text NOT NULL,
      subject text NOT NULL,
      body text NOT NULL,
      locale text NOT NULL,
      created_at timestamptz NOT NULL
    )`,
    `CREATE TABLE session (
      session_id text PRIMARY KEY,
      token_hash text NOT NULL UNIQUE,
      user_id text,
      mode text NOT NULL DEFAULT 'anonymous',
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      revoked_at timestamptz
    )`,
    "CREATE INDEX session_expiry ON session (expires_at)",
    `CREATE TABLE session_grant (
      session_id text NOT NULL REFERENCES session ON DELETE CASCADE,
      booking_id text NOT NULL,
      property_id integer NOT NULL,
      access text NOT NULL CHECK (access IN ('token', 'masked')),
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      PRIMARY KEY (session_id, booking_id)
    )`,
    `CREATE TABLE rate_limit (
      bucket text NOT NULL,
      window_start timestamptz NOT NULL,
      count integer NOT NULL DEFAULT 0,
      PRIMARY KEY (bucket, window_start)
    )`,
    "CREATE INDEX rate_limit_window ON rate_limit (window_start)",
    `CREATE TABLE event_log (
      event_id text PRIMARY KEY,
      site_id text NOT NULL,
      name text NOT NULL,
      page text,
      occurred_at timestamptz,
      received_at timestamptz NOT NULL,
      attributes jsonb NOT NULL DEFAULT '{}'
    )`,
    "CREATE INDEX event_log_received ON event_log (received_at)",
  ],
} as const;
