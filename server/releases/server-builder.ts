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
import { inSlices } from "./in-slices.ts";
import type { WorkerCode } from "./worker-orders.ts";
import type { WorkerThread } from "./worker-thread.ts";

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
  /** Every build happens in this thread when absent. */
  readonly worker?: WorkerThread | undefined;
}

/**
 * Builds releases for a running server. The first is built in this thread, which has nothing else to do yet;
 * later ones in a worker, since a whole build takes a second that requests must not wait for. There the
 * configuration folder is a release only when each of its pages can be rendered, so that no edit takes a page
 * down.
 */
export function createServerBuilder({
  root,
  widgets,
  migrations,
  clock,
  worker,
}: ServerBuilderOptions): BuildReleaseOf {
  let here: ReleaseBuilder | undefined;
  let isFirst = true;
  return async (stored) => {
    if (worker && !isFirst) {
      // Whoever publishes a release has rendered it.
      const render = stored === undefined;
      const { text, ...built } = await worker.ask({ kind: "build", now: clock(), source: stored, render });
      return { ...built, release: text === null ? null : await inSlices(readReleaseText(text)) };
    }
    isFirst = false;
    const source = stored ?? readConfigSource(root);
    here ??= createReleaseBuilder({ root, widgets, migrations });
    const { release, findings } = here({ source, now: new Date(clock()) });
    // What it remembers is of use to its own next build only.
    if (worker) here = undefined;
    return { release, findings, brandFiles: source.brandFiles };
  };
}
