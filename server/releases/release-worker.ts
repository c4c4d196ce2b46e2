import { parentPort, workerData } from "node:worker_threads";
import type { WidgetManifest } from "#renderer";
import {
  buildRelease,
  type ConfigSource,
  createReleaseBuilder,
  type Finding,
  type NodeInsight,
  type PageInsight,
  type ReleaseResult,
  readConfigSource,
  releaseToText,
} from "#renderer/release";
import { migrations } from "#widgets/migrations";
import type { ReleaseRenderer } from "../check/entry-check.ts";
import { type InspectQuestion, inspectResult } from "../inspect/inspect-result.ts";

/** What a worker is started with. */
export interface WorkerCode {
  /** Project folder that holds `config/` and `schemas/`. */
  readonly root: string;
  readonly widgets: readonly WidgetManifest[];
}

export interface BuildOrder {
  readonly kind: "build";
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The folder's configuration when absent. */
  readonly source: ConfigSource | undefined;
  /** Whether it is a release only after each of its pages was rendered without a mistake. */
  readonly render: boolean;
}

export interface BuildResult {
  /** Text of the release; null when a finding is an error. */
  readonly text: string | null;
  readonly findings: readonly Finding[];
  readonly brandFiles: ReadonlyMap<string, Uint8Array>;
}

export interface InspectOrder {
  readonly kind: "inspect";
  /** Hash of the stored release that is asked about. */
  readonly hash: string;
  readonly question: InspectQuestion;
  /** When the release was built and from what; left out while the worker may remember it. */
  readonly made?: { readonly now: number; readonly source: ConfigSource };
}

export interface InspectResult {
  /** False when the worker does not remember the release and has to be told what it was made of. */
  readonly known: boolean;
  readonly insight: PageInsight | NodeInsight | null;
}

// Migrations are code, which cannot be handed over with the rest.
const code = workerData as WorkerCode;
const build = createReleaseBuilder({ ...code, migrations });

/** Releases that were asked about last, by hash. */
const inspected = new Map<string, ReleaseResult>();
const keptInspected = 2;

let render: Promise<ReleaseRenderer> | undefined;

// What is thrown on the way ends the thread, which tells whoever asked.
parentPort?.on("message", async (order: BuildOrder | InspectOrder) => {
  parentPort?.postMessage(order.kind === "build" ? await built(order) : inspect(order));
});

async function built({
  now,
  source = readConfigSource(code.root),
  render,
}: BuildOrder): Promise<BuildResult> {
  const { brandFiles } = source;
  const { release, findings, explain } = build({ source, now: new Date(now) });
  if (!release || !render) return { text: release && releaseToText(release), findings, brandFiles };
  const { findings: seen } = (await renderer())({ release, explain }, new Date(now));
  const isGood = seen.every(({ severity }) => severity !== "error");
  return { text: isGood ? releaseToText(release) : null, findings: [...findings, ...seen], brandFiles };
}

/** Views are loaded when pages are first rendered: whoever asks about releases needs none. */
function renderer(): Promise<ReleaseRenderer> {
  render ??= import("../check/entry-check.ts").then(({ createReleaseRenderer }) => createReleaseRenderer());
  return render;
}

function inspect({ hash, question, made }: InspectOrder): InspectResult {
  const { source, now = 0 } = made ?? {};
  const result =
    inspected.get(hash) ?? (source && buildRelease({ ...code, migrations, source, now: new Date(now) }));
  if (!result) return { known: false, insight: null };
  inspected.delete(hash);
  inspected.set(hash, result);
  for (const oldest of [...inspected.keys()].slice(0, -keptInspected)) inspected.delete(oldest);
  return { known: true, insight: inspectResult(result, question) };
}
