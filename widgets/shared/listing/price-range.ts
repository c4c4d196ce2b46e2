/** A range of total prices in minor units; an open end is null. */
export interface PriceRange {
  readonly min: number | null;
  readonly max: number | null;
}

/** Reads a range as the search's answer writes it: `20000-40000`, an open end left out. */
export function priceRange(value: string): PriceRange {
  const [min = "", max = ""] = value.split("-");
  return { min: min === "" ? null : Number(min), max: max === "" ? null : Number(max) };
}
