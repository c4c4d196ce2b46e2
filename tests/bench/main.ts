import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import type { Site } from "#renderer";
import type { PageRequestInput, SourceRunner } from "#renderer/server";
import { createHost, type Host } from "../../server/host.ts";
import { readSettings } from "../../server/settings.ts";
import { builtAssets } from "../../server/web/assets/built-assets.ts";
import { createRenderer, migrations, registry, themeCss } from "../../server/web/entry-ssr.tsx";
import { readPageRequest } from "../../server/web/pages/page-request.ts";
import { benchAttacks } from "./attack-rows.ts";
import { benchBooking } from "./booking-race.ts";
import { benchClassification } from "./classification.ts";
import { benchConfig } from "./config/config-rows.ts";
import { benchLive } from "./config/live-rows.ts";
import { benchDataChain } from "./data-chain.tsx";
import { benchFuzz } from "./fuzz-rows.ts";
import { httpRate, ratesInTurn } from "./http-rate.ts";
import { knownCookies, pagesOfGuests } from "./known-guests.ts";
import { benchMemory, type RunningProduct } from "./memory.ts";
import { benchOverload } from "./overload/overload-rows.ts";
import { benchPageEngine } from "./page-engine.tsx";
import { benchPeers } from "./peers/peers-rows.ts";
import { benchReleaseBuild } from "./release-build.ts";
import { benchLargeSupply, SCALE_PROPERTIES, SCALE_TITLE } from "./scale/large-supply.ts";
import { benchSearch } from "./search-rate.ts";
import { spawnServer, whileRunning } from "./spawn-server.ts";
import { type BenchRow, toMarkdown } from "./table.ts";
import { benchWire } from "./wire-bytes.ts";

const root = process.cwd();
const seconds = Number(process.env.BENCH_SECONDS ?? 4);
const listingPath = "/hotels-in-mumbai";
const siteId = "solvanta-in";

/** What is measured, by the name it is asked for with, in the order of the report. */
const sectionNames = [
  "engine",
  "http",
  "peers",
  "wire",
  "releases",
  "config",
  "live",
  "search",
  "fuzz",
  "attacks",
  "overload",
  "memory",
  "scale",
] as const;

/** Measured only when it is asked for: its supply takes minutes and gigabytes. */
const ONLY_BY_NAME: ReadonlySet<SectionName> = new Set(["scale"]);

type SectionName = (typeof sectionNames)[number];

interface Section {
  readonly title: string;
  readonly rows: () => Promise<BenchRow[]>;
}

const help = `Usage: npm run bench [-- <section>]

Measures and writes docs/benchmarks.md: all of it, or one section anew.
Sections: ${sectionNames.join(", ")}
Only by name: ${[...ONLY_BY_NAME].join(", ")}, with SCALE_PROPERTIES properties (${SCALE_PROPERTIES.toLocaleString("en")}), which are made once and kept.
`;

async function main(): Promise<void> {
  const [name] = process.argv.slice(2);
  if (name !== undefined && !sectionNames.some((each) => each === name)) {
    const isHelp = ["-h", "--help", "help"].includes(name);
    process.stdout.write(isHelp ? help : `There is no section "${name}".\n\n${help}`);
    process.exitCode = isHelp ? 0 : 2;
    return;
  }
  const host = await openHost(settingsFolder());
  try {
    const release = host.releases.current();
    const site = release.sites[siteId];
    if (!site) throw new Error(`no site ${siteId}`);
    const sections = benchSections(host, site);
    const wanted = sectionNames.filter((each) =>
      name === undefined ? !ONLY_BY_NAME.has(each) : each === name,
    );
    const file = join(root, "docs/benchmarks.md");
    const texts: string[] = [];
    for (const each of wanted) {
      const { title, rows } = sections[each];
      say(title);
      const text = toMarkdown(title, await rows());
      process.stdout.write(`\n${text}\n`);
      texts.push(text);
      if (name !== undefined) writeFileSync(file, withSection(readFileSync(file, "utf8"), title, text));
    }
    if (name === undefined)
      writeFileSync(file, report([...texts, ...keptSections(readFileSync(file, "utf8"))]));
  } finally {
    await host.stop();
  }
}

/** Backend and pages in this process, over the embedded database of a folder. */
function openHost(dataFolder: string): Promise<Host> {
  const settings = readSettings(
    {
      DATA_FOLDER: dataFolder,
      LOG_LEVEL: "silent",
      DEMO_PROPERTIES: "1200",
      LIMIT_SCALE: "1000000",
    },
    root,
  );
  return createHost({
    settings,
    widgets: registry,
    migrations,
    assets: builtAssets(join(root, "dist"), { themeCss }),
    createRenderer,
    clientFolder: join(root, "dist/client"),
    development: false,
    onProgress: say,
  });
}

function benchSections(host: Host, site: Site): Readonly<Record<SectionName, Section>> {
  const release = host.releases.current();
  const assets = builtAssets(join(root, "dist"), { themeCss });
  const widgets = Object.values(registry).map(({ manifest }) => manifest);
  return {
    engine: {
      title: "The engine",
      rows: async () => [
        ...(await benchPageEngine(release, assets, pageInput(host, site, listingPath))),
        ...(await benchPageEngine(release, assets, pageInput(host, site, "/"))),
        ...(await benchDataChain(release)),
        ...(await benchClassification(release)),
      ],
    },
    http: { title: "Pages over HTTP", rows: () => benchHttp(host, site) },
    peers: { title: "The peers' page", rows: () => benchPeers({ root, seconds: seconds / 2, say }) },
    wire: {
      title: "What travels",
      rows: () =>
        whileRunning(
          () => product(host, 4306, 128),
          () => benchWire(4306, site, listingPath),
        ),
    },
    releases: { title: "Releases", rows: () => benchReleaseBuild(root, widgets) },
    config: { title: "Configuration", rows: () => benchConfig(root, widgets) },
    live: {
      title: "Releases while guests look",
      rows: () =>
        benchLive({
          root,
          widgets,
          db: host.database.db,
          databaseUrl: host.database.url,
          spawn: (port, environment, cwd) =>
            spawnServer([join(root, "dist/server/main.js")], port, environment, cwd),
        }),
    },
    search: {
      title: "Search and booking, embedded PostgreSQL",
      rows: async () => [...(await benchSearch(host, site)), ...(await benchBooking(host.database.url))],
    },
    fuzz: { title: "Hostile input", rows: () => benchFuzz(host, root) },
    attacks: { title: "Attacks from many addresses", rows: () => benchAttacks(host, siteId) },
    overload: { title: "More guests than a server can serve", rows: () => overload(host) },
    memory: {
      title: "Memory of processes that have served everything",
      rows: () =>
        benchMemory({
          release,
          widgets,
          pages: 1500,
          pictures: Number(process.env.BENCH_PICTURES ?? 5000),
          start: (workers) => emptyProduct(host, ".data/bench-memory", { WORKERS: String(workers) }),
        }),
    },
    scale: {
      title: SCALE_TITLE,
      rows: () =>
        benchLargeSupply({
          root,
          site,
          openHost,
          say,
          start: (large) => emptyProduct(large, ".data/bench-scale-pictures", {}),
        }),
    },
  };
}

/** The request a page is rendered from, its calls answered by the backend in this process. */
function pageInput(host: Host, site: Site, url: string): PageRequestInput {
  const facts = readPageRequest(host.releases.current(), `${site.id}.localhost`, url, new Date());
  if (facts.route.kind !== "page") throw new Error(`${url} is no page`);
  const run: SourceRunner = (source, input) =>
    host.app.operations.call(source as never, input, { site, locale: facts.view.locale });
  return {
    view: facts.view,
    route: facts.route,
    path: facts.path,
    query: facts.query,
    origin: facts.origin,
    today: facts.today,
    device: "web",
    flags: {},
    run,
  };
}

async function benchHttp(host: Host, site: Site): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), "staywright-bench-"));
  const renderer = createRenderer(
    host.releases.current(),
    builtAssets(join(root, "dist"), { themeCss }),
    () => {},
  );
  const html = (
    await Promise.all((await renderer.renderPage(pageInput(host, site, listingPath))).pieces)
  ).join("");
  writeFileSync(join(folder, "page.html"), html);
  const measure = async (start: () => Promise<ChildProcess>, url: string) =>
    whileRunning(start, () => httpRate(url, seconds, { host: `${site.id}.localhost` }));
  const bare = (kind: string, port: number) => async () => {
    const server = fork(
      join(root, "dist/bench/bare-server.js"),
      [kind, String(port), join(folder, "page.html")],
      { env: { ...process.env, NODE_ENV: "production" } },
    );
    await new Promise((resolve) => server.once("message", resolve));
    return server;
  };
  const fixed = await measure(bare("static", 4301), "http://127.0.0.1:4301/");
  const react = await measure(bare("react", 4302), "http://127.0.0.1:4302/");
  const reactString = await measure(bare("react-string", 4303), "http://127.0.0.1:4303/");
  const known = await knownCookies(host);
  const [few, many] = await whileRunning(
    () => product(host, 4304, 128),
    async () => {
      const url = `http://127.0.0.1:4304${listingPath}`;
      const headers = { host: `${site.id}.localhost` };
      const over = (connections: number) =>
        ratesInTurn(
          () => httpRate(url, seconds / 2, headers, [], { connections }),
          async () =>
            httpRate(url, seconds / 2, headers, await pagesOfGuests(known, url, headers), { connections }),
        );
      return [await over(10), await over(50)] as const;
    },
  );
  const cached = few.first;
  const uncached = await measure(() => product(host, 4305, 0), `http://127.0.0.1:4305${listingPath}`);
  rmSync(folder, { recursive: true });
  const rate = (value: { perSecond: number; p99Ms: number; failed: number }) =>
    `${value.perSecond.toLocaleString("en")} pages/s, p99 ${value.p99Ms} ms${value.failed ? `, ${value.failed} failed` : ""}`;
  return [
    {
      what: `listing from the micro-cache (${Math.round(html.length / 1024)} KB)`,
      result: rate(cached),
      against: `same bytes from a bare server: ${rate(fixed)}`,
      ratio: (cached.perSecond / fixed.perSecond).toFixed(2),
    },
    ...[[10, few] as const, [50, many] as const].map(([connections, { first, second, ratio }]) => ({
      what: `the same for ${known.length} guests who are signed in, in turn, over ${connections} connections`,
      result: rate(second),
      against: `for strangers: ${rate(first)}`,
      ratio: `${ratio.toFixed(2)} (median of 5)`,
      goal: "≥ 0.80",
      met: ratio >= 0.8 && second.failed === 0,
    })),
    {
      what: "listing uncached, search and all",
      result: rate(uncached),
      against: `bare React stream of 20 plain cards, no data: ${rate(react)}`,
      ratio: (uncached.perSecond / react.perSecond).toFixed(2),
    },
    {
      what: "bare React to a string, same plain page",
      result: rate(reactString),
      against: "bare React stream",
      ratio: (reactString.perSecond / react.perSecond).toFixed(2),
    },
  ];
}

/** The built product over the database of this run. */
function product(host: Host, port: number, cacheMb: number): Promise<ChildProcess> {
  return spawnServer(["dist/server/main.js"], port, {
    DATA_FOLDER: settingsFolder(),
    DATABASE_URL: host.database.url,
    PAGE_CACHE_MB: String(cacheMb),
    LOG_LEVEL: "silent",
  });
}

/** A server of its own with a folder of its own for pictures, asked for more than it can do. */
function overload(host: Host): Promise<BenchRow[]> {
  const dataFolder = join(root, OVERLOAD_FOLDER);
  return benchOverload({
    host,
    siteId,
    cities: ["mumbai", "new-delhi", "bengaluru", "jaipur", "goa", "chennai"],
    pictureFolder: join(dataFolder, "images"),
    seconds: Number(process.env.BENCH_SECONDS ?? 10),
    start: () => startProduct(host, OVERLOAD_FOLDER),
  });
}

/** The product with an empty folder for pictures. */
async function emptyProduct(
  host: Host,
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<RunningProduct> {
  rmSync(join(root, folder), { recursive: true, force: true });
  return startProduct(host, folder, environment);
}

/** The product over the database of this run, with a data folder of its own. */
async function startProduct(
  host: Host,
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningProduct> {
  const port = Number(process.env.BENCH_PORT ?? 4310);
  const server = await spawnServer(["dist/server/main.js"], port, {
    DATA_FOLDER: join(root, folder),
    DATABASE_URL: host.database.url,
    LOG_LEVEL: "silent",
    ...environment,
  });
  const stop = async () => {
    server.kill("SIGTERM");
    await new Promise((resolve) => server.once("exit", resolve));
  };
  return { port, pid: server.pid ?? 0, stop };
}

const OVERLOAD_FOLDER = ".data/bench-overload";

function settingsFolder(): string {
  return join(root, ".data/bench");
}

/** A report with one section measured anew, at its end when it is new. */
function withSection(text: string, title: string, section: string): string {
  const parts = text.split(/^(?=## )/m);
  const known = parts.findIndex((part) => part.startsWith(`## ${title}\n`));
  parts.splice(known === -1 ? parts.length : known, 1, section);
  return parts
    .map((part) => part.trimEnd())
    .join("\n\n")
    .concat("\n");
}

/** Sections of an earlier report that are measured only when they are asked for. */
function keptSections(text: string): readonly string[] {
  return text.split(/^(?=## )/m).filter((part) => part.startsWith(`## ${SCALE_TITLE}\n`));
}

function report(sections: readonly string[]): string {
  const when = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} cores, Node ${process.version}`;
  return [
    "# Benchmarks",
    "",
    `Written by \`npm run bench\` on ${when}, ${machine}. Compare within a run: absolute figures depend on the machine. Server and load share the cores.`,
    "",
    ...sections,
  ].join("\n");
}

let last = "";
function say(step: string): void {
  if (step !== last) process.stdout.write(`${step} …\n`);
  last = step;
}

await main();
