/** Rounds half up (away from minus infinity): 2.5 → 3, -2.5 → -2. The only rounding of prices and percentages (PRICE-01). */
export function roundHalfUp(value: number): number {
  const rounded = Math.floor(value + 0.5);
  return rounded === 0 ? 0 : rounded;
}

/** `amount × percent / 100`, half up, in the unit of `amount`. */
export function percentOf(amount: number, percent: number): number {
  return roundHalfUp((amount * percent) / 100);
}

/** What percentage `part` is of `whole`, as a whole number, half up; 0 when `whole` is not positive (PRICE-01, PAY-09). */
export function percentageOf(part: number, whole: number): number {
  return whole > 0 ? roundHalfUp((part * 100) / whole) : 0;
}

/** The nearest multiple of `step` (a positive integer), half up. */
export function roundToStep(amount: number, step: number): number {
  return step > 1 ? roundHalfUp(amount / step) * step : roundHalfUp(amount);
}

/** The greatest multiple of `step` that is not above `amount` (PAY-03, WALL-02). */
export function floorToStep(amount: number, step: number): number {
  return Math.floor(amount / step) * step;
}
