import { setTimeout } from "node:timers/promises";
import type { Release } from "#renderer";
import { sampleAddresses } from "../../server/check/sample-addresses.ts";
import { imageFormats, imageWidths } from "../../server/images/image-request.ts";
import { ask } from "./overload/wire.ts";
import { type Resident, residentOf } from "./resident.ts";
import type { BenchRow } from "./table.ts";

export interface MemoryOptions {
  readonly release: Release;
  readonly widgets: Parameters<typeof sampleAddresses>[2];
  /** Starts the product with so many workers and an empty folder for pictures. */
  readonly start: (workers: number) => Promise<RunningProduct>;
  /** Pages that are asked for once each page kind was, following links. */
  readonly pages: number;
  readonly pictures: number;
}

export interface RunningProduct {
  readonly port: number;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

interface Address {
  readonly host: string;
  readonly path: string;
}

/**
 * Resident memory after every page kind of every site in every language, pages behind their links, and
 * pictures made from nothing: of one process, and of two workers.
 */
export async function benchMemory(options: MemoryOptions): Promise<BenchRow[]> {
  const alone = await measure(options, 1);
  const shared = await measure(options, 2);
  const row = (what: string, of: (seen: Seen) => number, goal = 300): BenchRow => ({
    what,
    result: `${of(shared)} MB each of two workers`,
    against: `${of(alone)} MB where one process does all`,
    ratio: (of(shared) / of(alone)).toFixed(2),
    goal: `≤ ${goal} MB`,
    met: of(shared) <= goal,
  });
  return [
    row("a serving process before its first page", ({ start }) => start.worker),
    row(`after ${options.pages} pages of every kind`, ({ pages }) => pages.worker),
    row(`after ${options.pictures} pictures besides`, ({ end }) => end.worker),
    row("at its largest", ({ largest }) => largest.worker),
    {
      what: "beside it: the primary process, and the largest process that makes pictures",
      result: `${shared.end.primary} MB, ${shared.largest.pictures} MB`,
      against: `none, ${alone.largest.pictures} MB`,
    },
  ];
}

interface Seen {
  readonly start: Resident;
  readonly pages: Resident;
  readonly end: Resident;
  readonly largest: Resident;
}

async function measure(options: MemoryOptions, workers: number): Promise<Seen> {
  const product = await options.start(workers);
  let largest: Resident = { worker: 0, primary: 0, pictures: 0 };
  const look = () => {
    const now = residentOf(product.pid, workers > 1);
    largest = {
      worker: Math.max(now.worker, largest.worker),
      primary: Math.max(now.primary, largest.primary),
      pictures: Math.max(now.pictures, largest.pictures),
    };
    return now;
  };
  const timer = setInterval(look, 1000);
  try {
    const start = look();
    const names = await askPages(product.port, kinds(options), options.pages);
    const pages = look();
    await askPictures(product.port, names, options.pictures);
    const end = look();
    return { start, pages, end, largest };
  } finally {
    clearInterval(timer);
    await product.stop();
  }
}

/** An address of each page kind of each site, in each of its languages. */
function kinds({ release, widgets }: MemoryOptions): Address[] {
  return Object.values(release.sites).flatMap((site) => {
    const host = `${site.id}.localhost`;
    return [...sampleAddresses(release, site, widgets, new Date()).values()].flatMap(({ path }) =>
      site.locales.map((locale) => ({
        host,
        path: `${path}${path.includes("?") ? "&" : "?"}locale=${locale}`,
      })),
    );
  });
}

/** Asks for addresses and for pages they link to; returns pictures that are on them, by host and signed name. */
async function askPages(port: number, first: readonly Address[], most: number): Promise<readonly Address[]> {
  const waiting = [...first];
  const known = new Set<string>();
  const pictures = new Map<string, Address>();
  let asked = 0;
  await inLanes(8, async () => {
    const address = waiting.shift();
    if (!address || asked >= Math.max(most, first.length)) return false;
    asked += 1;
    const { host, path } = address;
    // Compressed once more, as browsers take it.
    await askPage({ port, host, path, headers: { "accept-encoding": "br" } });
    const { body } = await askPage({ port, host, path, headers: { "accept-encoding": "identity" } });
    const text = body.toString();
    for (const [, name = ""] of text.matchAll(/\/images\/([a-z0-9-]+\.[0-9a-f]{16})-\d+\./g))
      pictures.set(name, { host, path: name });
    for (const [, link = ""] of text.matchAll(/href="(\/[^"#.]*)"/g)) {
      const next = link.replaceAll("&amp;", "&");
      if (known.size > 3 * most || known.has(host + next) || next.startsWith("/_")) continue;
      known.add(host + next);
      waiting.push({ host, path: next });
    }
    return true;
  });
  return [...pictures.values()];
}

/** A page, asked for again as long as the server is too busy for it: what it refuses takes no memory. */
async function askPage(page: Parameters<typeof ask>[0]): ReturnType<typeof ask> {
  for (let tries = 0; tries < 20; tries++) {
    const answer = await ask({ ...page, patienceMs: 60_000 });
    if (answer.status !== 429 && answer.status !== 503) return answer;
    await setTimeout(1000);
  }
  throw new Error(`${page.host}${page.path} was refused twenty times.`);
}

/** Asks for so many variants of pictures, the smaller first. */
async function askPictures(port: number, names: readonly Address[], most: number): Promise<void> {
  const variants = imageWidths.flatMap((width) =>
    imageFormats.flatMap((format) =>
      names.map(({ host, path }) => ({ host, path: `/images/${path}-${width}.${format}` })),
    ),
  );
  const wanted = variants.slice(0, most);
  let failed = 0;
  await inLanes(4, async () => {
    const address = wanted.shift();
    if (!address) return false;
    const { status } = await ask({ port, ...address, patienceMs: 60_000 });
    if (status !== 200) failed += 1;
    return true;
  });
  if (failed > 0) throw new Error(`${failed} pictures were not made`);
}

async function inLanes(lanes: number, step: () => Promise<boolean>): Promise<void> {
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (await step());
    }),
  );
}
