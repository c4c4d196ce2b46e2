/** Who a session is known to be (MODE-01), and since when. */
export const sessionClaims = {
  name: "0021-session-claims",
  statements: [
    "ALTER TABLE session ADD COLUMN authenticated_at timestamptz",
    `ALTER TABLE session ADD COLUMN audience text NOT NULL DEFAULT 'anonymous'
      CHECK (audience IN ('anonymous', 'signed_in', 'member', 'travel_agent', 'corporate'))`,
    // Nobody could sign in before, so no session loses a right.
    "UPDATE session SET user_id = NULL WHERE user_id IS NOT NULL",
    `ALTER TABLE session ADD CHECK
      ((audience = 'anonymous') = (user_id IS NULL) AND (user_id IS NULL) = (authenticated_at IS NULL))`,
    "ALTER TABLE session DROP COLUMN mode",
  ],
} as const;
