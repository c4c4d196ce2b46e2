import type { Site } from "#renderer";
import { rawAnswer } from "../../server/testing/raw-answer.ts";
import { pageScripts } from "../support/page-scripts.ts";
import { executedBudgets, scriptBudgets } from "../support/script-budgets.ts";
import type { BenchRow } from "./table.ts";

const headers = {
  br: { "accept-encoding": "br, gzip" },
  gzip: { "accept-encoding": "gzip" },
  plain: {},
} as const;

/** What the documents measured here may weigh, in kilobytes (1,024 bytes): one site's, in English. */
const documentGoals = {
  home: { plain: 60, gzip: 14 },
  listing: { plain: 90, gzip: 16 },
  hotel: { plain: 105, gzip: 19.5 },
} as const;

type Sizes = Readonly<Record<keyof typeof headers, number>>;

/** Bytes of pages and their scripts, counted on a socket of a running server, by what the browser takes. */
export async function benchWire(port: number, site: Site, listingPath: string): Promise<BenchRow[]> {
  const host = `${site.id}.localhost`;
  const sizesOf = async (path: string): Promise<Sizes> => {
    const bytes = async (encoding: keyof Sizes) => {
      const { status, body } = await rawAnswer(port, host, path, headers[encoding]);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
      return body.length;
    };
    return { br: await bytes("br"), gzip: await bytes("gzip"), plain: await bytes("plain") };
  };
  const listing = await rawAnswer(port, host, listingPath);
  const hotelPath = /href="(\/\d+\/)/.exec(listing.body.toString())?.[1];
  const documents = { home: "/", listing: listingPath, ...(hotelPath ? { hotel: hotelPath } : {}) };

  const rows: BenchRow[] = [];
  for (const [kind, path] of Object.entries(documents)) {
    const sizes = await sizesOf(path);
    const most = documentGoals[kind as keyof typeof documentGoals];
    rows.push({
      ...row(`${kind}, the document with its styles`, sizes),
      goal: `≤ ${most.gzip} KB gzip, ≤ ${most.plain} KB as it is`,
      met: sizes.gzip <= most.gzip * 1024 && sizes.plain <= most.plain * 1024,
    });
  }
  for (const [kind, { gzip: most }] of Object.entries(scriptBudgets)) {
    const { files, ahead } = pageScripts(site, kind);
    const inTotal = async (paths: readonly string[]) =>
      sum(await Promise.all(paths.map((path) => sizesOf(`/${path}`))));
    const runs = await inTotal(files);
    const all = [...new Set([...files, ...ahead])];
    const fetched = await inTotal(all);
    const within = (goal: number, { gzip }: Sizes) => ({
      goal: goal === 0 ? "none" : `≤ ${goal} KB gzip`,
      met: gzip <= goal * 1024,
    });
    const mostRun = executedBudgets[kind]?.gzip ?? 0;
    rows.push({
      ...row(`${kind}, ${files.length} scripts that run untouched`, runs),
      ...within(mostRun, runs),
    });
    rows.push({
      ...row(`${kind}, with ${all.length - files.length} fetched ahead`, fetched),
      ...within(most, fetched),
    });
  }
  const { beforePaint } = pageScripts(site, "home");
  rows.push({
    ...row("runs before the first paint", beforePaint),
    goal: "≤ 5 KB gzip",
    met: beforePaint.gzip <= 5 * 1024,
  });
  return rows;
}

function row(what: string, { br, gzip, plain }: Sizes): BenchRow {
  return {
    what,
    result: `${kilobytes(br)} brotli`,
    against: `${kilobytes(gzip)} gzip, ${kilobytes(plain)} as it is`,
    ...(plain > 0 ? { ratio: (br / plain).toFixed(2) } : {}),
  };
}

function sum(sizes: readonly Sizes[]): Sizes {
  const total = (encoding: keyof Sizes) => sizes.reduce((bytes, size) => bytes + size[encoding], 0);
  return { br: total("br"), gzip: total("gzip"), plain: total("plain") };
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
