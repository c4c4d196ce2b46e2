import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * Longest the event loop is kept from requests in one go, in milliseconds; one step may take a little longer.
 */
const sliceMs = 5;

/** Runs a piece of work step by step and lets requests through in between. */
export async function inSlices<Result>(steps: Generator<undefined, Result>): Promise<Result> {
  for (;;) {
    const until = performance.now() + sliceMs;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
    await nextTurn();
  }
}
