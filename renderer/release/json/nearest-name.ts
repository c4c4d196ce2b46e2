/**
 * The known name somebody most likely meant, or undefined when nothing is close: at most a third of the
 * letters differ (swapped neighbours count once), or only letter case and separators do. Names of two letters
 * are close to nothing but themselves with the letters swapped or one doubled: `UK` is not a slip of `US`.
 */
export function nearestName(written: string, known: Iterable<string>): string | undefined {
  return nearest(written, known).name;
}

/**
 * Words of a finding about an unknown name: what was likely meant, and `meant` only when it can have been
 * nothing else: no other name is as close, and every part that differs is a word of five letters or more with
 * the same digits in it.
 */
export function nearName(
  written: string,
  known: Iterable<string>,
): { readonly suggestion?: string; readonly meant?: string } {
  const { name, isOnly } = nearest(written, known);
  if (name === undefined) return {};
  const isSure = isOnly && isSlip(written, name);
  return { suggestion: `Did you mean "${name}"?`, ...(isSure && { meant: name }) };
}

/**
 * The words of `nearName`; when nothing is close, the names there are, so that a finding always shows a way
 * out.
 */
export function nameHelp(
  written: string,
  known: Iterable<string>,
): { readonly suggestion?: string; readonly meant?: string } {
  // What is known may be an iterator, which can be read once.
  const names = [...known].sort();
  const near = nearName(written, names);
  if (near.suggestion !== undefined) return near;
  if (names.length === 0) return {};
  const rest = names.length - MOST_SHOWN;
  return {
    suggestion: `Known: ${names.slice(0, MOST_SHOWN).join(", ")}${rest > 0 ? `, and ${rest} more` : ""}.`,
  };
}

const MOST_SHOWN = 8;

function nearest(written: string, known: Iterable<string>): { name?: string; isOnly: boolean } {
  const allowed = Math.max(1, Math.floor(written.length / 3));
  const plain = normalised(written);
  let best: string | undefined;
  let bestDistance = allowed + 1;
  let isOnly = true;
  for (const name of known) {
    // Whoever asks knows that this name does not do.
    if (name === written) continue;
    // Another first letter is likely as the only difference alone.
    const most = name[0] === written[0] ? bestDistance : Math.min(bestDistance, 1);
    const distance = normalised(name) === plain ? 0 : editDistance(written, name, most + 1);
    if (distance > most) continue;
    if (distance > bestDistance || distance > allowed || name === best) continue;
    if (distance > 0 && !isLikely(written, name, distance)) continue;
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

/**
 * A word that starts otherwise as well as ending otherwise is another word; one of two letters is one after
 * any change.
 */
function isLikely(written: string, name: string, distance: number): boolean {
  if (written.length > 2) return distance === 1 || name[0] === written[0];
  return single(written) === single(name) || [...written].reverse().join("") === name;
}

function single(name: string): string {
  return name.replace(/(.)\1+/g, "$1");
}

const SHORTEST_WORD = 5;

/** Letters a hurried hand gets wrong in a word of this length. */
function slipsIn(word: string): number {
  return word.length < 9 ? 1 : 2;
}

/**
 * Whether two names differ as by a slip of the hand; ids of two letters, years and numbers that differ are
 * other things.
 */
function isSlip(written: string, name: string): boolean {
  if (Math.min(written.length, name.length) < SHORTEST_WORD) return false;
  if (written.replace(/\D/g, "") !== name.replace(/\D/g, "")) return false;
  if (normalised(written) === normalised(name)) return true;
  const own = partsOf(written);
  const others = partsOf(name);
  if (own.length !== others.length) return editDistance(written, name, 2) === 1;
  return own.every((part, index) => {
    const other = others[index] ?? "";
    if (part === other) return true;
    const isWord = Math.min(part.length, other.length) >= SHORTEST_WORD;
    return isWord && editDistance(part, other, slipsIn(part) + 1) <= slipsIn(part);
  });
}

function partsOf(name: string): readonly string[] {
  return name.split(/[-_ .:/]/);
}

/** `Did you mean "x"?` for a finding; undefined when nothing is close. */
export function didYouMean(written: string, known: Iterable<string>): string | undefined {
  const name = nearestName(written, known);
  return name === undefined ? undefined : `Did you mean "${name}"?`;
}

const plainNames = new Map<string, string>();

/** A name without case and separators; remembered, since many findings ask for the same names. */
function normalised(name: string): string {
  let plain = plainNames.get(name);
  if (plain === undefined) {
    plain = name.toLowerCase().replace(/[-_ .]/g, "");
    if (plainNames.size > MOST_REMEMBERED) plainNames.clear();
    plainNames.set(name, plain);
  }
  return plain;
}

const MOST_REMEMBERED = 20_000;

/**
 * Optimal string alignment distance; `limit` for whatever is no nearer. Only the cells that can stay below it
 * are looked at.
 */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let previous: number[] = [];
  let current = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const first = Math.max(1, row - limit + 1);
    const last = Math.min(b.length, row + limit - 1);
    const next: number[] = [];
    next[first - 1] = first === 1 ? row : limit;
    let least = next[first - 1] ?? limit;
    for (let column = first; column <= last; column++) {
      const change = a[row - 1] === b[column - 1] ? 0 : 1;
      let cost = Math.min(
        (current[column] ?? limit) + 1,
        (next[column - 1] ?? limit) + 1,
        (current[column - 1] ?? limit) + change,
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (previous[column - 2] ?? limit) + 1);
      }
      next[column] = cost;
      if (cost < least) least = cost;
    }
    if (least >= limit) return limit;
    previous = current;
    current = next;
  }
  return Math.min(limit, current[b.length] ?? limit);
}
