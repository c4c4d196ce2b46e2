/** How pages call a guest who is signed in. */
export const sessionNames = {
  name: "0024-session-names",
  statements: [
    "ALTER TABLE session ADD COLUMN user_name text CHECK (user_name IS NULL OR user_id IS NOT NULL)",
  ],
} as const;
