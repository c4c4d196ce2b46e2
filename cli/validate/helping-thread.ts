import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Views } from "./load-views.ts";

type RenderHelper = Parameters<ReturnType<Views["createRememberingRenderer"]>["renderBeside"]>[0];

/** A thread that loads the views while the release is built, and then renders a part of it. */
export interface HelpingThread extends RenderHelper {
  readonly end: () => void;
}

/** What the thread runs: it needs no TypeScript, for the views are one file. */
const CODE = `
const { parentPort, workerData: { file, turns } } = require("node:worker_threads");
import(file).then(({ helpRendering }) => {
  parentPort.on("message", (order) => parentPort.postMessage(helpRendering(turns, order)));
});
`;

/** Starts a thread from the file of views; undefined on a machine that has nowhere to run it. */
export function startHelping(file: string, remembers: boolean): HelpingThread | undefined {
  if (availableParallelism() < 2) return undefined;
  const turns = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const worker = new Worker(CODE, { eval: true, workerData: { file, turns } });
  // Nobody waits for it before it is asked.
  worker.unref();
  const ended = new Promise<never>((_, reject) => {
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("The thread ended.")));
  });
  ended.catch(() => {});
  return {
    turns,
    remembers,
    help: async (order) => {
      worker.ref();
      worker.postMessage(order);
      try {
        const [result] = await Promise.race([once(worker, "message"), ended]);
        return result;
      } finally {
        worker.unref();
      }
    },
    end: () => void worker.terminate(),
  };
}
