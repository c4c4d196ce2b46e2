import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import type { WidgetManifest } from "#renderer";
import { buildRelease, type ReleaseResult } from "#renderer/release";
import { buildApp } from "./app.ts";
import { type StartedDatabase, startDatabase } from "./db/start-database.ts";
import { seedDemoSupply } from "./demo/seed-demo-supply.ts";
import { imagesPlugin } from "./images/images-plugin.ts";
import { systemClock } from "./platform/clock.ts";
import type { Settings } from "./settings.ts";
import { hotelPaths } from "./supply/hotel-paths.ts";
import { type RegisterWebOptions, registerWeb } from "./web/register-web.ts";
import { type ReleaseSource, watchReleases } from "./web/release-source.ts";

export interface HostOptions
  extends Pick<RegisterWebOptions, "assets" | "createRenderer" | "clientFolder" | "development"> {
  readonly settings: Settings;
  readonly widgets: Readonly<Record<string, { readonly manifest: WidgetManifest }>>;
  /** Told of each step and, where known, how far it is (0 to 1). */
  readonly onProgress: (step: string, done?: number) => void;
}

export interface Host {
  readonly app: FastifyInstance;
  readonly releases: ReleaseSource;
  readonly database: StartedDatabase;
  readonly stop: () => Promise<void>;
}

/** Everything behind one port: release, database with demo supply, backend, pages. Not yet listening. */
export async function createHost(options: HostOptions): Promise<Host> {
  const { settings, onProgress } = options;
  const build = () => releaseOf(settings, options.widgets);
  onProgress("Reading the configuration");
  const { release, findings } = build();
  if (!release) throw new ConfigurationError(findings);

  onProgress("Starting the database");
  const database = await startDatabase({ url: settings.databaseUrl, dataFolder: settings.dataFolder });
  try {
    await ensureSupply(database, settings, onProgress);
    const log = pino({ level: settings.logLevel });
    const releases = watchReleases({
      folder: join(settings.root, "config"),
      build,
      first: release,
      log: { info: (text) => log.info(text), error: (text) => process.stderr.write(`${text}\n`) },
    });
    const app = await buildApp({
      release: releases.current,
      db: database.db,
      log,
      trustProxy: settings.trustProxy,
      jobs: true,
    });
    await app.register(imagesPlugin, { cacheFolder: join(settings.dataFolder, "images") });
    const { clearCache } = await registerWeb(app, {
      ...options,
      release: releases.current,
      hotelPaths: (site) => hotelPaths(database.db, site),
      now: () => new Date(systemClock()),
      widgetNames: Object.keys(options.widgets).sort(),
      gallery: options.development || settings.gallery,
      cacheBytes: options.development ? 0 : settings.cacheBytes,
      configFolder: join(settings.root, "config"),
    });
    releases.onChange(clearCache);
    const stop = async () => {
      releases.stop();
      await app.close();
      await database.stop();
    };
    return { app, releases, database, stop };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/** The configuration has errors, so there is nothing to serve. */
export class ConfigurationError extends Error {
  constructor(findings: ReleaseResult["findings"]) {
    const lines = findings
      .filter((finding) => finding.severity === "error")
      .map(
        (finding) =>
          `  ${finding.file}:${finding.line}:${finding.column} ${finding.message}${finding.suggestion ? ` (${finding.suggestion})` : ""}`,
      );
    super(
      `The configuration has errors; run npx staywright validate for the whole picture.\n${lines.join("\n")}`,
    );
    this.name = "ConfigurationError";
  }
}

function releaseOf(settings: Settings, widgets: HostOptions["widgets"]): ReleaseResult {
  return buildRelease({
    root: settings.root,
    widgets: Object.values(widgets).map(({ manifest }) => manifest),
    now: new Date(systemClock()),
  });
}

async function ensureSupply(
  { db }: StartedDatabase,
  settings: Settings,
  onProgress: HostOptions["onProgress"],
): Promise<void> {
  const known = await db.selectFrom("property").select("property_id").limit(1).executeTakeFirst();
  if (known || settings.demoProperties === 0) return;
  onProgress("Filling the database", 0);
  await seedDemoSupply(db, {
    properties: settings.demoProperties,
    today: new Date(systemClock()).toISOString().slice(0, 10),
    onProgress: ({ done, total }) => onProgress("Filling the database", done / total),
  });
}
