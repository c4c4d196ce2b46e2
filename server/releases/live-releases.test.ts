import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Finding } from "#renderer/release";
import { migrations } from "#widgets/migrations";
import { openDatabase } from "../db/pool.ts";
import { seedDemoSupply } from "../demo/seed-demo-supply.ts";
import { askSteadily } from "../testing/ask-steadily.ts";
import { createTestClock } from "../testing/clock.ts";
import { cuttableConnection } from "../testing/cuttable-connection.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { type ReleaseServer, startReleaseServer, testBuilder } from "../testing/release-server.ts";
import { manifests, projectRoot, resultOf, sourceWith, toStore } from "../testing/release-source.ts";
import { createReleaseChannel, type ReleaseChannel } from "./release-channel.ts";
import { createReleaseStore, type ReleaseStore } from "./release-store.ts";
import { type BuildReleaseOf, createServerBuilder } from "./server-builder.ts";
import { serversOn } from "./server-reports.ts";
import { createWorkerThread } from "./worker-thread.ts";

const country = "config/countries/NL.json";
const nl = "wrenhollow-nl.localhost";
const logo = "wrenhollow/logo.svg";
const newLogo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
);
const base = sourceWith(country, '"weekStart": 1', '"weekStart": 1');
const first = toStore(base);
const second = toStore(sourceWith(country, '"weekStart": 1', '"weekStart": 0'));
const third = toStore({
  texts: second.source.texts,
  brandFiles: new Map([...base.brandFiles, [logo, newLogo], ["wrenhollow/extra.svg", newLogo]]),
});
const [a, b, c] = [first, second, third].map(({ release }) => release.hash) as [string, string, string];

let root: string;
let database: TestDatabase;
let store: ReleaseStore;
let channel: ReleaseChannel;
let build: BuildReleaseOf;
const running: ReleaseServer[] = [];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "staywright-releases-"));
  for (const part of ["config", "schemas"])
    cpSync(join(projectRoot, part), join(root, part), { recursive: true });
  build = testBuilder(root);
  database = await createTestDatabase();
  await seedDemoSupply(database.db, { properties: 60, today: "2027-03-01" });
  store = createReleaseStore(database.db, Date.now);
  channel = createReleaseChannel(database.db, Date.now, "live");
  for (const release of [first, second, third]) await store.put(release);
}, 120_000);

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  await channel.follow();
});

afterAll(async () => {
  await database.stop();
  rmSync(root, { recursive: true });
});

async function start(
  options: Partial<Parameters<typeof startReleaseServer>[0]> = {},
): Promise<ReleaseServer> {
  const server = await startReleaseServer({ db: database.db, root, build, ...options });
  running.push(server);
  return server;
}

async function until(
  condition: () => boolean | Promise<boolean>,
  told: readonly string[] = [],
  patienceMs = 15_000,
): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Nothing happened; told: ${told.join(" | ")}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? "";

const get = ({ app }: ReleaseServer, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: nl, ...headers } });

describe("a running server", () => {
  it("[CONF-18] follows the folder until something is published, then the channel, without a restart", async () => {
    const { live, told } = await start();
    expect(live.current().hash).toBe(a);

    await channel.publish(b);
    await until(() => live.current().hash === b, told);
    expect(live.current().sites["wrenhollow-nl"]?.country.weekStart).toBe(0);

    const text = readFileSync(join(root, country), "utf8");
    writeFileSync(join(root, country), text.replace('"weekStart": 1', '"weekStart": 6'));
    await until(() => told.some((line) => line.includes("folder changed")), told);
    expect(told.join("\n")).toContain(`release ${b} is published and stays up`);
    expect(live.current().hash).toBe(b);

    await channel.follow();
    await until(() => live.current().sites["wrenhollow-nl"]?.country.weekStart === 6, told);
    writeFileSync(join(root, country), text);
    await until(() => live.current().hash === a, told);
  });

  it("renders what the folder became before guests get it, and keeps the release that shows every page", async () => {
    const worker = createWorkerThread(join(projectRoot, "server/development-worker.mjs"), {
      root,
      widgets: manifests,
    });
    const server = await start({
      build: createServerBuilder({ root, widgets: manifests, migrations, clock: createTestClock(), worker }),
    });
    const { live, told } = server;
    const findings: (readonly Finding[])[] = [];
    live.onFindings((all) => findings.push(all));
    const shown = (await get(server, "/safety")).body;
    const file = "config/pages/safety.json";
    const text = readFileSync(join(root, file), "utf8");
    expect(text).toContain('"order": ["article"]');

    writeFileSync(join(root, file), text.replace('"order": ["article"]', '"order": []'));
    await until(() => told.some((line) => line.includes("stays up")), told, 400_000);
    expect(told.join("\n")).toMatch(
      /config\/pages\/safety\.json:\d+:\d+ Nothing is shown in "main" of the page "safety"/,
    );
    expect(findings.at(-1)).toContainEqual(expect.objectContaining({ code: "empty-region", file }));
    expect(live.current().hash).toBe(a);
    expect(mainOf((await get(server, "/safety")).body)).toBe(mainOf(shown));

    const mended = text.replace("Trust and safety", "Trust, safety");
    writeFileSync(join(root, file), mended);
    await until(() => live.current().hash !== a, told, 400_000);
    // Words that wait for their translation are told all the same.
    expect(live.findings().filter(({ severity }) => severity !== "info")).toEqual([]);
    writeFileSync(join(root, file), text);
    await until(() => live.current().hash === a, told, 400_000);
    worker.renew();
  }, 900_000);

  it("starts with what is published", async () => {
    await channel.publish(b);
    const { live } = await start();
    expect(live.current().hash).toBe(b);
  });

  it("says which change it has dealt with", async () => {
    const { live, clock, told } = await start();
    const servers = () => serversOn(database.db, clock, "live");
    await channel.publish(c);
    await until(() => live.current().hash === c, told);
    const { generation } = await channel.state();
    await until(async () => (await servers()).some((server) => server.generation === generation), told);
    expect(await servers()).toMatchObject([{ release: c, problem: "" }]);
    await running.pop()?.stop();
    expect(await servers()).toEqual([]);
  });

  it("loses no request and mixes no releases while 20 publishes and rollbacks happen", async () => {
    const { app, live, told } = await start({ pollMs: 5 });
    await app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = app.server.address() as { port: number };
    const asking = askSteadily({
      port,
      host: nl,
      paths: ["/", "/hotels-in-utrecht", "/my-booking", `/brand/${logo}`, "/robots.txt"],
      clients: 3,
    });
    for (let round = 0; round < 10; round++) {
      const next = [b, c][round % 2] as string;
      await channel.publish(next);
      await until(() => live.current().hash === next, told);
      await channel.rollback({ to: a });
      await until(() => live.current().hash === a, told);
    }
    const { requests, failed } = await asking.stop();
    expect(failed).toEqual([]);
    expect(requests).toBeGreaterThan(20);
  }, 60_000);

  it("finds the pages of a release it went back to still in its cache", async () => {
    await channel.publish(a);
    const server = await start();
    await get(server, "/hotels-in-utrecht");
    await channel.publish(b);
    await until(() => server.live.current().hash === b, server.told);
    expect((await get(server, "/hotels-in-utrecht")).headers["x-page-cache"]).toBe("miss");
    await channel.rollback();
    await until(() => server.live.current().hash === a, server.told);
    expect((await get(server, "/hotels-in-utrecht")).headers["x-page-cache"]).toBe("hit");
  });

  it("keeps serving while the database is away, says so once, and takes what was published meanwhile", async () => {
    const way = await cuttableConnection(database.url);
    const db = openDatabase({ url: way.url });
    try {
      await channel.publish(a);
      const server = await start({ db });
      expect((await get(server, "/hotels-in-utrecht")).statusCode).toBe(200);
      way.cut();
      await until(() => server.told.some((line) => line.includes("does not say")), server.told);
      await server.live.refresh();
      await server.live.refresh();
      expect(server.told.filter((line) => line.includes("does not say"))).toHaveLength(1);
      expect((await get(server, "/hotels-in-utrecht")).statusCode).toBe(200);
      expect((await get(server, `/brand/${logo}`)).statusCode).toBe(200);
      await channel.publish(b);
      way.mend();
      await until(() => server.live.current().hash === b, server.told);
      await running.pop()?.stop();
    } finally {
      await db.destroy();
      await way.stop();
    }
  });

  it("answers a page of an older release that is still open: its brand files and its popups", async () => {
    const server = await start();
    const file = (path: string, headers = {}) => get(server, `/brand/${path}`, headers);
    const old = (await file(logo)).rawPayload;
    expect((await file("wrenhollow/extra.svg")).body).toBe(newLogo.toString());

    await channel.publish(c);
    await until(() => server.live.current().hash === c, server.told);
    expect((await file(logo)).body).toBe(newLogo.toString());
    const popup = await get(server, `/_modal/${a}/nl/searchbar`);
    expect([popup.statusCode, popup.headers["cache-control"]]).toEqual([
      200,
      "public, max-age=31536000, immutable",
    ]);

    await channel.publish(a);
    await until(() => server.live.current().hash === a, server.told);
    const back = await file(logo);
    expect(back.rawPayload).toEqual(old);
    expect((await file(logo, { "if-none-match": String(back.headers.etag) })).statusCode).toBe(304);
    expect((await file("wrenhollow/nothing.svg")).statusCode).toBe(404);
    expect((await file("..%2F..%2Fbrand.json")).statusCode).toBe(404);
  });
});

describe("a release that was built by other code", () => {
  it("is built again from its source", async () => {
    const other = { ...first.release, hash: "feedfacefeedface" };
    await store.put({ ...second, release: other, code: "other" });
    const { live, told } = await start();
    await channel.publish(other.hash);
    await until(() => live.current().hash === b, told);
    expect(live.current()).toEqual({ ...second.release, builtAt: expect.any(String) });
  });

  it("is refused when it needs newer code, by a running server and by one that starts", async () => {
    const home = "config/pages/home.json";
    const node = '"widget": "site-header",\n          "v": ';
    const source = sourceWith(home, `${node}1`, `${node}99`);
    expect(resultOf(source).release === null).toBe(true);
    await store.put({ release: { ...first.release, hash: "c0ffee00c0ffee00" }, source, code: "newer" });
    await channel.publish(b);
    const { live, told, clock } = await start();
    await channel.publish("c0ffee00c0ffee00");
    await until(() => told.some((line) => line.includes("needs other code")), told);
    expect(told.join("\n")).toMatch(
      /c0ffee00c0ffee00 needs other code than this server's\. config\/pages\/home\.json:\d+ /,
    );
    expect(told.join("\n")).toContain(`Release ${b} stays up.`);
    expect(live.current().hash).toBe(b);
    await until(
      async () => (await serversOn(database.db, clock, "live")).some(({ problem }) => problem),
      told,
    );

    const restarted = await start();
    expect(restarted.live.current().hash).toBe(b);
    expect(restarted.told.join("\n")).toContain(`Release ${b} is served instead.`);
  });
});
