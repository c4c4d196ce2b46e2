import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import type { Release } from "#renderer";
import { registry } from "#widgets/registry";
import { buildApp } from "../app.ts";
import type { AppOptions } from "../app-options.ts";
import type { Db } from "../db/pool.ts";
import type { RateLimits } from "../http/rate-limit.ts";
import { createPictureSigner } from "../images/picture-signer.ts";
import { sitemapSupply } from "../supply/sitemap-supply.ts";
import { createRenderer } from "../web/entry-ssr.tsx";
import { registerWeb } from "../web/register-web.ts";
import type { Reached } from "../web/security-headers.ts";
import { testAssets } from "./assets.ts";
import { createTestClock } from "./clock.ts";
import { createTestDatabase } from "./database.ts";

export interface TestWeb {
  readonly app: FastifyInstance;
  readonly clock: ReturnType<typeof createTestClock>;
  /**
   * Asks for a page: straight, or through our own edge, which ends TLS where `https` and whose forwarded
   * headers are believed.
   */
  readonly get: (
    url: string,
    host: string,
    options?: {
      readonly headers?: Readonly<Record<string, string>>;
      readonly https?: boolean;
      readonly edge?: boolean;
      /** Address of the browser. */
      readonly ip?: string;
    },
  ) => Promise<LightMyRequestResponse>;
  /** The database behind it, as the test sees it. */
  readonly db: Db;
  readonly stop: () => Promise<void>;
}

/**
 * Pages of a release without a port, over an empty database or one that `fill` put something into. The
 * release may change between requests.
 */
export async function startTestWeb(
  release: () => Release,
  {
    fill,
    connect,
    gallery = false,
    clientFolder,
    rateLimits = {},
    fetch,
    apiHosts = [],
    testScenarios,
    isDiskLow,
    signIn,
    callerId,
    cards,
    webhooks,
    uploads,
    outside,
    formParties,
    log,
    refusesUnknownHosts,
  }: {
    readonly fill?: (db: Db) => Promise<unknown>;
    /** Opens the pool of the server, when it shall be another than that of the test. */
    readonly connect?: (url: string) => Db;
    readonly gallery?: boolean;
    /** Folder of a client build whose files are served. */
    readonly clientFolder?: string;
    readonly rateLimits?: Partial<RateLimits>;
    /** Reaches backends of other hosts. */
    readonly fetch?: typeof globalThis.fetch;
    /** Origins of those. */
    readonly apiHosts?: readonly string[];
    /** Whether requests may ask for an unhappy answer. */
    readonly testScenarios?: AppOptions["testScenarios"];
    /** Providers that guests may sign in with. */
    readonly signIn?: AppOptions["signIn"];
    /** Which number a guest's phone has. */
    readonly callerId?: AppOptions["callerId"];
    /** Who keeps cards for guests. */
    readonly cards?: AppOptions["cards"];
    /** Who checks the events of providers. */
    readonly webhooks?: AppOptions["webhooks"];
    /** What becomes of pictures that guests upload. */
    readonly uploads?: AppOptions["uploads"];
    /** Origins of third parties by role. */
    readonly outside?: Reached;
    /** Who answers by a form from another site. */
    readonly formParties?: AppOptions["formParties"];
    /** Whether nothing may be written. */
    readonly isDiskLow?: () => boolean;
    /** Where the server writes its lines; nowhere when absent. */
    readonly log?: AppOptions["log"];
    /** Whether hosts that no site has are refused. */
    readonly refusesUnknownHosts?: boolean;
  } = {},
): Promise<TestWeb> {
  const clock = createTestClock();
  const database = await createTestDatabase();
  await fill?.(database.db);
  const db = connect?.(database.url) ?? database.db;
  const app = await buildApp({
    release,
    db,
    clock,
    trustProxy: ["127.0.0.1"],
    testScenarios,
    ...(log ? { log } : {}),
    ...(formParties ? { formParties } : {}),
    ...(isDiskLow ? { isDiskLow } : {}),
    ...(refusesUnknownHosts ? { refusesUnknownHosts } : {}),
    ...(signIn ? { signIn } : {}),
    ...(callerId ? { callerId } : {}),
    ...(cards ? { cards } : {}),
    ...(webhooks ? { webhooks } : {}),
    ...(uploads ? { uploads } : {}),
    signPicture: createPictureSigner(Buffer.alloc(32)).sign,
    rateLimits: { reads: 1e6, changes: 1e6, pages: 1e6, pictures: 1e6, ...rateLimits },
  });
  await registerWeb(app, {
    release,
    assets: testAssets,
    createRenderer,
    sitemaps: sitemapSupply((read) => read(db)),
    now: () => new Date(clock()),
    cacheBytes: 64 * 1024 * 1024,
    brandFile: async () => null,
    development: false,
    ...(clientFolder ? { clientFolder } : {}),
    ...(fetch ? { fetch } : {}),
    apiHosts,
    outside,
    gallery,
    widgetNames: Object.keys(registry),
  });
  await app.ready();
  return {
    app,
    clock,
    db: database.db,
    get: (url, host, { headers = {}, https = false, edge = https, ip = "203.0.113.9" } = {}) =>
      app.inject({
        url,
        headers: { host, ...(https ? { "x-forwarded-proto": "https" } : {}), ...headers },
        remoteAddress: edge ? "127.0.0.1" : ip,
      }),
    async stop() {
      await app.close();
      if (connect) await db.destroy();
      await database.stop();
    },
  };
}
