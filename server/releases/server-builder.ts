import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Release } from "#renderer";
import {
  type ConfigSource,
  createReleaseBuilder,
  type Finding,
  type ReleaseBuilder,
  readConfigSource,
  readReleaseText,
  type WidgetMigrations,
} from "#renderer/release";
import type { Clock } from "../platform/clock.ts";
import type { BuildOrder, BuildResult, WorkerCode } from "./build-worker.ts";
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

export interface ServerBuilderOptions extends WorkerCode {
  /** Migrations of widgets whose version is above 1. */
  readonly migrations: WidgetMigrations;
  readonly clock: Clock;
  /** The built `build-worker.ts`; every build happens in this thread when absent. */
  readonly workerFile?: string;
}

/**
 * Builds releases for a running server. The first is built in this thread, which has nothing else to do yet; later ones in a worker,
 * since a whole build takes a second that requests must not wait for.
 */
export function createServerBuilder({
  root,
  widgets,
  migrations,
  clock,
  workerFile,
}: ServerBuilderOptions): BuildReleaseOf {
  const inWorker = workerFile ? createWorkerBuilder(workerFile, { root, widgets }) : undefined;
  let here: ReleaseBuilder | undefined;
  let isFirst = true;
  return async (stored) => {
    if (inWorker && !isFirst) return inWorker({ now: clock(), source: stored });
    isFirst = false;
    const source = stored ?? readConfigSource(root);
    here ??= createReleaseBuilder({ root, widgets, migrations });
    const { release, findings } = here({ source, now: new Date(clock()) });
    // What it remembers is of use to its own next build only.
    if (inWorker) here = undefined;
    return { release, findings, brandFiles: source.brandFiles };
  };
}

/** How long a worker is kept for the next build, in milliseconds: it remembers what did not change, and takes memory. */
const idleMs = 120_000;

function createWorkerBuilder(file: string, code: WorkerCode): (order: BuildOrder) => Promise<BuiltRelease> {
  let worker: Worker | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const end = () => {
    clearTimeout(idle);
    void worker?.terminate();
    worker = undefined;
  };
  const build = async (order: BuildOrder): Promise<BuiltRelease> => {
    clearTimeout(idle);
    worker ??= new Worker(file, { workerData: code });
    worker.ref();
    try {
      worker.postMessage(order);
      const [result] = (await once(worker, "message")) as [BuildResult];
      worker.unref();
      idle = setTimeout(end, idleMs).unref();
      const release = result.text === null ? null : await inSlices(readReleaseText(result.text));
      return { release, findings: result.findings, brandFiles: result.brandFiles };
    } catch (error) {
      end();
      throw error;
    }
  };
  return (order) => {
    const built = last.then(() => build(order));
    last = built.catch(() => undefined);
    return built;
  };
}
