import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Release, WidgetManifest } from "#renderer";
import {
  buildRelease,
  type ConfigSource,
  type Finding,
  readConfigSource,
  readReleaseText,
} from "#renderer/release";
import type { Clock } from "../platform/clock.ts";
import type { BuildOrder, BuildResult } from "./build-worker.ts";
import { inSlices } from "./in-slices.ts";

export interface BuiltRelease {
  /** Null when a finding is an error. */
  readonly release: Release | null;
  readonly findings: readonly Finding[];
  /** Bytes of the brand files it was built from, by `<brand>/<file>`. */
  readonly brandFiles: ReadonlyMap<string, Uint8Array>;
}

/** Builds the release of the configuration folder, or of a stored source. */
export type BuildReleaseOf = (source?: ConfigSource) => Promise<BuiltRelease>;

export interface ReleaseBuilderOptions {
  /** Project folder that holds `config/` and `schemas/`. */
  readonly root: string;
  readonly widgets: readonly WidgetManifest[];
  readonly clock: Clock;
  /** The built `build-worker.ts`: building then takes none of the time of requests. In this thread when absent. */
  readonly workerFile?: string;
}

/** A builder of releases for a running server. */
export function createReleaseBuilder(options: ReleaseBuilderOptions): BuildReleaseOf {
  const { root, widgets, clock, workerFile } = options;
  if (workerFile) return (source) => buildInWorker(workerFile, { root, widgets, now: clock(), source });
  return async (stored) => {
    const source = stored ?? readConfigSource(root);
    const { release, findings } = buildRelease({ root, widgets, source, now: new Date(clock()) });
    return { release, findings, brandFiles: source.brandFiles };
  };
}

async function buildInWorker(file: string, order: BuildOrder): Promise<BuiltRelease> {
  const worker = new Worker(file, { workerData: order });
  try {
    const [result] = (await once(worker, "message")) as [BuildResult];
    const release = result.text === null ? null : await inSlices(readReleaseText(result.text));
    return { release, findings: result.findings, brandFiles: result.brandFiles };
  } finally {
    await worker.terminate();
  }
}
