/** How far a text message got, as its provider tells after it took the message. */
export const smsReceipts = {
  name: "0027-sms-receipts",
  statements: [
    `ALTER TABLE outbox
      ADD COLUMN receipt text CHECK (receipt IN ('accepted', 'sent', 'delivered', 'undelivered')),
      ADD COLUMN receipt_at timestamptz,
      ADD CHECK ((receipt IS NULL) = (receipt_at IS NULL))`,
    "CREATE INDEX outbox_sms_sent ON outbox (sent_at) WHERE kind = 'sms' AND state = 'sent'",
  ],
} as const;
