import { parentPort, workerData } from "node:worker_threads";
import type { WidgetManifest } from "#renderer";
import {
  buildRelease,
  type ConfigSource,
  type Finding,
  readConfigSource,
  releaseToText,
} from "#renderer/release";

/** What a worker is to build: the folder's release when there is no source. */
export interface BuildOrder {
  readonly root: string;
  readonly widgets: readonly WidgetManifest[];
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly source: ConfigSource | undefined;
}

export interface BuildResult {
  /** Text of the release; null when a finding is an error. */
  readonly text: string | null;
  readonly findings: readonly Finding[];
  readonly brandFiles: ReadonlyMap<string, Uint8Array>;
}

// A worker of its own for each build: building takes a second of a processor that requests must not wait for.
const order = workerData as BuildOrder;
const source = order.source ?? readConfigSource(order.root);
const { release, findings } = buildRelease({ ...order, source, now: new Date(order.now) });
const result: BuildResult = {
  text: release && releaseToText(release),
  findings,
  brandFiles: source.brandFiles,
};
parentPort?.postMessage(result);
