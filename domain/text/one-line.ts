/** Text of one line: whitespace of any kind becomes a single space, none at the ends. */
export function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, " ");
}
