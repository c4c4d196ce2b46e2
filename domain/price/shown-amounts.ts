import { roundToStep } from "../money/index.ts";

/** A line as its amount is shown: one inside another line is no part of the sum. */
interface ShownLine {
  readonly amount: number;
  readonly included: boolean;
}

/**
 * Amounts of lines as they are shown with fewer decimals than are kept: multiples of `step`, each less than a
 * step away from what it is, that add up to the total as it is shown (PRICE-04). What rounding each by itself
 * would leave over goes to the lines that it changed the most; lines that are no sum of the total are rounded
 * each by itself. All in minor units.
 */
export function shownAmounts(lines: readonly ShownLine[], total: number, step: number): readonly number[] {
  const amounts = lines.map(({ amount, included }) => (included ? 0 : amount));
  const shown = sumTo(amounts, total, step);
  return lines.map(({ amount, included }, index) => (included ? amount : (shown[index] ?? amount)));
}

function sumTo(amounts: readonly number[], total: number, step: number): readonly number[] {
  const shown = amounts.map((amount) => roundToStep(amount, step));
  if (amounts.reduce((sum, each) => sum + each, 0) !== total) return shown;
  const left = Math.round((roundToStep(total, step) - shown.reduce((sum, each) => sum + each, 0)) / step);
  const changed = amounts
    .map((amount, index) => ({ index, by: (amount - (shown[index] ?? 0)) * Math.sign(left) }))
    .sort((one, other) => other.by - one.by || one.index - other.index)
    .slice(0, Math.abs(left));
  const more = new Set(changed.map(({ index }) => index));
  return shown.map((amount, index) => (more.has(index) ? amount + Math.sign(left) * step : amount));
}
