/** How likely `count` or more of `tries` are, each with this chance: from 0 to 1. */
export function binomialTail(count: number, tries: number, chance: number): number {
  if (count <= 0 || chance >= 1) return 1;
  if (count > tries || chance <= 0) return 0;
  const ways = logFactorial(tries) - logFactorial(count) - logFactorial(tries - count);
  let term = Math.exp(ways + count * Math.log(chance) + (tries - count) * Math.log1p(-chance));
  let sum = term;
  for (let at = count; at < tries && (term > sum * 1e-12 || at < tries * chance); at++) {
    term *= ((tries - at) / (at + 1)) * (chance / (1 - chance));
    sum += term;
  }
  return Math.min(1, sum);
}

/** Natural logarithm of n!; exact for the first, then Stirling's series, good to twelve digits. */
function logFactorial(n: number): number {
  if (n < 20) {
    let sum = 0;
    for (let at = 2; at <= n; at++) sum += Math.log(at);
    return sum;
  }
  return (
    n * Math.log(n) -
    n +
    0.5 * Math.log(2 * Math.PI * n) +
    1 / (12 * n) -
    1 / (360 * n ** 3) +
    1 / (1260 * n ** 5)
  );
}
