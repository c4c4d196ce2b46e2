import { currencyDecimals } from "#domain/money";
import { intlLocale } from "#domain/text";
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
import { supplyWords } from "../../../supply/words/index.ts";
import type { SupplyWords } from "../../../supply/words/words.ts";
import { namedTags } from "./named-tags.ts";
import type { PricedHotel } from "./price-hotels.ts";
import { type PriceStep, priceSteps } from "./price-steps.ts";
import { costsWithin, type FilterId, filterIds, type Sifted } from "./search-filters.ts";

export interface FacetRequest {
  readonly input: HotelSearchInput;
  readonly release: Release;
  readonly locale: string;
  readonly currency: string;
}

/**
 * Filters with counts. A value is counted as if its own filter were off, so that a second value of one filter shows what it
 * would bring; where all values must hold (amenities, tags) it is counted within what is chosen already.
 */
export function buildFacets(sifted: readonly Sifted[], request: FacetRequest): readonly Facet[] {
  return filterIds.flatMap((id) => {
    const without = sifted.filter(({ misses }) => misses === null || misses === id).map(({ hotel }) => hotel);
    const within = sifted.filter(({ misses }) => misses === null).map(({ hotel }) => hotel);
    const facet = builders[id]({ ...request, words: supplyWords(request.locale), without, within });
    return facet && (facet.options.length > 0 || facet.max !== undefined) ? [facet] : [];
  });
}

interface Parts extends FacetRequest {
  readonly words: SupplyWords;
  /** Hotels without the facet's own filter, and with it. */
  readonly without: readonly PricedHotel[];
  readonly within: readonly PricedHotel[];
}

const builders: Readonly<Record<FilterId, (parts: Parts) => Facet | null>> = {
  price: priceFacet,
  rating_min: ({ without, words, input, locale }) => {
    const chosen = input.filters?.rating_min;
    const options = [4.5, 4, 3.5, 3].map((value) =>
      option(
        String(value),
        words.ratingFrom.replace("{value}", value.toLocaleString(intlLocale(locale))),
        count(without, ({ property }) => property.rating_value >= value),
        chosen === value,
      ),
    );
    return { id: "rating_min", kind: "one", options: useful(options) };
  },
  property_type: ({ without, words, input }) => {
    const options = (["hotel", "home"] as const).map((type) =>
      option(
        type,
        words.propertyTypes[type],
        count(without, ({ property }) => property.property_type === type),
        input.filters?.property_type?.includes(type) ?? false,
      ),
    );
    return useful(options).length > 1
      ? { id: "property_type", kind: "many", options: useful(options) }
      : null;
  },
  category: ({ without, words, input }) => ({
    id: "category",
    kind: "many",
    options: counted(
      without,
      ({ property }) => [property.category],
      // A code may be whatever a guest wrote into the address.
      (code) => (Object.hasOwn(words.categories, code) ? words.categories[code] : undefined) ?? code,
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
      // One that nobody has is told under its own name where an address asks for it, so that it can be taken off.
      (tag) => tagName(release, tag, locale) ?? (input.filters?.tags?.values.includes(tag) ? tag : null),
      namedTags(input),
      12,
    ),
  }),
  pets: ({ without, words, input }) =>
    flag("pets", words.flags.pets, without, ({ property }) => property.no_of_pets > 0, input.filters?.pets),
  free_cancellation: ({ without, words, input }) =>
    flag(
      "free_cancellation",
      words.flags.free_cancellation,
      without,
      (hotel) => hotel.available && hotel.freeCancellation,
      input.filters?.free_cancellation,
    ),
  pay_at_hotel: ({ without, words, input }) =>
    flag(
      "pay_at_hotel",
      words.flags.pay_at_hotel,
      without,
      (hotel) => hotel.payAtHotel,
      input.filters?.pay_at_hotel,
    ),
  bedrooms_min: ({ without, words, input }) => {
    const chosen = input.filters?.bedrooms_min;
    const options = [1, 2, 3, 4, 5].map((value) =>
      option(
        String(value),
        words.bedroomsFrom.replace("{value}", String(value)),
        count(without, ({ property }) => (property.no_of_bedrooms ?? 0) >= value),
        chosen === value,
      ),
    );
    return { id: "bedrooms_min", kind: "one", options: useful(options) };
  },
};

/**
 * Totals of available hotels in a few ranges at round numbers, each with what choosing it brings; a range of the address that is none of
 * them is told too, so that it can be taken off.
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

function flag(
  id: FilterId,
  name: string,
  hotels: readonly PricedHotel[],
  test: (hotel: PricedHotel) => boolean,
  selected = false,
): Facet | null {
  const matching = count(hotels, test);
  if (!selected && (matching === 0 || matching === hotels.length)) return null;
  return { id, kind: "flag", options: [option("true", name, matching, selected)] };
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
      const name = nameOf(value);
      return name === null ? [] : [option(value, name, number, selected.includes(value))];
    })
    .sort(
      (a, b) =>
        Number(b.selected) - Number(a.selected) || b.count - a.count || a.value.localeCompare(b.value, "en"),
    )
    .slice(0, most);
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

/** Filters that are on, with names to show; the price range is one of them. */
export function activeFilters(facets: readonly Facet[], input: HotelSearchInput): ActiveFilter[] {
  const chosen = chosenPrice(input);
  const price = chosen ? [{ id: "price", value: rangeValue(chosen), name: rangeValue(chosen) }] : [];
  const others = facets
    .filter(({ kind }) => kind !== "range")
    .flatMap(({ id, options }) =>
      options.filter((each) => each.selected).map(({ value, name }) => ({ id, value, name })),
    );
  return [...price, ...others];
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

const guided: ReadonlySet<FilterId> = new Set([
  "free_cancellation",
  "pay_at_hotel",
  "pets",
  "amenities",
  "tags",
]);
