import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { PageContext } from "#renderer";
import { seedDemoSupply } from "../demo/seed-demo-supply.ts";
import { type AdmissionLimits, DEFAULT_ADMISSION } from "../http/admission.ts";
import type { RateLimits } from "../http/rate-limit.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { killedRollback } from "../testing/killed-rollback.ts";
import { type ReleaseServer, startReleaseServer, testBuilder } from "../testing/release-server.ts";
import { projectRoot, sourceWith, toStore } from "../testing/release-source.ts";
import { addCounts, readCounts } from "./canary-counts.ts";
import { pruneReleases } from "./prune-releases.ts";
import { createReleaseChannel, type ReleaseChannel } from "./release-channel.ts";
import { createReleaseStore } from "./release-store.ts";
import type { BuildReleaseOf } from "./server-builder.ts";

const nl = "wrenhollow-nl.localhost";
const country = "config/countries/NL.json";
const page = "/hotels-in-utrecht";
const call = "/api/pwa/cities?locale=nl";
const first = toStore(sourceWith(country, '"weekStart": 1', '"weekStart": 1'));
const second = toStore(sourceWith(country, '"weekStart": 1', '"weekStart": 0'));
// Every call of its pages goes to a backend that the servers were not told of.
const backend = (host: string) => `"apiBaseHost": "${host}"`;
const third = toStore(
  sourceWith("config/domains/wrenhollow-nl.json", backend("/"), backend("https://gone.example")),
);
const [live, canary, sick] = [first, second, third].map(({ release }) => release.hash) as [
  string,
  string,
  string,
];

let root: string;
let database: TestDatabase;
let channel: ReleaseChannel;
let build: BuildReleaseOf;
const running: ReleaseServer[] = [];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "staywright-canary-"));
  for (const part of ["config", "schemas"])
    cpSync(join(projectRoot, part), join(root, part), { recursive: true });
  build = testBuilder(root);
  database = await createTestDatabase();
  await seedDemoSupply(database.db, { properties: 60, today: "2027-03-01" });
  const store = createReleaseStore(database.db, Date.now);
  channel = createReleaseChannel(database.db, Date.now, "live");
  for (const release of [first, second, third]) await store.put(release);
  await channel.publish(live);
}, 120_000);

afterEach(async () => {
  await channel.abortCanary();
  if ((await channel.state()).release !== live) await channel.publish(live);
  for (const server of running.splice(0)) await server.stop();
});

afterAll(async () => {
  await database.stop();
  rmSync(root, { recursive: true });
});

async function start(
  options: { readonly admission?: AdmissionLimits; readonly rateLimits?: Partial<RateLimits> } = {},
): Promise<ReleaseServer> {
  const server = await startReleaseServer({ db: database.db, root, build, pollMs: 20, ...options });
  running.push(server);
  return server;
}

async function until(
  condition: () => boolean | Promise<boolean>,
  told: readonly string[] = [],
): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Nothing happened; told: ${told.join(" | ")}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const visitor = (number: number) => (number * 7919 + 1).toString(16).padStart(32, "0");
const cookieOf = (number: number) => ({ cookie: `loggedOutExp=${visitor(number)}` });
const guests = (count: number) => Array.from({ length: count }, (_, number) => number);
const get = ({ app }: ReleaseServer, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: nl, ...headers } });
const pageOf = (html: string): PageContext =>
  JSON.parse(/id="page-data">(.*?)<\/script>/.exec(html)?.[1] ?? "{}").page;
const seenBy = async (server: ReleaseServer, headers: Record<string, string> = {}) =>
  pageOf((await get(server, page, headers)).body).release;

/** What a page sends when one of its islands breaks, and the status of the answer. */
async function reported(
  { app }: ReleaseServer,
  release: string,
  number: number,
  headers: Record<string, string> = {},
  body: object = { page: "city", node: "main.results" },
): Promise<number> {
  const { statusCode } = await app.inject({
    method: "POST",
    url: "/_failures",
    headers: { host: nl, origin: `http://${nl}`, "x-release": release, ...cookieOf(number), ...headers },
    payload: body,
  });
  return statusCode;
}

async function firstOf(
  numbers: readonly number[],
  fits: (number: number) => Promise<boolean>,
): Promise<number> {
  for (const number of numbers) if (await fits(number)) return number;
  throw new Error("Nobody fits.");
}

/** Shows a release to a share of the guests, on every running server. */
async function tried(hash: string, percent: number): Promise<void> {
  const change = await channel.startCanary(hash, percent, { actor: "Ada" });
  expect(change.ok).toBe(true);
  for (const { live: shown, told } of running) await until(() => shown.canary()?.percent === percent, told);
}

describe("a canary", () => {
  it("is shown to the same share of the guests on every server, and a greater share adds to them", async () => {
    const servers = [await start(), await start()] as const;
    await tried(canary, 30);
    const sawAt = async (server: ReleaseServer) => {
      const seen: number[] = [];
      for (const number of guests(60))
        if ((await seenBy(server, cookieOf(number))) === canary) seen.push(number);
      return seen;
    };
    const [one, other] = [await sawAt(servers[0]), await sawAt(servers[1])];
    expect(other).toEqual(one);
    expect(one.length).toBeGreaterThan(8);
    expect(one.length).toBeLessThan(30);
    await channel.shareCanary(60);
    await until(() => servers[0].live.canary()?.percent === 60);
    const more = await sawAt(servers[0]);
    expect(more).toEqual(expect.arrayContaining(one));
    expect(more.length).toBeGreaterThan(one.length);
  }, 60_000);

  it("is shown to nobody at 0 and to all that have a number at 100; robots and newcomers see what is live", async () => {
    const server = await start();
    await tried(canary, 0);
    for (const number of guests(10)) expect(await seenBy(server, cookieOf(number))).toBe(live);
    expect((await get(server, page)).cookies).toEqual([]);
    await channel.shareCanary(100);
    await until(() => server.live.canary()?.percent === 100);
    for (const number of guests(10)) expect(await seenBy(server, cookieOf(number))).toBe(canary);
    const newcomer = await get(server, page);
    expect(pageOf(newcomer.body).release).toBe(live);
    expect(newcomer.cookies).toMatchObject([
      { name: "loggedOutExp", value: expect.stringMatching(/^[0-9a-f]{32}$/) },
    ]);
    const robot = await get(server, page, { ...cookieOf(1), "user-agent": "Googlebot/2.1" });
    expect(pageOf(robot.body).release).toBe(live);
    expect((await get(server, page, { "user-agent": "Googlebot/2.1" })).cookies).toEqual([]);
    await channel.abortCanary();
    await until(() => server.live.canary() === null);
    expect((await get(server, page)).cookies).toEqual([]);
  });

  it("keeps its answers from everybody else, and each answer to its release", async () => {
    const server = await start();
    await tried(canary, 100);
    const ofCanary = await get(server, page, cookieOf(1));
    expect(ofCanary.headers).toMatchObject({ "cache-control": "private, no-cache", "x-page-cache": "miss" });
    expect(String(ofCanary.headers.vary)).toContain("cookie");
    const ofLive = await get(server, page, { "user-agent": "Googlebot/2.1" });
    expect(ofLive.headers).toMatchObject({ "cache-control": expect.stringMatching(/^public/) });
    expect(pageOf(ofLive.body).release).toBe(live);
    expect(ofLive.body).toMatch(new RegExp(`data-build="[^"]*-${live}"`));
    expect(ofCanary.body).toMatch(new RegExp(`data-build="[^"]*-${canary}"`));
    const again = await get(server, page, cookieOf(2));
    expect([pageOf(again.body).release, again.headers["x-page-cache"]]).toEqual([canary, "hit"]);

    const answered = async (release: string) =>
      (await get(server, call, { ...cookieOf(1), "x-release": release })).headers;
    expect(await answered(canary)).toMatchObject({
      "cache-control": expect.stringMatching(/^private, max-age/),
    });
    for (const name of [live, "0000000000000000"])
      expect(await answered(name)).toMatchObject({
        "cache-control": expect.stringMatching(/^public/),
        vary: expect.stringContaining("x-release"),
      });
    const logo = await get(server, "/brand/wrenhollow/logo.svg", cookieOf(1));
    expect(logo.headers["cache-control"]).toBe("private, no-cache");
  });

  it("answers what belongs to a page with the release of the page, also when it went meanwhile", async () => {
    const server = await start();
    await tried(canary, 100);
    const popup = async (release: string) => get(server, `/_modal/${release}/nl/searchbar`, cookieOf(1));
    for (const release of [live, canary])
      expect((await popup(release)).headers["cache-control"]).toContain("immutable");
    await channel.abortCanary();
    await until(() => server.live.canary() === null, server.told);
    expect((await popup(canary)).headers["cache-control"]).toContain("immutable");
    expect((await get(server, call, { ...cookieOf(1), "x-release": canary })).statusCode).toBe(200);
    expect(await seenBy(server, cookieOf(1))).toBe(live);
  });

  it("is ended by the servers when it fails, once, and its guests go on with what is live", async () => {
    const servers = [await start(), await start()];
    await tried(sick, 50);
    const { since = -1 } = (await channel.state()).canary ?? {};
    // Every guest of it meets pages without their parts; the others do not.
    for (let round = 0; (await channel.state()).canary; round++) {
      if (round > 10) throw new Error(JSON.stringify(await readCounts(database.db, "live", since)));
      await Promise.all(
        guests(40).map((number) => get(servers[number % 2] as ReleaseServer, page, cookieOf(number))),
      );
      for (const { canaryWatch } of servers) await canaryWatch.look();
    }
    for (const { live: shown, told } of servers) await until(() => shown.canary() === null, told);
    for (const number of guests(10)) {
      const answer = await get(servers[number % 2] as ReleaseServer, page, cookieOf(number));
      expect([answer.statusCode, pageOf(answer.body).release]).toEqual([200, live]);
    }
    const [last, begun] = await channel.events(2);
    expect(begun).toMatchObject({ kind: "canary", from: live, to: sick, percent: 50 });
    expect(last).toMatchObject({ kind: "abort", from: sick, to: live, actor: "the servers" });
    expect(last?.note).toMatch(
      /^\d+ of \d+ answers .* failed on the canary, (?:0 of \d+ answers \(0\.0 %\) on the live|where 1 % are taken as usual)/,
    );
    expect(servers.flatMap(({ told }) => told).filter((line) => line.includes("is aborted"))).toHaveLength(1);
    const metrics = await Promise.all(
      servers.map(
        async ({ app }) => (await app.inject({ url: "/metrics", headers: { host: "localhost" } })).body,
      ),
    );
    const sum = (name: string) =>
      metrics.reduce(
        (total, text) => total + Number(new RegExp(`^${name} (\\d+)`, "m").exec(text)?.[1] ?? 0),
        0,
      );
    expect(sum("release_canary_rollbacks_total")).toBe(1);
    expect(sum('release_canary_answers_total\\{arm="canary",outcome="failed"\\}')).toBeGreaterThan(40);
    expect(sum("release_canary_percent")).toBe(0);
  }, 90_000);

  it("is ended when its islands throw in browsers, though every answer was fine", async () => {
    const servers = [await start(), await start()];
    await tried(canary, 50);
    for (let round = 0; (await channel.state()).canary; round++) {
      if (round > 10) throw new Error("The canary goes on.");
      for (const number of guests(40)) {
        const server = servers[number % 2] as ReleaseServer;
        const { release } = pageOf((await get(server, page, cookieOf(number))).body);
        if (release === canary) expect(await reported(server, release, number)).toBe(204);
      }
      for (const { canaryWatch } of servers) await canaryWatch.look();
    }
    const [last] = await channel.events(1);
    expect(last).toMatchObject({ kind: "abort", from: canary, to: live, actor: "the servers" });
    expect(await seenBy(servers[0] as ReleaseServer, cookieOf(1))).toBe(live);
  }, 90_000);

  it("counts what browsers report of either release, only from its own guests and pages, and not without end", async () => {
    const server = await start({ rateLimits: { reports: 8 } });
    await tried(canary, 50);
    const { since = -1 } = (await channel.state()).canary ?? {};
    const armOf = async (number: number) => (await seenBy(server, cookieOf(number))) === canary;
    const inCanary = await firstOf(guests(60), armOf);
    const inLive = await firstOf(guests(60), async (number) => !(await armOf(number)));
    await server.canaryWatch.look();
    const before = await readCounts(database.db, "live", since);
    expect(await reported(server, canary, inCanary)).toBe(204);
    expect(await reported(server, live, inLive)).toBe(204);
    // Somebody else's release says nothing of either, and neither does whoever has no number.
    expect(await reported(server, live, inCanary)).toBe(204);
    expect(await reported(server, canary, inLive)).toBe(204);
    expect(await reported(server, canary, inCanary, { cookie: "" })).toBe(204);
    expect(await reported(server, canary, inCanary, { origin: "https://elsewhere.example" })).toBe(403);
    expect(await reported(server, canary, inCanary, {}, { node: "main.hero" })).toBe(400);
    expect(await reported(server, canary, inCanary, {}, { page: "home\nforged line" })).toBe(400);
    expect(await reported(server, canary, inCanary, {}, { page: "home", message: "two words" })).toBe(400);
    const untold = { page: "city", message: "stay.nights" };
    expect(await reported(server, "0000000000000000", inLive, {}, untold)).toBe(204);
    const over = await Promise.all(guests(6).map(() => reported(server, "0000000000000000", inLive)));
    expect(over).toContain(429);
    await server.canaryWatch.look();
    const after = await readCounts(database.db, "live", since);
    for (const arm of ["live", "canary"] as const)
      expect([after[arm].answers, after[arm].failures]).toEqual([
        before[arm].answers + 1,
        before[arm].failures + 1,
      ]);
    const { body } = await server.app.inject({ url: "/metrics", headers: { host: "localhost" } });
    expect(body).toMatch(/browser_failures_total\{what="island"\} [5-9]/);
    expect(body).toContain('browser_failures_total{what="message"} 1');
  });

  it("goes on when it is healthy, its answers counted over all servers", async () => {
    const servers = [await start(), await start()];
    await tried(canary, 50);
    const { since = -1 } = (await channel.state()).canary ?? {};
    for (const { canaryWatch } of servers) await canaryWatch.look();
    await Promise.all(
      guests(150).map((number) => get(servers[number % 2] as ReleaseServer, page, cookieOf(number))),
    );
    await until(async () => {
      for (const { canaryWatch } of servers) await canaryWatch.look();
      const counts = await readCounts(database.db, "live", since);
      return counts.live.answers + counts.canary.answers === 150;
    });
    const counts = await readCounts(database.db, "live", since);
    expect([counts.live.failures, counts.canary.failures]).toEqual([0, 0]);
    expect(counts.canary.answers).toBeGreaterThan(50);
    expect((await channel.state()).canary?.release).toBe(canary);
    await channel.promoteCanary({ actor: "Ada" });
    for (const { live: shown, told } of servers)
      await until(() => shown.current().hash === canary && shown.canary() === null, told);
  }, 60_000);

  it("is not blamed for what there was no room for", async () => {
    const server = await start({ admission: { ...DEFAULT_ADMISSION, page: 0 } });
    await tried(canary, 50);
    const { since = -1 } = (await channel.state()).canary ?? {};
    for (const number of guests(20)) expect((await get(server, page, cookieOf(number))).statusCode).toBe(503);
    await server.canaryWatch.look();
    const none = { answers: 0, failures: 0 };
    expect(await readCounts(database.db, "live", since)).toEqual({ live: none, canary: none });
  });

  it("is ended by another server when the first is killed in the middle of it", async () => {
    await tried(sick, 50);
    const { since = -1 } = (await channel.state()).canary ?? {};
    await addCounts(database.db, [
      { channel: "live", since, arm: "canary", answers: 100, failures: 90 },
      { channel: "live", since, arm: "live", answers: 100, failures: 0 },
    ]);
    await killedRollback(database.url);
    expect((await channel.state()).canary?.release).toBe(sick);
    const server = await start();
    await until(async () => (await channel.state()).canary === null, server.told);
    expect((await channel.events(2)).map(({ kind }) => kind)).toEqual(["abort", "canary"]);
  }, 60_000);

  it("is kept from pruning while it runs", async () => {
    await tried(canary, 5);
    expect((await pruneReleases(database.db, { keep: 1, keepBack: 0, dryRun: true })).removed).not.toContain(
      canary,
    );
  });
});
