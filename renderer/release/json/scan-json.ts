/** No page of ours nests a third of it. */
export const DEEPEST = 100;

/** How many properties a JSON text writes, and where it first goes too deep. */
export function scanJson(text: string): { readonly colons: number; readonly tooDeepAt?: number } {
  let colons = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === COLON) colons++;
    else if (code === OPEN_OBJECT || code === OPEN_LIST) {
      depth++;
      if (depth > DEEPEST) return { colons, tooDeepAt: at };
    } else if (code === CLOSE_OBJECT || code === CLOSE_LIST) depth--;
    if (code !== QUOTE) continue;
    do at = text.indexOf('"', at + 1);
    while (isEscaped(text, at));
    if (at === -1) break;
  }
  return { colons };
}

const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;
const OPEN_LIST = 91;
const CLOSE_LIST = 93;

const COLON = 58;
const QUOTE = 34;
const BACKSLASH = 92;

function isEscaped(text: string, at: number): boolean {
  let start = at;
  while (text.charCodeAt(start - 1) === BACKSLASH) start--;
  return (at - start) % 2 === 1;
}
