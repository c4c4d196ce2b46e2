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
  const width = roundUp((max - min) / RANGES, 10 ** decimals);
  if (!Number.isFinite(width) || width <= 0 || max <= min) return [];
  const start = Math.ceil((min + 1) / width) * width;
  const edges = [start, start + width, start + 2 * width].filter((edge) => edge > min && edge < max);
  if (edges.length === 0) return [];
  return [
    { min: null, max: edges[0] ?? null },
    ...edges.slice(1).map((edge, index) => ({ min: edges[index] ?? null, max: edge })),
    { min: edges.at(-1) ?? null, max: null },
  ];
}

const RANGES = 4;

/** The next of 1, 2, 5, 10, 20, 50 … in whole units of the currency. */
function roundUp(value: number, unit: number): number {
  const whole = Math.max(1, value / unit);
  const power = 10 ** Math.floor(Math.log10(whole));
  const step = [1, 2, 5, 10].find((each) => each * power >= whole) ?? 10;
  return step * power * unit;
}
