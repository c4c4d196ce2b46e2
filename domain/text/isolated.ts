/**
 * A text between the marks FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE, which are to plain text what
 * `bdi` is to a page: in words of the other direction it keeps its own, and they keep theirs (LOC-03).
 */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
