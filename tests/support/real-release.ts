import { join } from "node:path";
import type { Release, WidgetManifest } from "#renderer";
import { buildRelease } from "#renderer/release";
import { migrations } from "#widgets/migrations";
import { registry } from "#widgets/registry";

export const projectRoot = join(import.meta.dirname, "../..");

let built: Promise<Release> | undefined;

/**
 * The release of the real configuration, built once per test process, whose pages wait for late answers.
 * Fails with the findings when it is broken.
 */
export function realRelease(): Promise<Release> {
  built ??= releaseOf(projectRoot);
  return built;
}

/** The release of the project in a folder, in the same way. */
export async function releaseOf(root: string): Promise<Release> {
  const widgets = Object.values(registry).map(({ manifest }) => waitingLonger(manifest));
  const { release, findings } = buildRelease({
    root,
    widgets,
    migrations,
    now: new Date("2027-01-15T10:00:00Z"),
  });
  if (!release) {
    const lines = findings.map(
      (finding) => `${finding.file}:${finding.line}:${finding.column} ${finding.message}`,
    );
    throw new Error(`The configuration has errors:\n${lines.join("\n")}`);
  }
  return release;
}

/** Tests share a busy machine, where an answer that a page can do without comes late for no fault of ours. */
function waitingLonger(manifest: WidgetManifest): WidgetManifest {
  if (!manifest.data) return manifest;
  const data = Object.entries(manifest.data).map(([name, request]) => [
    name,
    { ...request, timeoutMs: 60_000 },
  ]);
  return { ...manifest, data: Object.fromEntries(data) };
}
