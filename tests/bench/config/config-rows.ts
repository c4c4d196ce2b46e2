import { execFileSync, fork } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { WidgetManifest } from "#renderer";
import {
  type BuiltRelease,
  buildRelease,
  type ConfigSource,
  createReleaseBuilder,
  diffReleases,
  type ReleaseResult,
  readConfigSource,
} from "#renderer/release";
import { migrations } from "#widgets/migrations";
import { parseJsonFile } from "../../../renderer/release/json/json-file.ts";
import { siteLayers } from "../../../renderer/release/layers/site-layers.ts";
import { indexConfig } from "../../../renderer/release/read/config-index.ts";
import { benchMistakes } from "../../mutations/bench-mutations.ts";
import { benchBlindMistakes } from "../../mutations/blind/bench-blind.ts";
import { type BenchRow, median, wallMs } from "../table.ts";
import { ajvCommand, plainAjv, plainMerge } from "./plain-tools.ts";
import { benchRendering, renderedFindings } from "./render-rows.ts";
import { syntheticSource } from "./synthetic.ts";

const now = new Date("2027-01-15T10:00:00Z");

/** Checking, explaining and comparing configuration, beside what a team would use instead. */
export async function benchConfig(root: string, widgets: readonly WidgetManifest[]): Promise<BenchRow[]> {
  const real = readConfigSource(root);
  const build = (source: ConfigSource) => whole(buildRelease({ root, widgets, migrations, source, now }));
  const sites = Object.keys(build(real).release.sites).length;
  const cold = await typical(5, () => build(real));
  const ajv = await typical(5, () => plainAjv(root, real));
  const merged = await typical(5, () => mergeEverySite(real));
  const command = await typical(3, () => run(root, ["cli/bin.mjs", "validate", "--no-render", "--json"]));
  const rendering = await typical(3, () =>
    run(root, ["cli/bin.mjs", "validate", "--json"], { STAYWRIGHT_MEMORY: "off" }),
  );
  const checker = await typical(3, () => ajvCommand(root));
  return [
    {
      what: `check the whole configuration: ${real.texts.size} files, ${sites} sites, layers, references, positions`,
      result: ms(cold),
      against: `ajv alone over the files that have a schema: ${ms(ajv)}`,
      ratio: (cold / ajv).toFixed(1),
    },
    {
      what: "`staywright validate`, process and all, every page of every site rendered from nothing",
      result: ms(rendering),
      against: `without rendering: ${ms(command)}`,
      ratio: (rendering / command).toFixed(1),
      goal: "< 3 s",
      met: rendering < 3000,
    },
    ...(await benchRemembered(root, command)),
    ...benchRendering(root, widgets, real),
    {
      what: "`staywright validate --no-render`, process and all",
      result: ms(command),
      against: `a command-line checker, one process for each of 6 kinds, no layers: ${ms(checker)}`,
      ratio: (command / checker).toFixed(2),
    },
    {
      what: `merge the layers of every site with provenance, checks and words (the build above)`,
      result: ms(cold),
      against: `merging alone, keeping nothing: ${ms(merged)}`,
      ratio: (cold / merged).toFixed(1),
    },
    await benchOneChange(root, widgets, real, cold),
    ...(await benchLarge(root)),
    ...(await benchQuestions(root, widgets, real)),
    ...(await benchTypes(root)),
    await benchHelp(root),
    ...benchMistakes(root, widgets, 12),
    ...benchBlindMistakes(root, widgets, renderedFindings()),
  ];
}

/** `validate` in a process of its own after an earlier one: nothing changed meanwhile, or a word did. */
async function benchRemembered(root: string, command: number): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), "staywright-bench-"));
  for (const part of ["config", "schemas", "widgets"])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  const validate = () =>
    run(root, ["cli/bin.mjs", "validate", "--root", folder, "--json"], {
      STAYWRIGHT_MEMORY: join(folder, "memory"),
    });
  validate();
  const again = await typical(3, validate);
  const words = join(folder, "config/messages/nl/sign-in.json");
  const text = readFileSync(words, "utf8");
  const changed: number[] = [];
  for (let turn = 0; turn < 3; turn++) {
    writeFileSync(words, text.replace('"sign-in.title": "', `"sign-in.title": "${turn} `));
    changed.push(await wallMs(validate));
  }
  rmSync(folder, { recursive: true });
  const against = `without rendering: ${ms(command)}`;
  const row = (what: string, time: number, goal: number): BenchRow => ({
    what: `the same in another process, ${what}`,
    result: ms(time),
    against,
    ratio: (time / command).toFixed(1),
    goal: `< ${goal / 1000} s`,
    met: time < goal,
  });
  return [
    row("nothing changed since the last", again, 1500),
    row("one word changed since the last", median(changed), 3000),
  ];
}

/** One file changes and the whole is checked again, as the running server and `validate --changed` do. */
async function benchOneChange(
  root: string,
  widgets: readonly WidgetManifest[],
  real: ConfigSource,
  cold: number,
): Promise<BenchRow> {
  const builder = createReleaseBuilder({ root, widgets, migrations });
  builder({ now, source: real });
  const times: number[] = [];
  for (let turn = 0; turn < 20; turn++) {
    const source = edited(real, "config/brands/wrenhollow/brand.json", (text) =>
      text.replace(/"location": "[^"]*"/, `"location": "Utrecht ${turn}"`),
    );
    times.push(await wallMs(() => builder({ now, source })));
  }
  const warm = median(times);
  return {
    what: "check again after one file changed",
    result: ms(warm),
    against: `everything anew: ${ms(cold)}`,
    ratio: (warm / cold).toFixed(2),
    goal: "< 50 ms",
    met: warm < 50,
  };
}

async function benchLarge(root: string): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [sitesPer, name] of [
    [1, "250 countries × 4 brands × 3 languages"],
    [10, "10,000 domains"],
  ] as const) {
    const measured = await measureApart(root, sitesPer);
    rows.push({
      what: `release of ${name} (${measured.sites.toLocaleString("en")} sites)`,
      result: `${(measured.ms / 1000).toFixed(2)} s, ${measured.megabytes.toFixed(0)} MB resident, ${measured.grown.toFixed(0)} MB of them its own`,
    });
  }
  return rows;
}

async function benchQuestions(
  root: string,
  widgets: readonly WidgetManifest[],
  real: ConfigSource,
): Promise<BenchRow[]> {
  const changed = edited(real, "config/brands/wrenhollow/brand.json", (text) =>
    text.replace(/"supportEmail": "[^"]*"/, '"supportEmail": "desk@wrenhollow.example"'),
  );
  const large = (source: ConfigSource) =>
    syntheticSource(source, { countries: 250, brands: 4, sitesPer: 1, locales: ["en", "nl", "de"] });
  const build = (source: ConfigSource) => whole(buildRelease({ root, widgets, migrations, source, now }));
  const [before, after] = [build(real), build(changed)];
  const [manyBefore, manyAfter] = [build(large(real)), build(large(changed))];
  const explain = await typical(5, () => {
    for (const site of Object.keys(after.release.sites))
      after.explain(site, "pages.home.main.hero.props.title");
  });
  const stored = (result: BuiltRelease) => JSON.stringify(result.release);
  const plain = await typical(5, () => stored(manyBefore) === stored(manyAfter));
  const small = await typical(5, () => diffReleases(before, after));
  const many = await typical(3, () => diffReleases(manyBefore, manyAfter));
  return [
    { what: "explain one value on every site", result: ms(explain) },
    { what: "diff of two releases, one line changed", result: ms(small) },
    {
      what: "diff of two releases of 1,000 sites, one line of a brand changed",
      result: ms(many),
      against: `writing both out and comparing the texts, which says only that they differ: ${ms(plain)}`,
      ratio: (many / plain).toFixed(2),
    },
  ];
}

/** Types of every schema and widget from nothing, and again when nothing changed. */
async function benchTypes(root: string): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), "staywright-bench-"));
  for (const part of ["config", "schemas", "widgets", "docs"])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  rmSync(join(folder, "schemas/generated"), { recursive: true, force: true });
  rmSync(join(folder, "widgets/generated"), { recursive: true, force: true });
  const generate = () => run(root, ["cli/bin.mjs", "generate", "--root", folder, "--json"]);
  const first = await wallMs(generate);
  const again = await typical(3, generate);
  rmSync(folder, { recursive: true });
  return [
    {
      what: "generate every type, nothing changed, process and all",
      result: ms(again),
      against: `from nothing: ${ms(first)}`,
      ratio: (again / first).toFixed(2),
    },
  ];
}

/** What the command line takes to start, beside a process that does nothing. */
async function benchHelp(root: string): Promise<BenchRow> {
  const help = await typical(5, () => run(root, ["cli/bin.mjs", "--help"]));
  const nothing = await typical(5, () => run(root, ["-e", "0"]));
  const own = help - nothing;
  return {
    what: "`staywright --help`, beyond starting Node",
    result: ms(own),
    against: `Node that does nothing: ${ms(nothing)}`,
    goal: "< 300 ms",
    met: own < 300,
  };
}

interface Measured {
  readonly ms: number;
  readonly sites: number;
  readonly megabytes: number;
  readonly grown: number;
}

function measureApart(root: string, sitesPer: number): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const child = fork(join(root, "dist/bench/many-domains.js"), [root, String(sitesPer)]);
    child.once("message", (message) => resolve(message as Measured));
    child.once("exit", (code) => reject(new Error(`The measuring process ended with ${code}.`)));
  });
}

function mergeEverySite(source: ConfigSource): number {
  const index = indexConfig(
    new Map([...source.texts].map(([path, text]) => [path, parseJsonFile(path, text)])),
  );
  let merged = 0;
  for (const [id, file] of index.byKind("domain")) {
    const { layered, ...records } = siteLayers(index, id, file.value as { brand: string; country: string });
    for (const layers of [
      ...Object.values(records),
      ...[...layered.values()].flatMap((each) => [...each.values()]),
    ]) {
      plainMerge(layers.map(({ value }) => value));
      merged += 1;
    }
  }
  return merged;
}

function edited(source: ConfigSource, path: string, change: (text: string) => string): ConfigSource {
  const text = source.texts.get(path);
  if (text === undefined || change(text) === text) throw new Error(`${path} was not changed.`);
  return { ...source, texts: new Map([...source.texts, [path, change(text)]]) };
}

function whole({ release, ...result }: ReleaseResult): BuiltRelease & ReleaseResult {
  if (!release) throw new Error(result.findings.map(({ file, message }) => `${file} ${message}`).join("\n"));
  return { ...result, release };
}

async function typical(runs: number, work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < runs; turn++) times.push(await wallMs(work));
  return median(times);
}

function run(root: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  execFileSync(process.execPath, args, {
    cwd: root,
    stdio: "ignore",
    env: { ...process.env, ...env, NO_COLOR: "1" },
  });
}

const ms = (value: number) =>
  value < 10 ? `${value.toFixed(1)} ms` : `${Math.round(value).toLocaleString("en")} ms`;
