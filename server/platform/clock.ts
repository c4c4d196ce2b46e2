/** The current moment in milliseconds since 1970. Tests hand in one that stands still. */
export type Clock = () => number;

/** The machine's clock. */
export const systemClock: Clock = () => Date.now();
