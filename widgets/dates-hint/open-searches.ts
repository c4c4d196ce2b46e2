import { keep, readKeptList } from "../stay/kept-list.ts";

/**
 * Counts a search without dates and returns how many places this tab's session has searched so, this one included; the same place
 * counts once (SRCH-14). Nobody needs to know more than `enough` of them. Storage that is closed or damaged holds none.
 */
export function countOpenSearch(siteId: string, place: string, enough: number): number {
  const key = `staywright.open-searches.${siteId}`;
  const places = new Set(readKeptList("sessionStorage", key, isPlace));
  if (places.size >= enough || places.has(place)) return places.size;
  places.add(place);
  keep("sessionStorage", key, [...places]);
  return places.size;
}

function isPlace(value: unknown): value is string {
  return typeof value === "string";
}
