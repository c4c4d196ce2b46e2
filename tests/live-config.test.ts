import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildRelease } from "#renderer/release";
import { migrations } from "#widgets/migrations";
import { registry } from "#widgets/registry";
import { type ReleaseSource, watchReleases } from "../server/releases/release-source.ts";
import { projectRoot } from "./support/real-release.ts";

const file = "config/countries/NL.json";
let root: string;
let source: ReleaseSource;
const told: string[] = [];

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "staywright-live-"));
  for (const part of ["config", "schemas"])
    cpSync(join(projectRoot, part), join(root, part), { recursive: true });
  const widgets = Object.values(registry).map(({ manifest }) => manifest);
  const build = () => buildRelease({ root, widgets, migrations, now: new Date("2027-01-15T10:00:00Z") });
  const { release, findings } = build();
  if (!release) throw new Error(JSON.stringify(findings.slice(0, 3)));
  source = watchReleases({
    folder: join(root, "config"),
    build,
    first: release,
    log: { info: (text) => told.push(text), error: (text) => told.push(text) },
  });
}, 60_000);

afterAll(() => {
  source.stop();
  rmSync(root, { recursive: true });
});

async function until(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error(`Nothing happened; told: ${told.join(" | ")}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe("a running server's configuration", () => {
  it("keeps the old release up when a file breaks, says where, and takes the repaired one", async () => {
    const before = source.current();
    const text = readFileSync(join(root, file), "utf8");

    writeFileSync(join(root, file), text.replace('"currencyCode": "EUR"', '"currencyCode": "EUR",,'));
    await until(() => source.findings().some((finding) => finding.severity === "error"));
    expect(source.current()).toBe(before);
    const line = text.split("\n").findIndex((each) => each.includes('"currencyCode"')) + 1;
    expect(told.join("\n")).toMatch(new RegExp(`${file}:${line}:\\d+ `));
    expect(told.join("\n")).toContain(`release ${before.hash} stays up`);

    writeFileSync(join(root, file), text.replace('"weekStart": 1', '"weekStart": 0'));
    await until(() => source.current().hash !== before.hash);
    expect(source.current().sites["wrenhollow-nl"]?.country.weekStart).toBe(0);
  }, 60_000);

  it("follows a file that is saved by renaming another over it, again and again, as editors and git do", async () => {
    const path = join(root, file);
    for (const weekStart of [6, 1, 0]) {
      const text = readFileSync(path, "utf8").replace(/"weekStart": \d/, `"weekStart": ${weekStart}`);
      writeFileSync(`${path}.swp`, text);
      renameSync(`${path}.swp`, path);
      await until(() => source.current().sites["wrenhollow-nl"]?.country.weekStart === weekStart);
    }
  }, 60_000);
});
