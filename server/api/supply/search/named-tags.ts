import { isCollection } from "#domain/search";
import type { HotelSearchInput } from "#schemas/generated/api/search.ts";

/** Tags a call names: as such, by the collection it searches (SRCH-03), or in its filters. */
export function namedTags({
  tag,
  searched_location_type: type,
  filters,
}: HotelSearchInput): readonly string[] {
  const collection = type !== undefined && isCollection(type) ? [type] : [];
  return [...new Set([...(tag ? [tag] : []), ...collection, ...(filters?.tags?.values ?? [])])];
}
