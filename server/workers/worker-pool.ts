import type { Log } from "../platform/log.ts";

/** A process that serves, as `node:cluster` gives it. */
export interface PooledWorker {
  readonly process: {
    readonly pid?: number | undefined;
    readonly kill: (signal: NodeJS.Signals) => boolean;
  };
  readonly on: (event: "exit" | "message" | "error", hear: (...facts: readonly unknown[]) => void) => unknown;
}

export interface WorkerPoolOptions<Worker extends PooledWorker> {
  /** Workers that serve at the same time. */
  readonly count: number;
  /** Starts the worker of a place, 0 to `count` − 1. */
  readonly start: (place: number) => Worker;
  /** Whether a message of a worker says that it serves. */
  readonly isReady: (message: unknown) => boolean;
  readonly log: Pick<Log, "warn" | "error">;
  /** Milliseconds a stopping worker may take before it is killed. */
  readonly patienceMs: number;
  /** Milliseconds before a worker that ended is replaced; doubled each time, up to `longestWaitMs`. */
  readonly firstWaitMs?: number;
  readonly longestWaitMs?: number;
  /** Milliseconds after which a worker that served counts as sound: its next end is its first. */
  readonly soundMs?: number;
}

export interface WorkerPool<Worker> {
  /** Resolves when all serve for the first time. Rejects when one ends before it ever served. */
  readonly ready: Promise<void>;
  /** Workers that serve now, by place. */
  readonly serving: () => readonly Worker[];
  /** Workers that ended without being told, since the start. */
  readonly replaced: () => number;
  /** Tells all to end, waits for them and kills whoever takes too long; nothing is replaced any more. */
  readonly stop: () => Promise<void>;
}

/** A worker ended before it served, while the pool was starting. */
export class WorkerFailed extends Error {
  override readonly name = "WorkerFailed";
}

/**
 * Keeps `count` workers serving. The first is started alone: what keeps it from serving, such as a mistake in
 * the configuration, is told once and ends the start. Later a worker that ends is replaced, at once when it
 * had served well, at growing intervals when it keeps ending; there is never a second one in its place.
 */
export function startWorkers<Worker extends PooledWorker>(
  options: WorkerPoolOptions<Worker>,
): WorkerPool<Worker> {
  const { count, log, patienceMs, firstWaitMs = 100, longestWaitMs = 30_000, soundMs = 60_000 } = options;
  const alive = new Map<number, Worker>();
  const serving = new Map<number, Worker>();
  const ends = new Set<Promise<void>>();
  const waits = new Set<ReturnType<typeof setTimeout>>();
  let isStopping = false;
  let replaced = 0;

  /** Runs the worker of a place, and those after it; resolves when the first one serves. */
  const run = (place: number, failures: number): Promise<void> => {
    const worker = options.start(place);
    alive.set(place, worker);
    let servedAt: number | undefined;
    return new Promise((resolve, reject) => {
      const ended = new Promise<void>((resolveEnd) => {
        // A message to a worker that has just gone is an event, which nobody else hears.
        worker.on("error", () => undefined);
        worker.on("message", (message) => {
          if (!options.isReady(message)) return;
          servedAt = performance.now();
          serving.set(place, worker);
          resolve();
        });
        worker.on("exit", (code, signal) => {
          alive.delete(place);
          serving.delete(place);
          resolveEnd();
          if (isStopping) return resolve();
          reject(new WorkerFailed(`Worker ${place} ended with ${signal ?? code} before it served.`));
          if (servedAt === undefined && failures === 0 && !isUp) return;
          const isSound = servedAt !== undefined && performance.now() - servedAt >= soundMs;
          const next = isSound ? 0 : failures + 1;
          const waitMs = next === 0 ? 0 : Math.min(longestWaitMs, firstWaitMs * 2 ** (next - 1));
          replaced += 1;
          log.error({ worker: place, code, signal, waitMs }, "a worker ended; it is replaced");
          const wait = setTimeout(() => {
            waits.delete(wait);
            run(place, next).then(
              () => log.warn({ worker: place }, "a worker serves again"),
              () => undefined,
            );
          }, waitMs);
          waits.add(wait);
        });
      });
      ends.add(ended);
      void ended.then(() => ends.delete(ended));
    });
  };

  let isUp = false;
  const startAll = async () => {
    await run(0, 0);
    // Whoever was told to stop never becomes ready.
    if (isStopping) await new Promise(() => undefined);
    const others = Array.from({ length: count - 1 }, (_, index) => run(index + 1, 0));
    await Promise.all(others);
    isUp = true;
  };
  return {
    ready: startAll(),
    serving: () => [...serving.entries()].sort(([a], [b]) => a - b).map(([, worker]) => worker),
    replaced: () => replaced,
    async stop() {
      isStopping = true;
      for (const wait of waits) clearTimeout(wait);
      for (const worker of alive.values()) worker.process.kill("SIGTERM");
      const patience = setTimeout(() => {
        for (const [place, worker] of alive) {
          log.error({ worker: place }, "a worker does not end; it is killed");
          worker.process.kill("SIGKILL");
        }
      }, patienceMs);
      await Promise.all(ends);
      clearTimeout(patience);
    },
  };
}
