/** More tasks wait than may. */
export class LimitReached extends Error {
  override readonly name = "LimitReached";
}

/**
 * Runs at most `size` tasks at once; at most `waiting` others wait in order. @throws LimitReached for one
 * more.
 */
export function createLimit(size: number, mostWaiting: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running >= size) {
      if (waiting.length >= mostWaiting) throw new LimitReached();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await task();
    } finally {
      // The place is handed over, so that nobody slips in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
