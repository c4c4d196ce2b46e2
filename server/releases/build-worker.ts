import { parentPort, workerData } from "node:worker_threads";
import type { WidgetManifest } from "#renderer";
import {
  type ConfigSource,
  createReleaseBuilder,
  type Finding,
  readConfigSource,
  releaseToText,
} from "#renderer/release";
import { migrations } from "#widgets/migrations";

/** What a worker is started with. */
export interface WorkerCode {
  /** Project folder that holds `config/` and `schemas/`. */
  readonly root: string;
  readonly widgets: readonly WidgetManifest[];
}

export interface BuildOrder {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The folder's configuration when absent. */
  readonly source: ConfigSource | undefined;
}

export interface BuildResult {
  /** Text of the release; null when a finding is an error. */
  readonly text: string | null;
  readonly findings: readonly Finding[];
  readonly brandFiles: ReadonlyMap<string, Uint8Array>;
}

// Migrations are code, which cannot be handed over with the rest.
const code = workerData as WorkerCode;
const build = createReleaseBuilder({ ...code, migrations });

parentPort?.on("message", ({ now, source = readConfigSource(code.root) }: BuildOrder) => {
  const { release, findings } = build({ source, now: new Date(now) });
  const text = release && releaseToText(release);
  parentPort?.postMessage({ text, findings, brandFiles: source.brandFiles } satisfies BuildResult);
});
