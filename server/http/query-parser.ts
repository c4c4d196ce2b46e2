import qs from "qs";

/** Reads bracketed queries (`filters[amenities][]=3`) with limits; what goes beyond them is left out. */
export function parseQuery(text: string): Record<string, unknown> {
  return qs.parse(text, {
    depth: 4,
    parameterLimit: 200,
    arrayLimit: 100,
    allowPrototypes: false,
    plainObjects: true,
    interpretNumericEntities: false,
  });
}
