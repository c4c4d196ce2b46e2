/** What kind of place a search is for (SRCH-03). `townhouse` and `silverkey` are collections. */
export const SEARCH_TYPES = [
  "city",
  "locality",
  "locations",
  "tag",
  "country",
  "hotel",
  "holiday_park",
  "townhouse",
  "silverkey",
] as const;

export type SearchType = (typeof SEARCH_TYPES)[number];

/** A search type from outside; anything unknown is a text search for a city (SRCH-03). */
export function searchTypeOf(value: unknown): SearchType {
  return SEARCH_TYPES.find((type) => type === value) ?? "city";
}

/** True for collections: listings filtered by their tag (SRCH-03). */
export function isCollection(type: SearchType): boolean {
  return type === "townhouse" || type === "silverkey";
}
