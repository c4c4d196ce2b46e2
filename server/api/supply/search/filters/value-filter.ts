import { type RawBuilder, sql } from "kysely";
import type { Facet, FacetOption, HotelSearchInput } from "#schemas/generated/api/search.ts";
import { type FacetRequest, facetOption, type SearchFilter } from "./search-filter.ts";

interface ValueFilterOptions {
  readonly id: "category" | "amenities" | "tags";
  /** A list of texts that each hotel has, in SQL. */
  readonly values: RawBuilder<readonly string[]>;
  /** Values that a call asks for. */
  readonly chosen: (input: HotelSearchInput) => readonly string[];
  /** Condition for chosen values. */
  readonly has: (chosen: readonly string[], input: HotelSearchInput) => RawBuilder<boolean>;
  /** Where all values must hold they are counted within what is chosen already. */
  readonly counted: "without" | "within";
  readonly nameOf: (value: string, request: FacetRequest) => string | null;
  /** Most options of the facet. */
  readonly most: number;
}

/** A filter by values of a hotel, such as its amenities. */
export function valueFilter(options: ValueFilterOptions): SearchFilter<Readonly<Record<string, number>>> {
  const { id, values, chosen, has, counted } = options;
  return {
    id,
    test: (input) => {
      const asked = chosen(input);
      return asked.length > 0 ? has(asked, input) : null;
    },
    counts: (rows) =>
      sql`(SELECT coalesce(json_object_agg(value, hotels), '{}') FROM (
        SELECT value, count(*) AS hotels FROM (SELECT unnest(${values}) AS value FROM ${rows[counted]}) each GROUP BY value) counted)`,
    facet: (counts, request): Facet => ({ id, kind: "many", options: optionsOf(options, counts, request) }),
  };
}

function optionsOf(
  { chosen, nameOf, most }: ValueFilterOptions,
  counts: Readonly<Record<string, number>>,
  request: FacetRequest,
): FacetOption[] {
  const selected = chosen(request.input);
  const all = new Map([...selected.map((value) => [value, 0] as const), ...Object.entries(counts)]);
  return [...all]
    .flatMap(([value, count]) => {
      // One that nobody knows is told under its own name where an address asks for it, so that it can be
      // taken off.
      const name = nameOf(value, request) ?? (selected.includes(value) ? value : null);
      return name === null ? [] : [facetOption(value, name, count, selected.includes(value))];
    })
    .sort(
      (a, b) =>
        Number(b.selected) - Number(a.selected) || b.count - a.count || a.value.localeCompare(b.value, "en"),
    )
    .slice(0, Math.max(most, selected.length));
}
