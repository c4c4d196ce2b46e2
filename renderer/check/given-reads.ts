import { nameAgain, numbersOf, type Read, type Roots } from "./tracked.ts";

/** What was read while something was made, and what that gave. */
export interface GivenReads {
  readonly reads: readonly Read[];
  /** Names of what was read, in the order of the reads. */
  readonly names: readonly unknown[];
}

/** Notes what reads give now. The roots never change once they are there. */
export function givenBy(roots: Roots, reads: readonly Read[]): GivenReads {
  const numbers = numbersOf(roots, Object.keys(roots));
  return { reads, names: reads.map((read) => nameAgain(roots, read, numbers)) };
}

/** Whether everything that was read gives the same again. */
export function giveAgain(roots: Roots, { reads, names }: GivenReads): boolean {
  const numbers = numbersOf(roots, Object.keys(roots));
  return reads.every((read, index) => nameAgain(roots, read, numbers) === names[index]);
}
