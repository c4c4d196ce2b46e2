/**
 * Rounds half up (away from minus infinity): 2.5 → 3, -2.5 → -2. The only rounding of prices and percentages
 * (PRICE-01).
 */
export function roundHalfUp(value: number): number {
  const rounded = Math.floor(value + 0.5);
  return rounded === 0 ? 0 : rounded;
}

/** `amount × percent / 100`, half up, in the unit of `amount`. Percentages count to four decimals. */
export function percentOf(amount: number, percent: number): number {
  return roundHalfUp((amount * tenThousandths(percent)) / 1_000_000);
}

/** `amount × percent / 100` without the fraction. Percentages count to four decimals. */
export function floorPercentOf(amount: number, percent: number): number {
  return Math.floor((amount * tenThousandths(percent)) / 1_000_000);
}

/**
 * What percentage `part` is of `whole`, as a whole number, half up; 0 when `whole` is not positive
 * (PRICE-01).
 */
export function percentageOf(part: number, whole: number): number {
  return whole > 0 ? roundHalfUp((part * 100) / whole) : 0;
}

/** The nearest multiple of `step` (a positive integer), half up. */
export function roundToStep(amount: number, step: number): number {
  return roundHalfUp(amount / step) * step;
}

/**
 * Whole ten-thousandths of a percent: 7.7 is no exact binary number, 77000 is, and products of whole numbers
 * stay exact.
 */
function tenThousandths(percent: number): number {
  return Math.round(percent * 10_000);
}
