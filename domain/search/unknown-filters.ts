import { type Query, queryList, queryNumber, queryText } from "../shell/index.ts";
import { FLAG_FILTERS, type FlagFilter, flagFilters } from "./flag-filters.ts";
import { parseListingQuery } from "./search-filters.ts";

/**
 * A value of a listing's address that no filter has, under the id of the facet it was meant for, or what else
 * it was meant for.
 */
export interface UnknownFilter {
  readonly id: (typeof FACETS)[number];
  readonly value: string;
}

/**
 * Values of an address that name no amenity, kind of place or rating there is, and those of other filters, of
 * the order and of the page that cannot be read (LIST-06). A tag is none of them: one that nobody has is an
 * active filter under its own name.
 */
export function unknownFilters(query: Query, isAmenity: (id: string) => boolean): readonly UnknownFilter[] {
  const unknown = (id: UnknownFilter["id"]) => (value: string) => ({ id, value });
  const single = Object.entries(isRead(query)) as [keyof typeof SINGLE, boolean][];
  return [
    ...queryList(query, "amenities")
      .filter((id) => !isAmenity(id))
      .map(unknown("amenities")),
    ...queryList(query, "property_type")
      .filter((type) => !PROPERTY_TYPES.includes(type))
      .map(unknown("property_type")),
    ...single.flatMap(([id, known]) => {
      const text = known ? null : queryText(query, SINGLE[id], 2000);
      return text === null ? [] : [unknown(id)(text.slice(0, 64))];
    }),
  ];
}

/** The query with what is known of its filters, and the rest where `toldUnknownFilters` reads it. */
export function withUnknownFiltersTold(
  query: Readonly<Record<string, string>>,
  unknown: readonly UnknownFilter[],
): Readonly<Record<string, string>> {
  const isUnknown = (id: string, value: string) =>
    unknown.some((filter) => filter.id === id && filter.value === value);
  const lists = ["amenities", "property_type"].map((name) => [
    name,
    queryList(query, name)
      .filter((value) => !isUnknown(name, value))
      .join(","),
  ]);
  const single = unknown.flatMap(({ id }) => (isSingle(id) ? [[SINGLE[id], ""]] : []));
  const told = unknown.map(({ id, value }) => `${id}:${value.replaceAll(";", " ")}`).join(";");
  const all = Object.entries<string>({
    ...query,
    ...Object.fromEntries([...lists, ...single]),
    unknown_filters: told,
  });
  return Object.fromEntries(all.filter(([name, value]) => value !== "" || query[name] === ""));
}

/** What was left out of an address on its way here; at most ten values. */
export function toldUnknownFilters(query: Query): readonly UnknownFilter[] {
  const told = queryText(query, "unknown_filters", 2000)?.split(";").slice(0, 10) ?? [];
  return told.flatMap((entry) => {
    const id = FACETS.find((facet) => entry.startsWith(`${facet}:`));
    const value = id ? entry.slice(id.length + 1).slice(0, 64) : "";
    return id && value ? [{ id, value }] : [];
  });
}

/** Whether the address says something of a filter, an order or a page that we understand. */
function isRead(query: Query): Readonly<Record<keyof typeof SINGLE, boolean>> {
  const { priceMin, priceMax, sort, page } = parseListingQuery(query);
  const isFlag = (id: FlagFilter) => /^(0|1|true|false)$/i.test(queryText(query, FLAG_FILTERS[id]) ?? "");
  return {
    rating_min: queryNumber(query, "rating", 0, 5) !== null,
    price_min: priceMin !== null,
    price_max: priceMax !== null,
    ...(Object.fromEntries(flagFilters.map((id) => [id, isFlag(id)])) as Record<FlagFilter, boolean>),
    bedrooms_min: Number.isInteger(queryNumber(query, "bedrooms", 1, 20)),
    sort: queryText(query, "sort") === sort,
    ascending: ["true", "false"].includes(queryText(query, "ascending") ?? ""),
    page: queryText(query, "page") === String(page),
  };
}

function isSingle(id: UnknownFilter["id"]): id is keyof typeof SINGLE {
  return Object.hasOwn(SINGLE, id);
}

/** Parameters with one value, by what they are told under. */
const SINGLE = {
  rating_min: "rating",
  price_min: "price_min",
  price_max: "price_max",
  ...FLAG_FILTERS,
  bedrooms_min: "bedrooms",
  sort: "sort",
  ascending: "ascending",
  page: "page",
} as const;
const FACETS = ["amenities", "property_type", ...(Object.keys(SINGLE) as (keyof typeof SINGLE)[])] as const;
const PROPERTY_TYPES: readonly string[] = ["hotel", "home"];
