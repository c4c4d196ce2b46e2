import type { ConfigKind, ConfigPlace, JsonPath } from "#renderer/release";

/** What a place of a file says something about: a record, and whether weaker layers said something before. */
export interface LayeredPlace {
  readonly kind: ConfigKind;
  /** Id of the record: of a page, a country, … */
  readonly id: string;
  /** How many segments of the path lead to the layer; what follows is the path in the record. */
  readonly depth: number;
  /** Whether the place may patch what weaker layers say. */
  readonly isSparse: boolean;
}

/** The record that a place of a file belongs to: a domain's `overrides` are layers of its brand, country, limits and pages. */
export function layeredPlace(place: ConfigPlace, path: JsonPath): LayeredPlace {
  const [head, kind, page] = path;
  const whole = { kind: place.kind, id: place.id, depth: 0 };
  if (place.kind !== "domain" || head !== "overrides")
    return { ...whole, isSparse: place.isSparse && isOverSomething(place) };
  if (kind === "pages" && page !== undefined)
    return { kind: "page", id: String(page), depth: 3, isSparse: true };
  if (kind === "brand" || kind === "country" || kind === "limits")
    return { kind, id: kind, depth: 2, isSparse: true };
  return { ...whole, isSparse: false };
}

/** The global file of a page is its weakest layer, so it has nothing to patch. */
function isOverSomething({ kind, brand, country }: ConfigPlace): boolean {
  return kind !== "page" || brand !== undefined || country !== undefined;
}
