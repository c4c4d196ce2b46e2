/** Whether the guest of a hold had proved anything; how many rooms the others take together is bounded. */
export const provenHolds = {
  name: "0014-proven-holds",
  statements: [
    "ALTER TABLE hold ADD COLUMN proven boolean NOT NULL DEFAULT false",
    "CREATE INDEX hold_newest ON hold (property_id, created_at)",
  ],
} as const;
