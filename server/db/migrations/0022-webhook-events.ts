/** Inbox of what providers tell by themselves: each event once, however often it is sent. */
export const webhookEvents = {
  name: "0022-webhook-events",
  statements: [
    `CREATE TABLE webhook_event (
      provider text NOT NULL,
      event_id text NOT NULL,
      signed_at timestamptz NOT NULL,
      received_at timestamptz NOT NULL,
      body text NOT NULL,
      done_at timestamptz,
      PRIMARY KEY (provider, event_id)
    )`,
    "CREATE INDEX webhook_event_open ON webhook_event (received_at) WHERE done_at IS NULL",
  ],
} as const;
