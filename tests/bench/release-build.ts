import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { WidgetManifest } from "#renderer";
import { buildRelease } from "#renderer/release";
import { migrations } from "#widgets/migrations";
import { type BenchRow, median, wallMs } from "./table.ts";

/**
 * Release build of the real configuration, of a synthetic one with 1,000 domains, and plain parsing of the
 * same files.
 */
export async function benchReleaseBuild(
  root: string,
  widgets: readonly WidgetManifest[],
): Promise<BenchRow[]> {
  const now = new Date("2027-01-15T10:00:00Z");
  const build = async (folder: string) => {
    const { release, findings } = await buildRelease({ root: folder, widgets, migrations, now });
    if (!release)
      throw new Error(
        findings.map((finding) => `${finding.file}:${finding.line} ${finding.message}`).join("\n"),
      );
    return release;
  };
  await build(root);
  const times: number[] = [];
  let sites = 0;
  for (let run = 0; run < 5; run++)
    times.push(await wallMs(async () => (sites = Object.keys((await build(root)).sites).length)));
  const real = median(times);

  const many = syntheticConfig(root, 1000);
  const manyMs = await wallMs(() => build(many));
  const memory = process.memoryUsage().rss / 1048576;
  rmSync(many, { recursive: true });
  return [
    {
      what: `release of the real configuration, ${sites} sites`,
      result: `${real.toFixed(0)} ms`,
      goal: "< 1 s",
      met: real < 1000,
    },
    {
      what: "release of 1,000 domains (synthetic)",
      result: `${(manyMs / 1000).toFixed(2)} s, ${memory.toFixed(0)} MB resident`,
      against: "the real one",
      ratio: (manyMs / real).toFixed(1),
    },
  ];
}

/** A copy of the configuration with many more domains, alike but for their names. */
function syntheticConfig(root: string, count: number): string {
  const folder = mkdtempSync(join(tmpdir(), "staywright-bench-"));
  for (const part of ["config", "schemas", "widgets"])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  const domain = JSON.parse(readFileSync(join(root, "config/domains/wrenhollow-nl.json"), "utf8"));
  for (let index = 0; index < count; index++) {
    const id = `wrenhollow-bench-${index}`;
    writeFileSync(
      join(folder, `config/domains/${id}.json`),
      JSON.stringify({ ...domain, id, host: `${id}.wrenhollow.example`, hosts: [] }),
    );
  }
  return folder;
}
