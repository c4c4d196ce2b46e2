/** What guests have agreed to (CONS-06): a row for each choice, none is changed. */
export const consents = {
  name: "0041-consents",
  statements: [
    `CREATE TABLE consent (
      consent_id text PRIMARY KEY,
      site_id text NOT NULL,
      version integer NOT NULL,
      preferences boolean NOT NULL,
      statistics boolean NOT NULL,
      marketing boolean NOT NULL,
      country text NOT NULL,
      locale text NOT NULL,
      replaces text,
      chosen_at timestamptz NOT NULL
    )`,
    "CREATE INDEX consent_chosen ON consent (chosen_at)",
  ],
} as const;
