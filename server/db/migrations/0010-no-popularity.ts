/**
 * How well known a property is was written and decided nothing: the order of a list is its rating, its place
 * and its terms (LIST-07).
 */
export const noPopularity = {
  name: "0010-no-popularity",
  statements: ["ALTER TABLE property DROP COLUMN popularity"],
} as const;
