import { join } from "node:path";
import type { Release } from "#renderer";
import { buildRelease } from "#renderer/release";
import { migrations } from "#widgets/migrations";
import { registry } from "#widgets/registry";

export const projectRoot = join(import.meta.dirname, "../..");

let built: Promise<Release> | undefined;

/**
 * The release of the real configuration, built once per test process. Fails with the findings when it is
 * broken.
 */
export function realRelease(): Promise<Release> {
  built ??= build();
  return built;
}

async function build(): Promise<Release> {
  const widgets = Object.values(registry).map(({ manifest }) => manifest);
  const { release, findings } = buildRelease({
    root: projectRoot,
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
