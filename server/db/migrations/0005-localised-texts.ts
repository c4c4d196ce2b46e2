/**
 * Words of properties and categories in other languages than the row's own English: `{ nl: { name,
 * description } }`.
 */
export const localisedTexts = {
  name: "0005-localised-texts",
  statements: [
    "ALTER TABLE property ADD COLUMN texts jsonb NOT NULL DEFAULT '{}'",
    "ALTER TABLE room_category ADD COLUMN texts jsonb NOT NULL DEFAULT '{}'",
  ],
} as const;
