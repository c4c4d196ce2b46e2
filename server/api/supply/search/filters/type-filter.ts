import { sql } from "kysely";
import { facetOption, type SearchFilter, useful } from "./search-filter.ts";

const types = ["hotel", "home"] as const;

/** Hotels or homes; its facet shows only where there are both. */
export const typeFilter: SearchFilter<readonly number[]> = {
  id: "property_type",
  test: ({ filters }) =>
    filters?.property_type?.length
      ? sql<boolean>`h.property_type = ANY (${[...filters.property_type]}::text[])`
      : null,
  counts: ({ without }) =>
    sql`(SELECT json_build_array(${sql.join(
      types.map((type) => sql`count(*) FILTER (WHERE h.property_type = ${type})`),
    )}) FROM ${without})`,
  facet: (counts, { word, input }) => {
    const options = useful(
      types.map((type, index) =>
        facetOption(
          type,
          word(`supply.property-type.${type}`) ?? type,
          counts[index] ?? 0,
          input.filters?.property_type?.includes(type) ?? false,
        ),
      ),
    );
    return options.length > 1 || options.some(({ selected }) => selected)
      ? { id: "property_type", kind: "many", options }
      : null;
  },
};
