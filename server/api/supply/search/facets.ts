import { currencyDecimals } from "#domain/money";
import { type FlagFilter, flagFilters } from "#domain/search";
import type { Release } from "#renderer";
import type {
  ActiveFilter,
  Facet,
  FacetOption,
  GuidedFilter,
  HotelSearchInput,
} from "#schemas/generated/api/search.ts";
import { amenityName } from "../../../supply/present-amenities.ts";
import { releaseText } from "../../../supply/release-text.ts";
import {
  type SupplyWord,
  supplySentence,
  supplyWord,
  type WordsPlace,
} from "../../../supply/supply-words.ts";
import { namedTags } from "./named-tags.ts";
import type { PricedHotel } from "./price-hotels.ts";
import { type PriceStep, priceSteps } from "./price-steps.ts";
import { costsWithin, type FilterId, FLAG_TESTS, filterIds, type Sifted } from "./search-filters.ts";

export interface FacetRequest extends WordsPlace {
  readonly input: HotelSearchInput;
  readonly currency: string;
}

/**
 * Filters with counts. A value is counted as if its own filter were off, so that a second value of one filter
 * shows what it would bring; where all values must hold (amenities, tags) it is counted within what is chosen
 * already.
 */
export function buildFacets(sifted: readonly Sifted[], request: FacetRequest): readonly Facet[] {
  return filterIds.flatMap((id) => {
    const without = sifted.filter(({ misses }) => misses === null || misses === id).map(({ hotel }) => hotel);
    const within = sifted.filter(({ misses }) => misses === null).map(({ hotel }) => hotel);
    const facet = builders[id]({ ...request, word: supplyWord(request), without, within });
    return facet && (facet.options.length > 0 || facet.max !== undefined) ? [facet] : [];
  });
}

interface Parts extends FacetRequest {
  readonly word: SupplyWord;
  /** Hotels without the facet's own filter, and with it. */
  readonly without: readonly PricedHotel[];
  readonly within: readonly PricedHotel[];
}

const builders: Readonly<Record<FilterId, (parts: Parts) => Facet | null>> = {
  price: priceFacet,
  rating_min: ({ without, input, ...place }) => {
    const chosen = input.filters?.rating_min;
    const steps = withChosen([4.5, 4, 3.5, 3], chosen).sort((a, b) => b - a);
    const options = steps.map((value) =>
      option(
        String(value),
        supplySentence(place, "supply.rating-from", { value }),
        count(without, ({ property }) => property.rating_value >= value),
        chosen === value,
      ),
    );
    return { id: "rating_min", kind: "one", options: useful(options) };
  },
  property_type: ({ without, word, input }) => {
    const options = (["hotel", "home"] as const).map((type) =>
      option(
        type,
        word(`supply.property-type.${type}`) ?? type,
        count(without, ({ property }) => property.property_type === type),
        input.filters?.property_type?.includes(type) ?? false,
      ),
    );
    const shown = useful(options);
    return shown.length > 1 || shown.some(({ selected }) => selected)
      ? { id: "property_type", kind: "many", options: shown }
      : null;
  },
  category: ({ without, word, input }) => ({
    id: "category",
    kind: "many",
    options: counted(
      without,
      ({ property }) => [property.category],
      // A code may be whatever a guest wrote into the address.
      (code) => word(`supply.category.${code}`) ?? code,
      input.filters?.category ?? [],
      20,
    ),
  }),
  amenities: ({ within, release, locale, input }) => ({
    id: "amenities",
    kind: "many",
    options: counted(
      within,
      ({ property }) => property.amenity_ids.map(String),
      (id) => amenityName(release, Number(id), locale),
      (input.filters?.amenities ?? []).map(String),
      24,
    ),
  }),
  tags: ({ within, release, locale, input }) => ({
    id: "tags",
    kind: "many",
    options: counted(
      within,
      ({ property }) => property.tags,
      (tag) => tagName(release, tag, locale),
      namedTags(input),
      12,
    ),
  }),
  ...flagFacets(),
  bedrooms_min: ({ without, input, ...place }) => {
    const chosen = input.filters?.bedrooms_min;
    const steps = withChosen([1, 2, 3, 4, 5], chosen).sort((a, b) => a - b);
    const options = steps.map((value) =>
      option(
        String(value),
        supplySentence(place, "supply.bedrooms-from", { value }),
        count(without, ({ property }) => (property.no_of_bedrooms ?? 0) >= value),
        chosen === value,
      ),
    );
    return { id: "bedrooms_min", kind: "one", options: useful(options) };
  },
};

/**
 * Totals of available hotels in a few ranges at round numbers, each with what choosing it brings; a range of
 * the address that is none of them is told too, so that it can be taken off.
 */
function priceFacet({ without, currency, input }: Parts): Facet | null {
  const totals = without
    .filter(costsWithin({ min: null, max: null }, currency))
    .map(({ total }) => total ?? 0);
  if (totals.length < 2) return null;
  const min = totals.reduce((low, total) => Math.min(low, total));
  const max = totals.reduce((high, total) => Math.max(high, total));
  const chosen = chosenPrice(input);
  const steps = priceSteps(min, max, currencyDecimals(currency)).map((step) => ({
    step,
    value: rangeValue(step),
  }));
  const own = chosen && steps.every(({ value }) => value !== rangeValue(chosen)) ? [chosen] : [];
  const ranges = [...own.map((step) => ({ step, value: rangeValue(step) })), ...steps];
  const options = ranges.map(({ step, value }) =>
    option(
      value,
      value,
      count(without, costsWithin(step, currency)),
      chosen !== null && value === rangeValue(chosen),
    ),
  );
  return { id: "price", kind: "range", options: useful(options), min, max };
}

/** The range of prices that a call asks for, or null. */
function chosenPrice({ filters }: HotelSearchInput): PriceStep | null {
  const step = { min: filters?.price_min ?? null, max: filters?.price_max ?? null };
  return step.min === null && step.max === null ? null : step;
}

/** A range as one word: `20000-40000`, an open end left out. */
function rangeValue({ min, max }: PriceStep): string {
  return `${min ?? ""}-${max ?? ""}`;
}

/** A filter that is on or off shows where it would divide the result. */
function flagFacets(): Readonly<Record<FlagFilter, (parts: Parts) => Facet | null>> {
  const facetOf =
    (id: FlagFilter) =>
    ({ without, word, input }: Parts): Facet | null => {
      const [matching, selected] = [count(without, FLAG_TESTS[id]), input.filters?.[id] ?? false];
      if (!selected && (matching === 0 || matching === without.length)) return null;
      return {
        id,
        kind: "flag",
        options: [option("true", word(`supply.flag.${id}`) ?? id, matching, selected)],
      };
    };
  return Object.fromEntries(flagFilters.map((id) => [id, facetOf(id)])) as ReturnType<typeof flagFacets>;
}

function counted(
  hotels: readonly PricedHotel[],
  values: (hotel: PricedHotel) => readonly string[],
  nameOf: (value: string) => string | null,
  selected: readonly string[],
  most: number,
): FacetOption[] {
  const counts = new Map<string, number>(selected.map((value) => [value, 0]));
  for (const hotel of hotels)
    for (const value of new Set(values(hotel))) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .flatMap(([value, number]) => {
      // One that nobody knows is told under its own name where an address asks for it, so that it can be
      // taken off.
      const name = nameOf(value) ?? (selected.includes(value) ? value : null);
      return name === null ? [] : [option(value, name, number, selected.includes(value))];
    })
    .sort(
      (a, b) =>
        Number(b.selected) - Number(a.selected) || b.count - a.count || a.value.localeCompare(b.value, "en"),
    )
    .slice(0, Math.max(most, selected.length));
}

/**
 * Steps of a filter, and the one that is chosen where it is none of them: what is obeyed can be taken off.
 */
function withChosen(steps: readonly number[], chosen: number | undefined): number[] {
  return chosen === undefined || steps.includes(chosen) ? [...steps] : [...steps, chosen];
}

function option(value: string, name: string, number: number, selected: boolean): FacetOption {
  return { value, name, count: number, selected };
}

function useful(options: readonly FacetOption[]): FacetOption[] {
  return options.filter((each) => each.count > 0 || each.selected);
}

function count(hotels: readonly PricedHotel[], test: (hotel: PricedHotel) => boolean): number {
  return hotels.reduce((sum, hotel) => sum + Number(test(hotel)), 0);
}

/** Name of a collection, from the message its route names; null for a tag that no page stands for. */
export function tagName(release: Release, tag: string, locale: string): string | null {
  const { tags = {} } = release.routes;
  const id = Object.hasOwn(tags, tag) ? tags[tag]?.name : undefined;
  return id === undefined ? null : releaseText(release, id, locale);
}

/**
 * Filters that are on, with names to show: those of facets, the price range, and those that no facet offers.
 */
export function activeFilters(
  facets: readonly Facet[],
  { input, ...place }: Pick<FacetRequest, "input" | keyof WordsPlace>,
): ActiveFilter[] {
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

const guided: ReadonlySet<FilterId> = new Set([...flagFilters, "amenities", "tags"]);
