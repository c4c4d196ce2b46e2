import { parentPort, workerData } from "node:worker_threads";
import {
  buildRelease,
  createReleaseBuilder,
  type ReleaseResult,
  readConfigSource,
  releaseToText,
} from "#renderer/release";
import { migrations } from "#widgets/migrations";
import { mapStacks } from "../platform/mapped-stacks.ts";
import { inspectResult } from "../releases/inspect-result.ts";
import type {
  BuildOrder,
  BuildResult,
  InspectOrder,
  InspectResult,
  WorkerCode,
} from "../releases/worker-orders.ts";
import type { ReleaseRenderer } from "./entry-check.ts";

mapStacks();

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
  render ??= import("./entry-check.ts").then(({ createReleaseRenderer }) => createReleaseRenderer());
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
