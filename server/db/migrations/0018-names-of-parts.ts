/** Parts of cities have a name in each language, as cities have. */
export const namesOfParts = {
  name: "0018-names-of-parts",
  statements: [
    "ALTER TABLE place ADD COLUMN names jsonb NOT NULL DEFAULT '{}'",
    "ALTER TABLE property ADD COLUMN locality_names jsonb NOT NULL DEFAULT '{}'",
  ],
} as const;
