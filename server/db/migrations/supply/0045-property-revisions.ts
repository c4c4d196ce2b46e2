/**
 * Search rows say which making of them they are, so that a process can tell whether what it remembers of a
 * property still holds. `fillSearch` makes all rows anew after this.
 */
export const propertyRevisions = {
  name: "0045-property-revisions",
  statements: ["ALTER TABLE search_property ADD COLUMN revision bigint NOT NULL DEFAULT 0"],
} as const;
