/** By which way a number or an address was proven where no code was typed, such as caller id. */
export const provenBy = {
  name: "0051-proven-by",
  statements: ["ALTER TABLE one_time_code ADD COLUMN proven_by text"],
} as const;
