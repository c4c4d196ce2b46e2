/**
 * Whether a text has every word of a query, in any order, whatever their case, their accents and the signs
 * around them.
 */
export function hasWords(text: string, query: string): boolean {
  const words = folded(query)
    .split(/\s+/)
    .map((word) => word.replace(/^\p{P}+|\p{P}+$/gu, ""))
    .filter(Boolean);
  const within = folded(text);
  return words.every((word) => within.includes(word));
}

function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
