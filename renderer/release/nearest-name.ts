/**
 * The known name somebody most likely meant, or undefined when nothing is close: at most a third of the letters differ
 * (swapped neighbours count once), or only letter case and separators do.
 */
export function nearestName(written: string, known: Iterable<string>): string | undefined {
  return nearest(written, known).name;
}

/** Words of a finding about an unknown name: what was likely meant, and `meant` when no other name is as close. */
export function nearName(
  written: string,
  known: Iterable<string>,
): { readonly suggestion?: string; readonly meant?: string } {
  const { name, isOnly } = nearest(written, known);
  if (name === undefined) return {};
  return { suggestion: `Did you mean "${name}"?`, ...(isOnly && { meant: name }) };
}

function nearest(written: string, known: Iterable<string>): { name?: string; isOnly: boolean } {
  const allowed = Math.max(1, Math.floor(written.length / 3));
  const plain = normalised(written);
  let best: string | undefined;
  let bestDistance = allowed + 1;
  let isOnly = true;
  for (const name of known) {
    const distance = normalised(name) === plain ? 0 : editDistance(written, name, bestDistance + 1);
    if (distance > bestDistance || distance > allowed || name === best) continue;
    if (distance === bestDistance) {
      isOnly = false;
      // People get the first letter right more often than any other.
      if (name[0] !== written[0] || best?.[0] === written[0]) continue;
      best = name;
      continue;
    }
    best = name;
    bestDistance = distance;
    isOnly = true;
  }
  return { name: best, isOnly };
}

/** `Did you mean "x"?` for a finding; undefined when nothing is close. */
export function didYouMean(written: string, known: Iterable<string>): string | undefined {
  const name = nearestName(written, known);
  return name === undefined ? undefined : `Did you mean "${name}"?`;
}

function normalised(name: string): string {
  return name.toLowerCase().replace(/[-_ .]/g, "");
}

/** Optimal string alignment distance; gives up at `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let previous: number[] = [];
  let current = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const next = [row];
    for (let column = 1; column <= b.length; column++) {
      const change = a[row - 1] === b[column - 1] ? 0 : 1;
      let cost = Math.min(
        (current[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (current[column - 1] ?? 0) + change,
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (previous[column - 2] ?? 0) + 1);
      }
      next.push(cost);
    }
    previous = current;
    current = next;
  }
  return current[b.length] ?? limit;
}
