/**
 * Releases that are to be shown at a time: each becomes live once, or is refused when something else is live
 * by then.
 */
export const releasePlans = {
  name: "0017-release-plans",
  statements: [
    `CREATE TABLE release_plan (
      plan_id text PRIMARY KEY,
      channel text NOT NULL,
      release text NOT NULL,
      due_at timestamptz NOT NULL,
      expected text,
      note text NOT NULL DEFAULT '',
      actor text NOT NULL DEFAULT '',
      breaking integer NOT NULL DEFAULT 0 CHECK (breaking >= 0),
      allowed_because text NOT NULL DEFAULT '',
      state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'applied', 'refused', 'cancelled')),
      outcome text NOT NULL DEFAULT '',
      created_at timestamptz NOT NULL,
      settled_at timestamptz,
      CHECK ((state = 'waiting') = (settled_at IS NULL))
    )`,
    "CREATE INDEX release_plan_due ON release_plan (due_at) WHERE state = 'waiting'",
  ],
} as const;
