/**
 * Text as it is compared: lower case, no accents, no punctuation, Arabic letter forms and digits of any
 * script made one.
 */
export function normalise(text: string): string {
  return text
    .normalize("NFKD")
    .replace(ACCENTS, "")
    .toLowerCase()
    .replace(/[أإآٱ]/g, "ا")
    .replace(/ى/g, "ي")
    .replace(/ة/g, "ه")
    .replace(/ß/g, "ss")
    .replace(/[øö]/g, "o")
    .replace(/[æ]/g, "ae")
    .replace(/[đð]/g, "d")
    .replace(/ł/g, "l")
    .replace(/ı/g, "i")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}

/**
 * Marks that words are told apart without, and the line that only makes Arabic words longer. Vowels that are
 * signs of their own stay: Thai `คืน` is a night, `คน` a person.
 */
const ACCENTS = /\u0640|(?=\p{M})[\P{Alphabetic}\p{Script=Inherited}\p{Script=Arabic}\p{Script=Hebrew}]/gu;

/**
 * Edits (insert, drop, change, swap of neighbours) between two texts; `limit + 1` as soon as it is known to
 * be more.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let previous = [...Array(b.length + 1).keys()];
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      let value = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + cost,
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        value = Math.min(value, (before[column - 2] ?? 0) + 1);
      current.push(value);
      least = Math.min(least, value);
    }
    if (least > limit) return limit + 1;
    before = previous;
    previous = current;
  }
  return previous[b.length] ?? limit + 1;
}

/**
 * Letters of a text as bits; texts whose bits differ in more than twice `limit` places are more than `limit`
 * edits apart.
 */
export function letterBits(text: string): number {
  let bits = 0;
  for (let index = 0; index < text.length; index += 1) bits |= 1 << (text.charCodeAt(index) % 32);
  return bits;
}

/** False when two texts are surely more than `limit` edits apart. */
export function mayBeNear(a: number, b: number, limit: number): boolean {
  let differing = a ^ b;
  let count = 0;
  while (differing !== 0) {
    differing &= differing - 1;
    count += 1;
    if (count > 2 * limit) return false;
  }
  return true;
}
