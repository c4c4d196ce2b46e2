import type { ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { WidgetManifest } from "#renderer";
import { buildRelease, type ConfigSource, codeDigest, readConfigSource } from "#renderer/release";
import { createReleaseChannel, createReleaseStore, type Db } from "#server/releases";
import { migrations } from "#widgets/migrations";
import { askSteadily } from "../../../server/testing/ask-steadily.ts";
import type { BenchRow } from "../table.ts";
import { syntheticSource } from "./synthetic.ts";

export interface LiveBench {
  readonly root: string;
  readonly widgets: readonly WidgetManifest[];
  readonly db: Db;
  readonly databaseUrl: string;
  readonly spawn: (
    port: number,
    environment: Readonly<Record<string, string>>,
    cwd?: string,
  ) => Promise<ChildProcess>;
}

/**
 * What guests notice of releases: nothing lost while they change, and what ten thousand domains cost a
 * server.
 */
export async function benchLive(bench: LiveBench): Promise<BenchRow[]> {
  return [await benchPublishing(bench), ...(await benchManyDomains(bench))];
}

const turns = 50;
const port = 4311;

async function benchPublishing({ root, widgets, db, databaseUrl, spawn }: LiveBench): Promise<BenchRow> {
  const channelName = "bench";
  const store = createReleaseStore(db, Date.now);
  const channel = createReleaseChannel(db, Date.now, channelName);
  const real = readConfigSource(root);
  const hashes: string[] = [];
  for (const source of [real, withOtherPlace(real)]) {
    const { release } = buildRelease({ root, widgets, migrations, source, now: new Date() });
    if (!release) throw new Error("The configuration has errors.");
    hashes.push((await store.put({ release, source, code: codeDigest(root, widgets) })).hash);
  }
  await channel.publish(hashes[0] ?? "", { seen: await channel.state() });
  const server = await spawn(port, {
    DATABASE_URL: databaseUrl,
    RELEASE_CHANNEL: channelName,
    LOG_LEVEL: "silent",
  });
  const paths = ["/", "/hotels-in-mumbai", "/search", "/faq"];
  const asking = askSteadily({ port, host: "solvanta-in.localhost", paths, clients: 8 });
  const started = performance.now();
  for (let turn = 0; turn < turns; turn++) {
    const seen = await channel.state();
    if (turn % 2 === 0) await channel.publish(hashes[1] ?? "", { seen });
    else await channel.rollback({ seen });
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
  const seconds = (performance.now() - started) / 1000;
  const { requests, failed, longestMs } = await asking.stop();
  server.kill("SIGTERM");
  await new Promise((resolve) => server.once("exit", resolve));
  return {
    what: `${turns} publishes and rollbacks in ${seconds.toFixed(0)} s under load`,
    result: `${failed.length} of ${requests.toLocaleString("en")} requests lost, slowest ${Math.round(longestMs)} ms`,
    goal: "0 lost",
    met: failed.length === 0,
  };
}

async function benchManyDomains(bench: LiveBench): Promise<BenchRow[]> {
  const { root, databaseUrl, spawn } = bench;
  const real = readConfigSource(root);
  const many = syntheticSource(real, {
    countries: 250,
    brands: 4,
    sitesPer: 10,
    locales: ["en", "nl", "de"],
  });
  const environment = { DATABASE_URL: databaseUrl, RELEASE_CHANNEL: "none", LOG_LEVEL: "silent" };
  const start = async (cwd: string) => {
    const started = performance.now();
    const server = await spawn(port, environment, cwd);
    const ms = performance.now() - started;
    const megabytes = residentMegabytes(server.pid ?? 0);
    server.kill("SIGTERM");
    await new Promise((resolve) => server.once("exit", resolve));
    return { ms, megabytes };
  };
  const usual = await start(root);
  const folder = projectWith(root, many);
  const large = await start(folder);
  rmSync(folder, { recursive: true });
  const shown = ({ ms, megabytes }: typeof usual) =>
    `${(ms / 1000).toFixed(1)} s, ${megabytes.toFixed(0)} MB`;
  return [
    {
      what: "server with 10,000 domains: start-up until it answers, memory",
      result: shown(large),
      against: `the real configuration: ${shown(usual)}`,
      ratio: `${(large.ms / usual.ms).toFixed(1)}, ${(large.megabytes / usual.megabytes).toFixed(1)}`,
    },
  ];
}

function withOtherPlace(source: ConfigSource): ConfigSource {
  const path = "config/brands/solvanta/brand.json";
  const text = source.texts.get(path) ?? "";
  return {
    ...source,
    texts: new Map([...source.texts, [path, text.replace(/"location": "[^"]*"/, '"location": "Elsewhere"')]]),
  };
}

/** The project with another configuration; everything else is the project's own. */
function projectWith(root: string, { texts, brandFiles }: ConfigSource): string {
  const folder = mkdtempSync(join(tmpdir(), "staywright-bench-"));
  for (const part of ["dist", "node_modules", "schemas", "widgets", "package.json"])
    symlinkSync(join(root, part), join(folder, part));
  const write = (path: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  for (const [path, text] of texts) write(path, text);
  for (const [path, bytes] of brandFiles) write(`config/brands/${path.replace("/", "/assets/")}`, bytes);
  return folder;
}

function residentMegabytes(pid: number): number {
  const [, kilobytes = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1000;
}
