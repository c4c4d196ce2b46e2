/** Accounts that are to be deleted, and when who a guest is was proven last. */
export const deletions = {
  name: "0038-deletions",
  statements: [
    "ALTER TABLE session ADD COLUMN proven_at timestamptz",
    `CREATE TABLE account_deletion (
      user_id text PRIMARY KEY,
      brand_id text NOT NULL,
      asked_at timestamptz NOT NULL,
      due_at timestamptz NOT NULL,
      erased_at timestamptz
    )`,
    "CREATE INDEX account_deletion_due ON account_deletion (due_at)",
  ],
} as const;
