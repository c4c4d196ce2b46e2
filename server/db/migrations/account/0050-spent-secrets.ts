/**
 * Secrets of sessions that were good a moment ago, with what the form that spent one led to; and forms that
 * are on their way, so that none is taken twice.
 */
export const spentSecrets = {
  name: "0050-spent-secrets",
  statements: [
    `CREATE TABLE spent_secret (
      secret_hash text PRIMARY KEY,
      form_hash text,
      spent boolean NOT NULL,
      answer text,
      tries_left integer NOT NULL CHECK (tries_left >= 0),
      busy_until timestamptz,
      expires_at timestamptz NOT NULL
    )`,
  ],
} as const;
