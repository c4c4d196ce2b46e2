import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { BuildOrder, BuildResult, InspectOrder, InspectResult, WorkerCode } from "./worker-orders.ts";

/** The thread that does what takes a second, which requests must not wait for. */
export interface WorkerThread {
  /** Does one order after the other. Rejects when the thread fails; the next order gets a new one. */
  readonly ask: {
    (order: BuildOrder): Promise<BuildResult>;
    (order: InspectOrder): Promise<InspectResult>;
  };
  /**
   * Ends the thread once it has done what it was asked: the next order gets one with the code as it is then.
   */
  readonly renew: () => void;
}

/**
 * How long a thread is kept for the next order, in milliseconds: it remembers what did not change, and takes
 * memory.
 */
const idleMs = 300_000;

/** @param file The built `release-worker.ts`. */
export function createWorkerThread(file: string, code: WorkerCode): WorkerThread {
  let worker: Worker | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const end = () => {
    clearTimeout(idle);
    void worker?.terminate();
    worker = undefined;
  };
  const answer = async (order: BuildOrder | InspectOrder): Promise<unknown> => {
    clearTimeout(idle);
    worker ??= new Worker(file, { workerData: code });
    worker.ref();
    try {
      worker.postMessage(order);
      const [result] = await once(worker, "message");
      worker.unref();
      idle = setTimeout(end, idleMs).unref();
      return result;
    } catch (error) {
      end();
      throw error;
    }
  };
  const ask = (order: BuildOrder | InspectOrder) => {
    const answered = last.then(() => answer(order));
    last = answered.catch(() => undefined);
    return answered;
  };
  return { ask: ask as WorkerThread["ask"], renew: () => void last.then(end) };
}
