/** Arms of an experiment by name, each with its share of guests; shares are relative to each other. */
export type WeightedArms = Readonly<Record<string, { readonly weight: number }>>;

/**
 * Arm of a visitor: the same for the same visitor, experiment and weights, on any machine. Every arm draws a number for the
 * visitor and the best draw for its weight wins, so a new weight of one arm moves only guests into or out of that arm.
 * Undefined when no arm has weight (EXP-01).
 */
export function experimentArm(visitor: string, experiment: string, arms: WeightedArms): string | undefined {
  let winner: string | undefined;
  let best = 0;
  for (const [name, { weight }] of Object.entries(arms)) {
    const score = weight / -Math.log(drawOf(`${visitor}\n${experiment}\n${name}`));
    if (score > best) {
      best = score;
      winner = name;
    }
  }
  return winner;
}

/** A number between 0 and 1, both excluded, that looks random but follows from the text: two 32-bit multiply-xor hashes. */
function drawOf(text: string): number {
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
