export interface Turns {
  /** Resolves when it is one's turn; what it returns gives the place back. */
  readonly next: () => Promise<() => void>;
  readonly stop: () => void;
}

/** The time that goes by, as a loop of events notices it. */
export interface Ticks {
  /** Calls again and again, with how many milliseconds late it is; returns what ends it. */
  readonly every: (ms: number, tell: (lateMs: number) => void) => () => void;
}

/**
 * Lets `atOnce` pieces of work go on at the same time, the others in the order they came. Work that only
 * waits for others (a slow backend) costs nothing, so one more begins at each tick that comes on time: only
 * while the loop of events is late are there no more than `atOnce`. What is answered in between, a booking
 * with its many small steps, then waits for a few pages at each step and not for all of them.
 */
export function createTurns(atOnce: number, ticks: Ticks = loopTicks): Turns {
  const waiting: (() => void)[] = [];
  let running = 0;
  let endTicks: (() => void) | undefined;
  const begin = () => {
    running += 1;
    waiting.shift()?.();
    if (waiting.length === 0) rest();
  };
  const rest = () => {
    endTicks?.();
    endTicks = undefined;
  };
  const placeOf = () => {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      running -= 1;
      if (running < atOnce && waiting.length > 0) begin();
    };
  };
  return {
    async next() {
      if (running < atOnce && waiting.length === 0) {
        running += 1;
        return placeOf();
      }
      endTicks ??= ticks.every(TICK_MS, (lateMs) => {
        if (lateMs < ON_TIME_MS && waiting.length > 0) begin();
      });
      await new Promise<void>((resolve) => waiting.push(resolve));
      return placeOf();
    },
    stop: rest,
  };
}

const loopTicks: Ticks = {
  every(ms, tell) {
    let due = performance.now() + ms;
    const timer = setInterval(() => {
      const now = performance.now();
      tell(now - due);
      due = now + ms;
    }, ms);
    timer.unref();
    return () => clearInterval(timer);
  },
};

const TICK_MS = 10;
const ON_TIME_MS = 15;
