import pg from "pg";
import type { Site } from "#renderer";
import type { Host } from "../../../server/host.ts";
import type { RunningProduct } from "../memory.ts";
import { ask } from "../overload/wire.ts";
import { residentOf } from "../resident.ts";
import type { BenchRow } from "../table.ts";

export interface ScaleOptions {
  /** The backend in this process, over a supply of `properties`. */
  readonly host: Host;
  readonly site: Site;
  readonly properties: number;
  /** Seconds it took to make the supply; null where it was there. */
  readonly filledInSeconds: number | null;
  /** Starts the product over the same database. */
  readonly start: () => Promise<RunningProduct>;
}

/** What grows with the supply and what does not: start, memory, suggestions, searches of the largest city. */
export async function benchScale(options: ScaleOptions): Promise<BenchRow[]> {
  const { host, site, properties, filledInSeconds } = options;
  const city = await largestCity(host, site);
  const bytes = await host.database.db
    .selectNoFrom(({ fn }) => fn<string>("pg_database_size", [fn("current_database")]).as("bytes"))
    .executeTakeFirstOrThrow();
  const gigabytes = Number(bytes.bytes) / 2 ** 30;
  return [
    {
      what: `a supply of ${properties.toLocaleString("en")} properties, ${city.count.toLocaleString("en")} of this site's kind in its largest city`,
      result:
        filledInSeconds === null
          ? `${gigabytes.toFixed(1)} GB, made in an earlier run`
          : `${gigabytes.toFixed(1)} GB, made in ${Math.round(filledInSeconds)} s`,
      ...(filledInSeconds === null ? {} : { goal: "≤ 360 s", met: filledInSeconds <= 360 }),
    },
    ...(await processRows(options)),
    await suggestionRow(options),
    await searchRow(options, city),
    await rectangleRow(options, city),
  ];
}

interface City {
  readonly slug: string;
  readonly count: number;
  readonly latitude: number;
  readonly longitude: number;
}

async function largestCity({ database }: Host, { brand }: Site): Promise<City> {
  const found = await database.db
    .selectFrom("search_property as s")
    .innerJoin("city as c", "c.city_id", "s.city_id")
    .select(({ fn }) => ["c.slug", "c.latitude", "c.longitude", fn.countAll<string>().as("count")])
    .where("s.property_type", "in", [...brand.propertyTypes])
    .groupBy(["c.slug", "c.latitude", "c.longitude"])
    .orderBy("count", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return { ...found, count: Number(found.count) };
}

/** How long a process takes to serve, and what it holds once it has answered searches of a hundred cities. */
async function processRows({ start, host, site }: ScaleOptions): Promise<BenchRow[]> {
  const started = performance.now();
  const product = await start();
  const seconds = (performance.now() - started) / 1000;
  try {
    const cities = await host.database.db.selectFrom("city").select("slug").limit(100).execute();
    for (const { slug } of cities)
      await ask({
        port: product.port,
        host: `${site.id}.localhost`,
        path: `/hotels-in-${slug}`,
        patienceMs: 60_000,
      });
    const { worker } = residentOf(product.pid, false);
    return [
      {
        what: "a process over it: from its start to its first answer",
        result: `${seconds.toFixed(1)} s`,
        goal: "≤ 3 s",
        met: seconds <= 3,
      },
      {
        what: "the process after the lists of 100 cities",
        result: `${worker} MB resident`,
        goal: "≤ 300 MB",
        met: worker <= 300,
      },
    ];
  } finally {
    await product.stop();
  }
}

/** Beginnings of names that are in the supply, each another one, so that none is answered from memory. */
async function suggestionRow({ host, site }: ScaleOptions): Promise<BenchRow> {
  const names = await host.database.db
    .selectFrom("search_name")
    .select("tail")
    .distinct()
    .where("position", "=", 0)
    .limit(SUGGESTIONS)
    .execute();
  const times: number[] = [];
  for (const [index, { tail }] of names.entries()) {
    const query = tail.slice(0, 3 + (index % 8));
    times.push(
      await milliseconds(() =>
        host.app.operations.call("geoSuggestions", { query }, { site, locale: site.defaultLocale }),
      ),
    );
  }
  const p99 = percentile(times, 0.99);
  return {
    what: `suggestions for ${names.length} beginnings of names`,
    result: `p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
    goal: "p99 ≤ 25 ms",
    met: p99 <= 25,
  };
}

async function searchRow(options: ScaleOptions, city: City): Promise<BenchRow> {
  const { ours, bare } = await againstBare(options, (index) => ({
    city: city.slug,
    checkin: day(5 + (index % 40)),
    checkout: day(7 + (index % 40)),
    rooms_config: "1-2_0_0_0",
    count: 20,
  }));
  const ratio = percentile(ours, 0.99) / percentile(bare, 0.99);
  return {
    what: "a search of that city with dates: order, facets, 20 totals",
    result: figures(ours),
    against: `its own SQL alone, over a plain connection: ${figures(bare)}`,
    ratio: ratio.toFixed(2),
    goal: "p99 ≤ 1.5 ×",
    met: ratio <= 1.5,
  };
}

/** The part of the city a map shows: some two kilometres each way, another one each time. */
async function rectangleRow(options: ScaleOptions, { slug, latitude, longitude }: City): Promise<BenchRow> {
  const { ours, bare } = await againstBare(options, (index) => {
    const south = latitude - 0.02 + (index % 10) * 0.002;
    const west = longitude - 0.02 + (index % 7) * 0.002;
    return {
      city: slug,
      checkin: day(5 + (index % 40)),
      checkout: day(7 + (index % 40)),
      rooms_config: "1-2_0_0_0",
      count: 20,
      filters: { bounds: [south, west, south + 0.004, west + 0.004] },
    };
  });
  const p99 = percentile(ours, 0.99);
  return {
    what: "the same within a map's window of 440 m",
    result: figures(ours),
    against: `its own SQL alone: ${figures(bare)}`,
    ratio: (p99 / percentile(bare, 0.99)).toFixed(2),
    goal: "p99 ≤ 50 ms",
    met: p99 <= 50,
  };
}

interface Compared {
  readonly ours: readonly number[];
  readonly bare: readonly number[];
}

/** Each search through the call, and in turn the statements it sent by themselves; milliseconds of each. */
async function againstBare(
  { host, site }: ScaleOptions,
  input: (index: number) => Readonly<Record<string, unknown>>,
): Promise<Compared> {
  const client = new pg.Client({ connectionString: host.database.url });
  await client.connect();
  const search = (index: number) =>
    host.app.operations.call("hotelSearch", input(index) as never, { site, locale: site.defaultLocale });
  try {
    for (let index = 0; index < WARM; index += 1) await search(index);
    const ours: number[] = [];
    const bare: number[] = [];
    for (let index = 0; index < SEARCHES; index += 1) {
      const { ms, sent } = await recorded(() => search(WARM + index));
      ours.push(ms);
      bare.push(
        await milliseconds(async () => {
          for (const statement of sent) await client.query(statement);
        }),
      );
    }
    return { ours, bare };
  } finally {
    await client.end();
  }
}

type Statement = pg.QueryConfig & { readonly text: string };

/** What a piece of work takes, and the statements that read something which it sent meanwhile. */
async function recorded(
  work: () => Promise<unknown>,
): Promise<{ readonly ms: number; readonly sent: readonly Statement[] }> {
  const sent: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function recording(this: pg.Client, ...args: readonly unknown[]) {
    const [first, values] = args;
    const statement =
      typeof first === "string" ? { text: first, values: (values as unknown[]) ?? [] } : (first as Statement);
    if (/^\s*(\/\*|select|with)/i.test(statement.text ?? "")) sent.push(statement);
    return Reflect.apply(query, this, args);
  } as typeof query;
  try {
    return { ms: await milliseconds(work), sent };
  } finally {
    pg.Client.prototype.query = query;
  }
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

function figures(values: readonly number[]): string {
  return `p50 ${percentile(values, 0.5).toFixed(0)} ms, p99 ${percentile(values, 0.99).toFixed(0)} ms`;
}

function day(offset: number): string {
  return new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
}

const SUGGESTIONS = 1_000;
const SEARCHES = 100;
const WARM = 10;
