import { randomBytes } from "node:crypto";

/** A source of random bytes. */
export type RandomBytes = (count: number) => Uint8Array;

/** The system's cryptographic source. */
export const systemRandom: RandomBytes = (count) => randomBytes(count);
