import {
  CONFIG_KINDS,
  type ConfigKind,
  type ConfigPlace,
  configKinds,
  type JsonPath,
} from "#renderer/release";

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

/**
 * The record that a place of a file belongs to: a domain's `overrides` are layers of its brand, country,
 * limits and pages.
 */
export function layeredPlace(place: ConfigPlace, path: JsonPath): LayeredPlace {
  const [head, member, id] = path;
  const whole = { kind: place.kind, id: place.id, depth: 0 };
  if (place.kind !== "domain" || head !== "overrides")
    return { ...whole, isSparse: place.isSparse && isOverSomething(place) };
  const kind = configKinds.find((each) => CONFIG_KINDS[each].overrides === member);
  const isWhole = kind && CONFIG_KINDS[kind].layered && id === undefined;
  if (kind === undefined || isWhole) return { ...whole, isSparse: false };
  if (CONFIG_KINDS[kind].layered) return { kind, id: String(id), depth: 3, isSparse: true };
  return { kind, id: kind, depth: 2, isSparse: true };
}

/** The weakest layer has nothing to patch. */
function isOverSomething({ kind, brand, country }: ConfigPlace): boolean {
  return !CONFIG_KINDS[kind].alwaysSparse || brand !== undefined || country !== undefined;
}
