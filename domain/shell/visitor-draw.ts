/**
 * A number between 0 and 1, both excluded, that looks random but follows from a visitor's own random number
 * and what it is drawn for: the same on any machine. Two 32-bit multiply-xor hashes.
 */
export function visitorDraw(visitor: string, purpose: string): number {
  const text = `${visitor}\n${purpose}`;
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = mixed(high, low);
  low = mixed(low, high);
  return ((low >>> 0) + (high & 0x1fffff) * 2 ** 32 + 1) / (2 ** 53 + 2);
}

/** Spreads every bit of both halves over the result. */
function mixed(own: number, other: number): number {
  const first = Math.imul(own ^ (own >>> 16), 2246822507);
  return first ^ Math.imul(other ^ (other >>> 13), 3266489909);
}
