import { type Query, queryList, queryText } from "../shell/index.ts";
import { FLAG_FILTERS } from "./flag-filters.ts";

/** Filters that a quick filter turns on by its own name; any other quick filter is a tag. */
const flags: Readonly<Record<string, string>> = FLAG_FILTERS;

/**
 * An address with its quick filters (`quickFilters=free_cancellation,beach`) written as the filters they
 * stand for, so that they apply, count and can be taken off like any other (LIST-06). The same query when it
 * has none.
 */
export function withQuickFilters(query: Query): Query {
  const quick = queryList(query, "quickFilters");
  if (quick.length === 0) return query;
  const written = new Map(query instanceof URLSearchParams ? query : Object.entries(query));
  written.delete("quickFilters");
  for (const name of quick) {
    const flag = Object.hasOwn(flags, name) ? flags[name] : undefined;
    if (flag) written.set(flag, "true");
  }
  const tags = quick.filter((name) => !Object.hasOwn(flags, name));
  if (tags.length > 0)
    written.set(
      "tags",
      [...new Set([...queryList({ tags: queryText(query, "tags", 2000) ?? "" }, "tags"), ...tags])].join(","),
    );
  return Object.fromEntries(written);
}
