import type { FastifyInstance } from "fastify";
import { buildApp } from "../app.ts";
import type { AppOptions } from "../app-options.ts";
import { openDatabase } from "../db/pool.ts";
import { type Browser, createBrowser } from "./browser.ts";
import { createTestClock, type TestClock } from "./clock.ts";
import { createTestDatabase, type TestDatabase } from "./database.ts";
import { buildRelease } from "./release.ts";

export type { Answer, Browser } from "./browser.ts";

export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  readonly clock: TestClock;
  /** A browser of its own: cookies, session and token. */
  readonly browser: (host?: string, ip?: string) => Browser;
  readonly stop: () => Promise<void>;
}

export interface TestAppOptions extends Partial<AppOptions> {
  readonly connections?: number;
  /** Whether bookings and the health answer have connections of their own, as in production. */
  readonly ownPools?: boolean;
}

/** A server over an own database, with a clock that stands still and no limits on calls. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { connections = 10, ownPools = false, ...rest } = options;
  const database = await createTestDatabase({ max: connections });
  const { url } = database;
  const pools = ownPools
    ? { bookings: openDatabase({ url, max: 4 }), health: openDatabase({ url, max: 1, waitMs: 1000 }) }
    : undefined;
  const clock = createTestClock();
  const release = buildRelease();
  const app = await buildApp({
    release: () => release,
    db: database.db,
    clock,
    rateLimits: { reads: 1e6, changes: 1e6, pages: 1e6, pictures: 1e6 },
    ...(pools ? { pools } : {}),
    ...rest,
  });
  await app.ready();
  const stop = async () => {
    await app.close();
    await Promise.all(Object.values(pools ?? {}).map((pool) => pool.destroy()));
    await database.stop();
  };
  return {
    app,
    database,
    clock,
    browser: (host = "nl.homes.test", ip) => createBrowser(app, host, ip),
    stop,
  };
}
