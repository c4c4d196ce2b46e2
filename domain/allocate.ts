/**
 * Splits an amount in minor units by weights so that the parts sum to it exactly (PRICE-04).
 * What rounding leaves over goes to the largest remainders, earlier parts first. All-zero weights split evenly.
 * @throws RangeError on a fractional amount, a negative weight or no weights.
 */
export function allocate(amount: number, weights: readonly number[]): readonly number[] {
  if (!Number.isSafeInteger(amount)) throw new RangeError("only whole minor units can be allocated");
  if (weights.length === 0 || weights.some((weight) => !(weight >= 0))) {
    throw new RangeError("weights must be zero or more, and at least one");
  }
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0)
    return allocate(
      amount,
      weights.map(() => 1),
    );
  const sign = amount < 0 ? -1 : 1;
  const size = Math.abs(amount);
  const exact = weights.map((weight) => (size * weight) / total);
  const parts = exact.map(Math.floor);
  let left = size - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .filter(({ index }) => (weights[index] ?? 0) > 0)
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (let turn = 0; left > 0; turn = (turn + 1) % byRemainder.length, left -= 1) {
    const { index } = byRemainder[turn] as { index: number };
    parts[index] = (parts[index] ?? 0) + 1;
  }
  return parts.map((part) => (part === 0 ? 0 : sign * part));
}
