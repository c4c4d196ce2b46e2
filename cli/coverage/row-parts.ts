/** One part of a coarse row: a letter and what it is about. */
export interface RowPart {
  /** `b` of `GAME-01b`. */
  readonly letter: string;
  /** `leaderboard by category`. */
  readonly label: string;
}

/**
 * Parts of a row, from its resolution column: `Parts: (a) fetch and offer, (b) shifting.` names them; `Parts:
 * one per call.` takes the calls of the requirement in their order. Empty when the row is one thing.
 */
export function partsOf(requirement: string, resolution: string): RowPart[] {
  const named = /\bParts(?:, each with its own test)?: (\(a\) .+)$/.exec(resolution)?.[1];
  if (named) {
    return named
      .split(/,?\s*\(([a-z])\)\s*/)
      .slice(1)
      .flatMap((text, at, all) => (at % 2 === 0 ? [{ letter: text, label: plain(all[at + 1] ?? "") }] : []));
  }
  if (!/\bParts: one per call\b/.test(resolution)) return [];
  return callsIn(requirement).map((label, at) => ({ letter: String.fromCharCode(97 + at), label }));
}

/**
 * Calls that a requirement lists: brackets hold their arguments and are left out; a sentence headed by one
 * call (`Help centre GET: …`) is that call, any other sentence is a list of calls.
 */
function callsIn(requirement: string): string[] {
  return requirement
    .replace(/\([^)]*\)/g, "")
    .split(/\.(?:\s|$)/)
    .flatMap((sentence) => {
      const [, head, list] = /^([^:]*):(.*)$/.exec(sentence) ?? [];
      if (head !== undefined && /\b(?:GET|POST|PUT|PATCH|DELETE)$/.test(head.trim())) return [head];
      const calls = (list ?? sentence).replace(/^\s*Endpoints\b/, "").replace(/\balso used\s*$/, "");
      return calls.split(/,| and (?=`)/);
    })
    .map(plain)
    .filter((label) => label !== "");
}

function plain(text: string): string {
  return text.replaceAll("`", "").replace(/\s+/g, " ").trim().replace(/[.,]$/, "");
}
