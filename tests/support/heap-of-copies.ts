import { once } from "node:events";
import { Worker } from "node:worker_threads";

/**
 * Bytes of memory that a copy of some JSON takes once it is parsed, of many: measured in a heap of its own,
 * which nothing else fills or empties meanwhile.
 */
export async function heapOfCopies(json: string, copies: number): Promise<number> {
  const worker = new Worker(measure, { eval: true, workerData: { json, copies } });
  const [bytes] = (await once(worker, "message")) as [number];
  return bytes;
}

const measure = `
  const { parentPort, workerData: { json, copies } } = require("node:worker_threads");
  const v8 = require("node:v8");
  v8.setFlagsFromString("--expose-gc");
  const collect = require("node:vm").runInNewContext("gc");
  const held = () => (collect(), v8.getHeapStatistics().used_heap_size);
  const before = held();
  const all = Array.from({ length: copies }, () => JSON.parse(json));
  parentPort.postMessage((held() - before) / all.length);
`;
