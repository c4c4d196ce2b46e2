/** Numbers from 0 up to 1 that are the same in every run of the same seed. */
export function seededRandom(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Up to `count` items, spread evenly over a shuffle that the seed decides. */
export function sample<T>(items: readonly T[], count: number, seed: string): T[] {
  if (items.length <= count) return [...items];
  const random = seededRandom(seed);
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ item }) => item);
}

/**
 * A name as somebody in a hurry writes it: neighbours swapped, a letter left out or one too many. Never the
 * name itself.
 */
export function misspell(name: string, seed: string): string {
  const segments = name.split(".");
  const longest = segments.reduce(
    (best, segment, index) => (segment.length > (segments[best]?.length ?? 0) ? index : best),
    0,
  );
  return segments
    .map((segment, index) => (index === longest ? misspellWord(segment, seed) : segment))
    .join(".");
}

function misspellWord(name: string, seed: string): string {
  const random = seededRandom(seed + name);
  // A language or a country of two letters is nothing like itself without one of them.
  const ways = name.length < 4 ? 1 : 3;
  for (let attempt = 0; attempt < 20; attempt++) {
    const at = 1 + Math.floor(random() * Math.max(1, name.length - 2));
    const typo = [
      name.slice(0, at) + name.slice(at - 1, at) + name.slice(at),
      name.slice(0, at) + name.slice(at + 1, at + 2) + name.slice(at, at + 1) + name.slice(at + 2),
      name.slice(0, at) + name.slice(at + 1),
    ][Math.floor(random() * ways)];
    if (typo !== undefined && typo !== name && typo.length > 0) return typo;
  }
  return `${name}${name.at(-1)}`;
}
