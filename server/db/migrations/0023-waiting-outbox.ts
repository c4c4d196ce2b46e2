/**
 * Work that waits, by kind: what was sent, most of the table for a week, is passed over by its rounds and its
 * measures.
 */
export const waitingOutbox = {
  name: "0023-waiting-outbox",
  statements: [
    "CREATE INDEX outbox_waiting ON outbox (kind, available_at) WHERE state <> 'sent'",
    "DROP INDEX outbox_pending",
  ],
} as const;
