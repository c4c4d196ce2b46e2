import { sql } from "kysely";
import { amenityName } from "../../../../supply/present-amenities.ts";
import { namedTags } from "../named-tags.ts";
import { tagName } from "../tag-name.ts";
import { flagFilter } from "./flag-filter.ts";
import { priceFilter } from "./price-filter.ts";
import type { SearchFilter } from "./search-filter.ts";
import { stepFilter } from "./step-filter.ts";
import { typeFilter } from "./type-filter.ts";
import { valueFilter } from "./value-filter.ts";

/** Every filter that facets offer, in their order on the page. */
export const filterTable = [
  priceFilter,
  stepFilter({
    id: "rating_min",
    value: sql`h.rating_value`,
    steps: [4.5, 4, 3.5, 3],
    messageId: "supply.rating-from",
  }),
  typeFilter,
  valueFilter({
    id: "category",
    values: sql`ARRAY[h.category]`,
    chosen: ({ filters }) => filters?.category ?? [],
    has: (codes) => sql`h.category = ANY (${[...codes]}::text[])`,
    counted: "without",
    // A code may be whatever a guest wrote into the address.
    nameOf: (code, { word }) => word(`supply.category.${code}`) ?? code,
    most: 20,
  }),
  valueFilter({
    id: "amenities",
    values: sql`h.amenity_ids`,
    chosen: ({ filters }) => (filters?.amenities ?? []).map(String),
    has: (ids) => sql`h.amenity_ids @> ${ids.map(Number)}::int[]`,
    counted: "within",
    nameOf: (id, { release, locale }) => amenityName(release, Number(id), locale),
    most: 24,
  }),
  valueFilter({
    id: "tags",
    values: sql`h.tags`,
    chosen: namedTags,
    has: (tags, { filters }) =>
      filters?.tags?.method === "ANY"
        ? sql`h.tags && ${[...tags]}::text[]`
        : sql`h.tags @> ${[...tags]}::text[]`,
    counted: "within",
    nameOf: (tag, { release, locale }) => tagName(release, tag, locale),
    most: 12,
  }),
  flagFilter("pets", sql`h.no_of_pets > 0`),
  flagFilter("free_cancellation", sql`(h.available AND h.free_cancellation)`),
  flagFilter("pay_at_hotel", sql`h.pay_at_hotel`),
  stepFilter({
    id: "bedrooms_min",
    value: sql`coalesce(h.no_of_bedrooms, 0)`,
    steps: [1, 2, 3, 4, 5],
    messageId: "supply.bedrooms-from",
  }),
] as readonly SearchFilter[];
