/** What browsers were sent to another site for, until they bring an answer back from there as a form. */
export const formStates = {
  name: "0028-form-states",
  statements: [
    `CREATE TABLE form_state (
      state_hash text PRIMARY KEY,
      party text NOT NULL,
      host text NOT NULL,
      session_id text NOT NULL,
      carry jsonb NOT NULL,
      expires_at timestamptz NOT NULL,
      ticket_hash text UNIQUE,
      answer jsonb,
      CHECK (answer IS NULL OR ticket_hash IS NOT NULL)
    )`,
    "CREATE INDEX form_state_end ON form_state (expires_at)",
  ],
} as const;
