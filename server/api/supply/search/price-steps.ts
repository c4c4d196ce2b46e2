/** A range of total prices in minor units; an open end is null. */
export interface PriceStep {
  readonly min: number | null;
  readonly max: number | null;
}

/**
 * Cuts the prices of a result into up to four ranges at round numbers: `[0, 20000)`, `[20000, 40000)` … in
 * minor units with `decimals` decimals. None when all prices are much the same.
 */
export function priceSteps(min: number, max: number, decimals: number): readonly PriceStep[] {
  const width = priceWidths(decimals).find((each) => each >= (max - min) / RANGES);
  if (width === undefined || max <= min) return [];
  const start = Math.ceil((min + 1) / width) * width;
  const edges = [start, start + width, start + 2 * width].filter((edge) => edge > min && edge < max);
  if (edges.length === 0) return [];
  return [
    { min: null, max: edges[0] ?? null },
    ...edges.slice(1).map((edge, index) => ({ min: edges[index] ?? null, max: edge })),
    { min: edges.at(-1) ?? null, max: null },
  ];
}

/** Widths a range may have, ascending: 1, 2, 5, 10, 20, 50 … in whole units of the currency. */
export function priceWidths(decimals: number): readonly number[] {
  return Array.from({ length: 13 }, (_, power) =>
    [1, 2, 5].map((step) => step * 10 ** (power + decimals)),
  ).flat();
}

const RANGES = 4;
