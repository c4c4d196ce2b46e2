import { listOf } from "../shell/index.ts";
import type { SearchState } from "./search-state.ts";
import { isCollection } from "./search-type.ts";

type Tagged = Pick<SearchState, "searchType" | "tag" | "filters">;

/**
 * Tags that a search is for: those of `filters[tags]`, of a search by tag, and the collection it searches
 * (SRCH-03, SRCH-04).
 */
export function searchTags({ searchType, tag, filters }: Tagged): readonly string[] {
  const named = searchType === "tag" && tag ? listOf(tag) : [];
  const collection = searchType !== null && isCollection(searchType) ? [searchType] : [];
  return [...new Set([...named, ...collection, ...(filters.tags ?? [])])];
}

/** The search for some of its tags; what it was for beside them stays. */
export function withSearchTags<Search extends Tagged>(search: Search, kept: readonly string[]): Search {
  const { searchType, tag, filters } = search;
  const { tags = [], ...places } = filters;
  const left = tags.filter((each) => kept.includes(each));
  const named = searchType === "tag" && tag ? listOf(tag).filter((each) => kept.includes(each)) : null;
  const isOver = searchType !== null && isCollection(searchType) && !kept.includes(searchType);
  return {
    ...search,
    filters: left.length > 0 ? { ...places, tags: left } : places,
    ...(named && { tag: named.join(",") || null }),
    ...((isOver || (named?.length === 0 && left.length === 0)) && { searchType: null }),
  };
}
