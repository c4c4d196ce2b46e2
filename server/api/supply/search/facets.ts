import { flagFilters } from "#domain/search";
import type { ActiveFilter, Facet, GuidedFilter, HotelSearchInput } from "#schemas/generated/api/search.ts";
import { supplyWord, type WordsPlace } from "../../../supply/supply-words.ts";
import { filterTable } from "./filters/filter-table.ts";
import { chosenPrice, rangeValue } from "./filters/price-filter.ts";

interface FilteredList extends WordsPlace {
  readonly input: HotelSearchInput;
}

/**
 * Filters with counts, of what the statement counted for each by its id. A value is counted as if its own
 * filter were off, so that a second value of one filter shows what it would bring; where all values must hold
 * (amenities, tags) it is counted within what is chosen already.
 */
export function buildFacets(
  counts: Readonly<Record<string, unknown>>,
  request: FilteredList & { readonly currency: string },
): readonly Facet[] {
  const word = supplyWord(request);
  return filterTable.flatMap((filter) => {
    const facet = filter.facet(counts[filter.id], { ...request, word });
    return facet && (facet.options.length > 0 || facet.max !== undefined) ? [facet] : [];
  });
}

/**
 * Filters that are on, with names to show: those of facets, the price range, and those that no facet offers.
 */
export function activeFilters(facets: readonly Facet[], { input, ...place }: FilteredList): ActiveFilter[] {
  const { available, bounds } = input.filters ?? {};
  const word = supplyWord(place);
  const free = available
    ? [{ id: "available", value: "true", name: word("supply.flag.available") ?? "available" }]
    : [];
  const area = bounds?.length
    ? [{ id: "bounds", value: bounds.join(","), name: word("supply.map-area") ?? "bounds" }]
    : [];
  const chosen = chosenPrice(input);
  const price = chosen ? [{ id: "price", value: rangeValue(chosen), name: rangeValue(chosen) }] : [];
  const others = facets
    .filter(({ kind }) => kind !== "range")
    .flatMap(({ id, options }) =>
      options.filter((each) => each.selected).map(({ value, name }) => ({ id, value, name })),
    );
  return [...price, ...others, ...free, ...area];
}

/** Up to four filters that would usefully halve the result, or nearly. */
export function guidedFilters(facets: readonly Facet[], total: number): GuidedFilter[] {
  if (total < 6) return [];
  return facets
    .filter(({ id }) => guided.has(id))
    .flatMap(({ id, options }) =>
      options
        .filter((each) => !each.selected)
        .map(({ value, name, count: number }) => ({ id, value, name, count: number })),
    )
    .filter(({ count: number }) => number >= total * 0.15 && number <= total * 0.85)
    .sort(
      (a, b) =>
        Math.abs(a.count - total / 2) - Math.abs(b.count - total / 2) || a.value.localeCompare(b.value, "en"),
    )
    .slice(0, 4);
}

const guided: ReadonlySet<string> = new Set([...flagFilters, "amenities", "tags"]);
