import { rmSync } from "node:fs";
import { sql } from "kysely";
import type { Host } from "../../../server/host.ts";
import { imageFormats, imageWidths } from "../../../server/images/image-request.ts";
import type { BenchRow } from "../table.ts";
import { createGuest, type Guest } from "./guests.ts";
import { loopLagMs, residentBytes } from "./server-state.ts";
import { ask } from "./wire.ts";

export interface OverloadOptions {
  readonly host: Host;
  /** Site whose pages are asked for, and its cities. */
  readonly siteId: string;
  readonly cities: readonly string[];
  /** Starts a server with its own folder for pictures; returns its port and process. */
  readonly start: () => Promise<{
    readonly port: number;
    readonly pid: number;
    readonly stop: () => Promise<void>;
  }>;
  /** Folder where that server keeps finished pictures. */
  readonly pictureFolder: string;
  readonly seconds: number;
}

/**
 * What a server does under more than it can do: as much as a few guests at a time get through it is its
 * capacity, then guests come at once, twice and three times as often, whether they were answered or not.
 * Pages are new ones (each other dates), pictures must be drawn, each booking asks for a price first.
 */
export async function benchOverload(options: OverloadOptions): Promise<BenchRow[]> {
  const { host, start, siteId, seconds } = options;
  const stays = await sellRooms(host);
  rmSync(options.pictureFolder, { recursive: true, force: true });
  const pictures = await manyPictures(options);
  const server = await start();
  try {
    const domain = `${siteId}.localhost`;
    const guests = await Promise.all(Array.from({ length: 64 }, () => createGuest(server.port, domain)));
    const sold: Stay[] = [];
    for (const stay of stays.slice(0, 100))
      if (
        (await guests[0]?.book({ ...stay, checkin: day(60), checkout: day(61), rooms_config: "1-1" }))
          ?.isBooked
      )
        sold.push(stay);
    const work = await createWork({ ...options, port: server.port, domain, guests, stays: sold });
    await atOnce(work, 2);
    const capacity = await atOnce(work, seconds);
    const rows: BenchRow[] = [
      pictures,
      {
        what: "capacity: four guests at a time look at new pages, one books, four ask for new pictures",
        result: KINDS.map((kind) => `${capacity[kind].toFixed(1)} ${NAMES[kind]}/s`).join(", "),
      },
    ];
    for (const times of [1, 2, 3]) {
      // What is left of the load before shall not count against this one.
      await pause(4000);
      rows.push(...(await openLoop(work, { times, capacity, seconds, ...server })));
    }
    await pause(4000);
    const alone = await atOnce(work, seconds, { booking: 8, page: 0, picture: 0 });
    await pause(2000);
    const [bookings] = await openLoop(work, { times: 3, capacity: alone, seconds, ...server });
    const { goal: _, met: __, ...row } = bookings as BenchRow;
    const what = `bookings alone, three times the ${alone.booking.toFixed(1)}/s that eight guests at a time get`;
    return [...rows, { ...row, what }];
  } finally {
    await server.stop();
  }
}

interface Stay {
  readonly hotel_id: number;
  readonly room_category_id: number;
}

interface Outcome {
  readonly isGood: boolean;
  readonly status: number;
  readonly ms: number;
}

type Work = (kind: Kind) => Promise<Outcome>;

/** Asks a server that just started for hundreds of pictures nobody has drawn yet, all at once. */
async function manyPictures({ start, siteId, cities }: OverloadOptions): Promise<BenchRow> {
  const { port, pid, stop } = await start();
  const domain = `${siteId}.localhost`;
  try {
    const paths = (await picturePaths(port, domain, cities)).slice(0, MANY);
    let resident = 0;
    const watch = setInterval(() => {
      resident = Math.max(resident, residentBytes(pid));
    }, 50);
    const answers = await Promise.all(
      paths.map((path) => ask({ port, host: domain, path, patienceMs: 60_000 })),
    );
    clearInterval(watch);
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    const megabytes = Math.round(resident / 1024 / 1024);
    return {
      what: `${paths.length} pictures nobody has drawn yet, all asked for at once`,
      result: `${megabytes} MB resident at most; ${count(200)} drawn, ${count(503)} told to come back, ${answers.length - count(200) - count(503)} otherwise`,
      goal: "< 300 MB, none otherwise",
      met: megabytes < 300 && count(200) + count(503) === answers.length,
    };
  } finally {
    await stop();
  }
}

/** Addresses of pictures that listings show, in every width and format there is. */
async function picturePaths(
  port: number,
  domain: string,
  cities: readonly string[],
): Promise<readonly string[]> {
  const names = new Set<string>();
  for (const [index, city] of cities.entries()) {
    const path = `/hotels-in-${city}?checkin=${day(90 + index)}&checkout=${day(91 + index)}`;
    const page = await ask({ port, host: domain, path, headers: { "accept-encoding": "identity" } });
    for (const [, name = ""] of page.body.toString().matchAll(/\/images\/([\w.-]+)-\d+\.(?:avif|webp|jpg)/g))
      names.add(name);
  }
  return imageWidths
    .slice(0, 4)
    .flatMap((width) =>
      imageFormats.flatMap((format) => [...names].map((name) => `/images/${name}-${width}.${format}`)),
    );
}

async function createWork({
  port,
  domain,
  guests,
  stays,
  cities,
}: OverloadOptions & {
  readonly port: number;
  readonly domain: string;
  readonly guests: readonly Guest[];
  readonly stays: readonly Stay[];
}): Promise<Work> {
  const counts = { booking: 0, page: 0, picture: 0 };
  const dates = (count: number) =>
    `checkin=${day(3 + (count % 180))}&checkout=${day(4 + (count % 180) + (Math.floor(count / 180) % 9))}`;
  const pictures = await picturePaths(port, domain, cities);
  const make: Readonly<Record<Kind, (count: number) => Promise<Outcome>>> = {
    async booking(count) {
      const guest = guests[count % guests.length] as Guest;
      const stay = stays[count % stays.length];
      const outcome = await guest.book({
        ...stay,
        checkin: day(5 + (count % 50)),
        checkout: day(6 + (count % 50)),
        rooms_config: "1-1",
      });
      return { ...outcome, isGood: outcome.isBooked };
    },
    async page(count) {
      const city = cities[count % cities.length];
      const { status, ms } = await ask({
        port,
        host: domain,
        path: `/hotels-in-${city}?${dates(Math.floor(count / cities.length))}`,
      });
      return { isGood: status === 200, status, ms };
    },
    async picture(count) {
      const { status, ms } = await ask({
        port,
        host: domain,
        path: pictures[count % pictures.length] ?? "/",
      });
      return { isGood: status === 200, status, ms };
    },
  };
  return (kind) => {
    counts[kind] += 1;
    return make[kind](counts[kind]);
  };
}

/**
 * Things a second, by kind, that a few guests get through, each with the next one as soon as the last is
 * done.
 */
async function atOnce(
  work: Work,
  seconds: number,
  guests = AT_ONCE,
): Promise<Readonly<Record<Kind, number>>> {
  const until = performance.now() + seconds * 1000;
  const done: Record<Kind, number> = { booking: 0, page: 0, picture: 0 };
  const guest = async (kind: Kind) => {
    while (performance.now() < until) {
      const { isGood } = await work(kind);
      if (isGood) done[kind] += 1;
    }
  };
  await Promise.all(KINDS.flatMap((kind) => Array.from({ length: guests[kind] }, () => guest(kind))));
  return { booking: done.booking / seconds, page: done.page / seconds, picture: done.picture / seconds };
}

async function openLoop(
  work: Work,
  {
    times,
    capacity,
    seconds,
    port,
    pid,
  }: {
    readonly times: number;
    readonly capacity: Readonly<Record<Kind, number>>;
    readonly seconds: number;
    readonly port: number;
    readonly pid: number;
  },
): Promise<BenchRow[]> {
  const outcomes: Record<Kind, Outcome[]> = { booking: [], page: [], picture: [] };
  const pending: Promise<unknown>[] = [];
  let resident = 0;
  let lag = 0;
  const watch = setInterval(() => {
    resident = Math.max(resident, residentBytes(pid));
  }, 250);
  await loopLagMs(port);
  const started = performance.now();
  const arrivals = async (kind: Kind) => {
    const perSecond = capacity[kind] * times;
    for (let index = 0; index < perSecond * seconds; index += 1) {
      const wait = started + (index / perSecond) * 1000 - performance.now();
      if (wait > 1) await pause(wait);
      pending.push(work(kind).then((outcome) => outcomes[kind].push(outcome)));
    }
  };
  await Promise.all(KINDS.map(arrivals));
  lag = await loopLagMs(port);
  await Promise.all(pending);
  clearInterval(watch);
  const rows = KINDS.map((kind): BenchRow => {
    const all = outcomes[kind];
    const good = all.filter(({ isGood }) => isGood);
    const shed = all.filter(({ status }) => status === 503).length;
    const share = good.length / all.length;
    const at = (part: number) =>
      Math.round(
        quantile(
          good.map(({ ms }) => ms),
          part,
        ),
      );
    return {
      what: `${times} × capacity: ${NAMES[kind]}`,
      result: `${percent(share)} of ${all.length} good, ${percent(shed / all.length)} told to come back, ${all.length - good.length - shed} otherwise; p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`,
      ...(kind === "booking" ? { goal: "≥ 95 % good", met: share >= 0.95 } : {}),
    };
  });
  return [
    ...rows,
    {
      what: `${times} × capacity: the server`,
      result: `${Math.round(resident / 1024 / 1024)} MB resident at most, event loop late by ${Math.round(lag)} ms (p99)`,
    },
  ];
}

/**
 * Adds a kind of room to two hundred properties, so that nothing sells out and bookings do not wait for each
 * other's nights.
 */
async function sellRooms({ database: { db } }: Host) {
  const { rows } = await sql<{ property_id: number; room_category_id: number }>`
    INSERT INTO room_category (property_id, room_category_id, position, name, description, capacity, single_price, double_price, extra_price, max_occupancy, max_adults)
    SELECT property_id, 900000000 + property_id, 99, 'Overload', 'For the benchmark.', 10000, 100000, 120000, 30000, 4, 3
    FROM property WHERE country_code = 'IN' AND property_type = 'hotel' ORDER BY property_id LIMIT 200
    ON CONFLICT (property_id, room_category_id) DO UPDATE SET capacity = 10000
    RETURNING property_id, room_category_id`.execute(db);
  return rows.map(({ property_id, room_category_id }) => ({ hotel_id: property_id, room_category_id }));
}

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

const percent = (share: number) => `${(share * 100).toFixed(share === 1 || share === 0 ? 0 : 1)} %`;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Kind = "booking" | "page" | "picture";

const KINDS: readonly Kind[] = ["booking", "page", "picture"];
const MANY = 500;
const NAMES: Readonly<Record<Kind, string>> = { booking: "bookings", page: "pages", picture: "pictures" };
const AT_ONCE: Readonly<Record<Kind, number>> = { booking: 1, page: 4, picture: 4 };
