import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Bytes of the heap that are still held by something, of this process. */
export function heapUsed(): number {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
  return process.memoryUsage().heapUsed;
}
