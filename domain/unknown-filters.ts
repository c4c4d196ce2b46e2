import { type Query, queryList, queryNumber, queryText } from "./query.ts";

/** A value of a listing's address that no filter has, under the id of the facet it was meant for. */
export interface UnknownFilter {
  readonly id: (typeof FACETS)[number];
  readonly value: string;
}

/**
 * Values of an address that name no amenity, kind of place or rating there is (LIST-06). A tag is none of them: one that nobody has is an
 * active filter under its own name.
 */
export function unknownFilters(query: Query, isAmenity: (id: string) => boolean): readonly UnknownFilter[] {
  const unknown = (id: UnknownFilter["id"]) => (value: string) => ({ id, value });
  const rating = queryText(query, "rating");
  return [
    ...queryList(query, "amenities")
      .filter((id) => !isAmenity(id))
      .map(unknown("amenities")),
    ...queryList(query, "property_type")
      .filter((type) => !PROPERTY_TYPES.includes(type))
      .map(unknown("property_type")),
    ...(rating !== null && queryNumber(query, "rating", 0, 5) === null
      ? [unknown("rating_min")(rating)]
      : []),
  ];
}

/** The query with what is known of its filters, and the rest where `toldUnknownFilters` reads it. */
export function withUnknownFiltersTold(
  query: Readonly<Record<string, string>>,
  unknown: readonly UnknownFilter[],
): Readonly<Record<string, string>> {
  const isUnknown = (id: string, value: string) =>
    unknown.some((filter) => filter.id === id && filter.value === value);
  const known = ["amenities", "property_type"].map((name) => [
    name,
    queryList(query, name)
      .filter((value) => !isUnknown(name, value))
      .join(","),
  ]);
  const rating = unknown.some(({ id }) => id === "rating_min") ? "" : (query.rating ?? "");
  const told = unknown.map(({ id, value }) => `${id}:${value.replaceAll(";", " ")}`).join(";");
  const all = Object.entries<string>({
    ...query,
    ...Object.fromEntries(known),
    rating,
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

const FACETS = ["amenities", "property_type", "rating_min"] as const;
const PROPERTY_TYPES: readonly string[] = ["hotel", "home"];
