import type { Clock } from "../platform/clock.ts";

export interface TestClock extends Clock {
  /** Moves the time forward. */
  readonly advance: (milliseconds: number) => void;
}

/** A clock that stands still until told otherwise: Monday 1 March 2027, 12:00 UTC. */
export function createTestClock(start = Date.UTC(2027, 2, 1, 12)): TestClock {
  let now = start;
  return Object.assign(() => now, {
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
  });
}
