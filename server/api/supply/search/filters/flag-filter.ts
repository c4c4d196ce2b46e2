import { type RawBuilder, sql } from "kysely";
import type { FlagFilter } from "#domain/search";
import { facetOption, type SearchFilter } from "./search-filter.ts";

interface FlagCounts {
  readonly all: number;
  readonly matching: number;
}

/** A filter that is on or off; its facet shows where it would divide the result. */
export function flagFilter(id: FlagFilter, condition: RawBuilder<boolean>): SearchFilter<FlagCounts> {
  return {
    id,
    test: ({ filters }) => (filters?.[id] ? condition : null),
    counts: ({ without }) =>
      sql`(SELECT json_build_object('all', count(*), 'matching', count(*) FILTER (WHERE ${condition})) FROM ${without})`,
    facet: ({ all, matching }, { word, input }) => {
      const selected = input.filters?.[id] ?? false;
      if (!selected && (matching === 0 || matching === all)) return null;
      const name = word(`supply.flag.${id}`) ?? id;
      return { id, kind: "flag", options: [facetOption("true", name, matching, selected)] };
    },
  };
}
