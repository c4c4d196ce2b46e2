import type { FastifyInstance } from "fastify";
import { type AppOptions, buildApp } from "../app.ts";
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

/** A server over an own database, with a clock that stands still and no limits on calls. */
export async function createTestApp(
  options: Partial<AppOptions> & { readonly connections?: number } = {},
): Promise<TestApp> {
  const { connections = 10, ...rest } = options;
  const database = await createTestDatabase({ max: connections });
  const clock = createTestClock();
  const release = buildRelease();
  const app = await buildApp({
    release: () => release,
    db: database.db,
    clock,
    rateLimits: { reads: 1e6, changes: 1e6, pages: 1e6, pictures: 1e6 },
    ...rest,
  });
  await app.ready();
  const stop = async () => {
    await app.close();
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
