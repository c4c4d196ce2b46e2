import type { FastifyInstance } from "fastify";
import { migrations } from "#widgets/migrations";
import { registry } from "#widgets/registry";
import { buildApp } from "../app.ts";
import type { Db } from "../db/pool.ts";
import type { AdmissionLimits } from "../http/admission.ts";
import type { RateLimits } from "../http/rate-limit.ts";
import { createPreviews } from "../preview/preview.ts";
import { CANARY_LIMITS } from "../releases/canary-verdict.ts";
import { type CanaryWatch, startCanaryWatch } from "../releases/canary-watch.ts";
import { type LiveReleases, startLiveReleases } from "../releases/live-releases.ts";
import { createReleaseStore } from "../releases/release-store.ts";
import { createReleaseOf } from "../releases/request-release.ts";
import { type BuildReleaseOf, createServerBuilder } from "../releases/server-builder.ts";
import { sitemapSupply } from "../supply/sitemap-supply.ts";
import { createRenderer } from "../web/entry-ssr.tsx";
import { registerWeb } from "../web/register-web.ts";
import { testAssets } from "./assets.ts";
import { createTestClock, type TestClock } from "./clock.ts";
import { code, manifests } from "./release-source.ts";

export interface ReleaseServer {
  readonly app: FastifyInstance;
  readonly live: LiveReleases;
  readonly canaryWatch: CanaryWatch;
  readonly clock: TestClock;
  /** What was logged. */
  readonly told: string[];
  readonly stop: () => Promise<void>;
}

/**
 * A server that serves what the `live` channel names, else the configuration in `root`, with assets that
 * stand for any build.
 */
export async function startReleaseServer(options: {
  readonly db: Db;
  readonly root: string;
  /** Signs previews. */
  readonly secret?: Buffer;
  readonly pollMs?: number;
  /** A builder of `root` that is shared with other servers of the test, since it remembers what it built. */
  readonly build?: BuildReleaseOf;
  readonly admission?: AdmissionLimits;
  readonly rateLimits?: Partial<RateLimits>;
}): Promise<ReleaseServer> {
  const { db, root, secret = Buffer.alloc(32, 7), pollMs = 30 } = options;
  const clock = createTestClock();
  const told: string[] = [];
  const live = await startLiveReleases({
    db,
    clock,
    root,
    channel: "live",
    code,
    build: options.build ?? testBuilder(root),
    log: { info: (text) => told.push(text), error: (text) => told.push(text) },
    pollMs,
  });
  const releaseOf = createReleaseOf(live);
  const log = { error: (text: string) => told.push(text) };
  const canaryWatch = startCanaryWatch({
    db,
    clock,
    channel: "live",
    live,
    limits: CANARY_LIMITS,
    log,
    everyMs: pollMs,
  });
  const app = await buildApp({
    release: live.current,
    releaseOf,
    canaryWatch,
    ...(options.admission ? { admission: options.admission } : {}),
    db,
    clock,
    rateLimits: { reads: 1e6, changes: 1e6, pages: 1e6, pictures: 1e6, reports: 1e6, ...options.rateLimits },
  });
  await registerWeb(app, {
    release: live.current,
    releaseOf,
    brandFile: live.brandFile,
    previews: createPreviews({
      secret,
      clock,
      load: live.load,
      store: createReleaseStore(db, clock),
      root,
      widgets: manifests,
      migrations,
    }),
    assets: testAssets,
    createRenderer,
    sitemaps: sitemapSupply((read) => read(db)),
    now: () => new Date(clock()),
    cacheBytes: 64 * 1024 * 1024,
    development: false,
    gallery: false,
    widgetNames: Object.keys(registry),
  });
  await app.ready();
  const stop = async () => {
    await canaryWatch.stop();
    await live.stop();
    await app.close();
  };
  return { app, live, canaryWatch, clock, told, stop };
}

/** Builds the configuration in `root` with all widgets of the project. */
export function testBuilder(root: string): BuildReleaseOf {
  return createServerBuilder({ root, widgets: manifests, migrations, clock: createTestClock() });
}
