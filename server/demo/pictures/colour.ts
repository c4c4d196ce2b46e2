/** Colours are `#rrggbb` strings. */
export function mix(from: string, to: string, share: number): string {
  return combine(from, to, (a, b) => a + (b - a) * share);
}

/** What a surface of one colour looks like under light of another. */
export function multiply(colour: string, light: string): string {
  return combine(colour, light, (a, b) => (a * b) / 255);
}

/** A colour with a share of white, from 0 to 1. */
export function lighten(colour: string, share: number): string {
  return mix(colour, "#ffffff", share);
}

function combine(first: string, second: string, merge: (a: number, b: number) => number): string {
  const a = channels(first);
  const b = channels(second);
  return `#${a.map((value, index) => toHex(merge(value, b[index] ?? 0))).join("")}`;
}

function channels(colour: string): readonly number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

function toHex(value: number): string {
  return Math.max(0, Math.min(255, Math.round(value)))
    .toString(16)
    .padStart(2, "0");
}
