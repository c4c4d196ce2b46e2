import { keep, readKeptList } from "../shared/shell/kept-list.ts";

/**
 * Counts a search without dates and returns how many of them this tab's session has made, this one included (SRCH-14). A search is its
 * place with its rooms and guests: a reload, the way back, a filter or another page of results is the same one, not a second.
 * Nobody needs to know more than `enough` of them. Storage that is closed or damaged holds none.
 */
export function countOpenSearch(siteId: string, search: string, enough: number): number {
  const key = `staywright.open-searches.${siteId}`;
  const searches = new Set(readKeptList("sessionStorage", key, isSearch));
  if (searches.size >= enough || searches.has(search)) return searches.size;
  searches.add(search);
  keep("sessionStorage", key, [...searches]);
  return searches.size;
}

function isSearch(value: unknown): value is string {
  return typeof value === "string";
}
