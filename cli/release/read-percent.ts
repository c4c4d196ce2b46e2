/** A whole number of percent. @throws naming what was given it. */
export function readPercent(name: string, text: string): number {
  if (!/^\d{1,3}%?$/.test(text) || Number.parseInt(text, 10) > 100)
    throw new Error(`${name} takes a whole number of percent from 0 to 100, such as 5, not "${text}".`);
  return Number.parseInt(text, 10);
}
