/** Properties whose rooms take two guests at most, whatever their categories say (ROOM-10). */
export const tripleOccupancy = {
  name: "0026-triple-occupancy",
  statements: ["ALTER TABLE property ADD COLUMN no_triple_occupancy boolean NOT NULL DEFAULT false"],
} as const;
