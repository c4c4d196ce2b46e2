import { availableParallelism } from "node:os";
import { join } from "node:path";
import { databaseAddress } from "./db/database-address.ts";
import { LEAST_CONNECTIONS } from "./db/pools/pool-sizes.ts";
import { type GatewaySettings, readGatewaySettings } from "./gateways/gateway-settings.ts";
import { SettingError } from "./platform/setting-error.ts";
import { wholeNumber } from "./platform/whole-number.ts";
import { readCanaryLimits } from "./releases/canary-limits.ts";
import type { CanaryLimits } from "./releases/canary-verdict.ts";

/** What the environment decides; everything else is configuration. */
export interface Settings {
  readonly root: string;
  readonly port: number;
  readonly host: string;
  /** Generated data: embedded database, pictures. */
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  /** A streaming replica for reads that may be a little late. */
  readonly databaseReplicaUrl: string | undefined;
  /** Processes that serve on the port together; one of them runs the jobs. */
  readonly workers: number;
  /** Most connections to the database of all of them together. */
  readonly databaseConnections: number;
  /** Properties of the demo supply made at first start; 0 for none. */
  readonly demoProperties: number;
  readonly logLevel: string;
  readonly trustProxy: readonly string[];
  /** Whether that edge sets `X-Forwarded-Host` itself, whatever a browser sent. */
  readonly trustForwardedHost: boolean;
  /** Whether hosts that no site has are refused, instead of being shown the fallback (CONF-03). */
  readonly refusesUnknownHosts: boolean;
  /** Multiplies what one address may ask and book; for load tests and edges that hide addresses. */
  readonly limitScale: number;
  /**
   * Milliseconds a stopping server still answers while `/readyz` says no, so that an edge stops sending
   * first.
   */
  readonly drainMs: number;
  /** Bytes of disk below which bookings are refused: the embedded database must never run out. */
  readonly leastDiskBytes: number;
  /** What a collector of metrics must show where it is not this machine; none when absent. */
  readonly metricsToken: string | undefined;
  /** Bytes of rendered pages kept in memory, by each worker. */
  readonly cacheBytes: number;
  /** Channel whose release is served once something is published there. */
  readonly releaseChannel: string;
  /** When a canary is ended by itself. */
  readonly canary: CanaryLimits;
  /** Origins of other backends that `apiBaseHost` may name (VAL-09). */
  readonly apiHosts: readonly string[];
  /** Whether a request may ask for an unhappy answer (ERR-06). */
  readonly testScenarios: boolean;
  /** Which third parties are connected. */
  readonly gateways: GatewaySettings;
  /** Whether browsers remove the worker that works without a connection, and all it kept. */
  readonly withoutWorker: boolean;
  /** Whether `/_gallery` is served outside development too. */
  readonly gallery: boolean;
}

/** Reads the settings. @throws SettingError naming the variable that is wrong. */
export function readSettings(environment: NodeJS.ProcessEnv, root: string): Settings {
  const trustProxy = (environment.TRUST_PROXY ?? "")
    .split(",")
    .map((each) => each.trim())
    .filter(Boolean);
  const workers = wholeNumber(environment, "WORKERS", availableParallelism(), 1, MOST_WORKERS);
  return {
    root,
    port: wholeNumber(environment, "PORT", 3000, 0, 65_535),
    host: environment.HOST ?? "127.0.0.1",
    dataFolder: environment.DATA_FOLDER ?? join(root, ".data"),
    databaseUrl: environment.DATABASE_URL ? databaseAddress(environment.DATABASE_URL) : undefined,
    databaseReplicaUrl: environment.DATABASE_REPLICA_URL
      ? databaseAddress(environment.DATABASE_REPLICA_URL, "DATABASE_REPLICA_URL")
      : undefined,
    workers,
    databaseConnections: databaseConnections(environment, workers),
    demoProperties: wholeNumber(environment, "DEMO_PROPERTIES", 1800, 0, 1_000_000),
    logLevel: environment.LOG_LEVEL ?? "warn",
    trustProxy,
    trustForwardedHost: environment.TRUST_FORWARDED_HOST === "1",
    refusesUnknownHosts: refusesUnknownHosts(environment),
    limitScale: wholeNumber(environment, "LIMIT_SCALE", 1, 1, 1_000_000),
    drainMs: wholeNumber(environment, "DRAIN_SECONDS", trustProxy.length > 0 ? 5 : 0, 0, 300) * 1000,
    leastDiskBytes: wholeNumber(environment, "LEAST_DISK_MB", 256, 0, 1_000_000) * 1024 * 1024,
    metricsToken: environment.METRICS_TOKEN || undefined,
    cacheBytes: wholeNumber(environment, "PAGE_CACHE_MB", 32, 0, 65_536) * 1024 * 1024,
    releaseChannel: channelName(environment),
    canary: readCanaryLimits(environment),
    apiHosts: apiHosts(environment),
    testScenarios: testScenarios(environment),
    gateways: readGatewaySettings(environment),
    withoutWorker: environment.SERVICE_WORKER === "off",
    gallery: environment.GALLERY === "1",
  };
}

/** Every worker needs a few of its own: for calls, for bookings, for the health answer. */
function databaseConnections(environment: NodeJS.ProcessEnv, workers: number): number {
  const least = LEAST_CONNECTIONS * workers;
  const most = wholeNumber(environment, "DATABASE_CONNECTIONS", Math.max(80, least), 1, 10_000);
  if (most < least)
    throw new SettingError(
      `DATABASE_CONNECTIONS must be at least ${least} for ${workers} workers (WORKERS), not ${most}.`,
    );
  return most;
}

/** Guests must never meet a failure that somebody asked for. */
function testScenarios({ TEST_SCENARIOS: wanted, NODE_ENV: environment }: NodeJS.ProcessEnv): boolean {
  if (wanted === "1" && environment === "production")
    throw new SettingError("TEST_SCENARIOS is for tests: it cannot be on where NODE_ENV is production.");
  return wanted === "1";
}

function refusesUnknownHosts({ UNKNOWN_HOSTS: said = "" }: NodeJS.ProcessEnv): boolean {
  if (said !== "" && said !== "fallback" && said !== "refuse")
    throw new SettingError(`UNKNOWN_HOSTS must be "refuse" or "fallback", not "${said}".`);
  return said === "refuse";
}

function apiHosts({ API_HOSTS: text = "" }: NodeJS.ProcessEnv): readonly string[] {
  const hosts = text
    .split(",")
    .map((each) => each.trim())
    .filter(Boolean);
  for (const host of hosts)
    if (!URL.canParse(host) || new URL(host).origin !== host || !host.startsWith("https://"))
      throw new SettingError(`API_HOSTS lists origins such as "https://api.example.com", not "${host}".`);
  return hosts;
}

function channelName({ RELEASE_CHANNEL: name }: NodeJS.ProcessEnv): string {
  if (!name) return "live";
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(name))
    throw new SettingError(
      `RELEASE_CHANNEL must be a short name in lower case, such as "live", not "${name}".`,
    );
  return name;
}

const MOST_WORKERS = 256;
