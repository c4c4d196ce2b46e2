import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Site, WidgetManifest } from "#renderer";
import { codeDigest, type WidgetMigrations } from "#renderer/release";
import { apiBase } from "#renderer/server";
import { buildApp } from "./app.ts";
import type { AppOptions } from "./app-options.ts";
import { watchDisk } from "./db/disk-watch.ts";
import { openDatabase } from "./db/pool.ts";
import { poolSizes } from "./db/pools/pool-sizes.ts";
import { followReplica, type ReadReplica } from "./db/pools/read-replica.ts";
import { type StartedDatabase, startDatabase } from "./db/start-database.ts";
import { ensureSupply } from "./demo/ensure-supply.ts";
import type { Gateways } from "./gateways/gateways.ts";
import { openGateways } from "./gateways/open-gateways.ts";
import { originsOf } from "./gateways/origins-of.ts";
import { webhookVerifiers } from "./gateways/webhook-verifiers.ts";
import { cleanPicture } from "./images/clean-picture.ts";
import { configuredPictures, picturesIn } from "./images/configured-pictures.ts";
import { imagesPlugin } from "./images/images-plugin.ts";
import { createPictureProcess } from "./images/picture-process.ts";
import { createPictureSigner, PICTURE_SECRET } from "./images/picture-signer.ts";
import type { InboxPage } from "./inbox/inbox-page.ts";
import type { registerMailPreview } from "./inbox/mail-preview.ts";
import { receiptsOf } from "./jobs/outbox/receipts-of.ts";
import { systemClock } from "./platform/clock.ts";
import { createLog } from "./platform/log.ts";
import { systemRandom } from "./platform/random.ts";
import { AUDIENCE_SECRET } from "./platform/session/audience-mark.ts";
import { DEAL_SECRET } from "./platform/session/deal-tokens.ts";
import { SAVED_SIGN_IN_SECRET } from "./platform/session/saved-sign-in.ts";
import { SettingError } from "./platform/setting-error.ts";
import { createPreviews } from "./preview/preview.ts";
import { startCanaryWatch } from "./releases/canary-watch.ts";
import { type LiveReleases, startLiveReleases } from "./releases/live-releases.ts";
import { createReleaseStore } from "./releases/release-store.ts";
import { createReleaseOf } from "./releases/request-release.ts";
import { createServerBuilder } from "./releases/server-builder.ts";
import { loadServerSecret, PREVIEW_SECRET } from "./releases/server-secret.ts";
import { createWorkerThread } from "./releases/worker-thread.ts";
import { fillSearch } from "./search/fill-search.ts";
import type { Settings } from "./settings.ts";
import type { Studio } from "./studio/studio.ts";
import { type SitemapSupply, sitemapSupply } from "./supply/sitemap-supply.ts";
import { inspectAccess } from "./web/inspect-access.ts";
import { registerInspectRoutes } from "./web/inspect-routes.ts";
import { type RegisterWebOptions, registerWeb } from "./web/register-web.ts";
import type { WorkerLink } from "./workers/worker-link.ts";

export interface HostOptions
  extends Pick<RegisterWebOptions, "assets" | "createRenderer" | "clientFolder" | "development"> {
  readonly settings: Settings;
  readonly widgets: Readonly<Record<string, { readonly manifest: WidgetManifest }>>;
  /** Migrations of widgets whose version is above 1. */
  readonly migrations: WidgetMigrations;
  /** Given where this process is one of several on a port, whose database another one keeps. */
  readonly link?: WorkerLink;
  /** The built `check/release-worker.ts`; this thread does its work when absent. */
  readonly workerFile?: string;
  /** Given a way to have the worker begin anew, for whoever changes its code. */
  readonly onWorker?: (renew: () => void) => void;
  /** The built `images/picture-worker.ts`; this process makes pictures when absent. */
  readonly pictureWorkerFile?: string;
  /** The page editor; in development only. */
  readonly studio?: Studio;
  /** Puts something between the server and every third party; in development only. */
  readonly betweenGateways?: (gateways: Gateways) => Gateways;
  /** Hears which unhappy answers requests ask for (ERR-06); production has no code for it. */
  readonly testScenarios?: AppOptions["testScenarios"];
  /** The page that shows what nothing sends; in development only. */
  readonly inbox?: InboxPage;
  /** Shows every mail in every language; in development only. */
  readonly mailPreview?: typeof registerMailPreview;
  /** Told of each step and, where known, how far it is (0 to 1). */
  readonly onProgress: (step: string, done?: number) => void;
}

export interface Host {
  readonly app: FastifyInstance;
  readonly releases: LiveReleases;
  readonly database: StartedDatabase;
  readonly stop: () => Promise<void>;
}

/** Everything behind one port: release, database with demo supply, backend, pages. Not yet listening. */
export async function createHost(options: HostOptions): Promise<Host> {
  const { settings, migrations, link, onProgress } = options;
  const { root } = settings;
  if (settings.testScenarios && !options.testScenarios)
    throw new SettingError("TEST_SCENARIOS is for development and tests: this build hears of none.");
  const widgets = Object.values(options.widgets).map(({ manifest }) => manifest);
  const worker = options.workerFile ? createWorkerThread(options.workerFile, { root, widgets }) : undefined;
  if (worker) options.onWorker?.(worker.renew);
  onProgress("Starting the database");
  const log = createLog(settings.logLevel);
  const { dataFolder } = settings;
  const sizes = poolSizes(settings.databaseConnections, link?.workers ?? 1);
  const database = await startDatabase({
    url: link?.databaseUrl ?? settings.databaseUrl,
    dataFolder,
    log,
    maxConnections: sizes.calls,
    sharedConnections: settings.databaseConnections,
    migrate: link === undefined,
  });
  const { databaseReplicaUrl } = settings;
  const replica = databaseReplicaUrl
    ? followReplica({
        primary: database.db,
        replica: openDatabase({ url: databaseReplicaUrl, max: sizes.calls, waitMs: 1000, isReadOnly: true }),
        log,
      })
    : undefined;
  const read: ReadReplica["read"] = (work) => (replica ? replica.read(work) : work(database.db));
  let releases: LiveReleases | undefined;
  try {
    onProgress("Reading the configuration");
    const { db } = database;
    const clock = systemClock;
    const live = await startLiveReleases({
      db,
      clock,
      root,
      // Whoever develops works on the folder, whatever was published from it before.
      channel: options.development ? null : settings.releaseChannel,
      warmUp: options.development,
      code: codeDigest(root, widgets),
      build: createServerBuilder({
        root,
        widgets,
        migrations,
        clock,
        worker,
      }),
      log: { info: (text) => log.info(text), error: (text) => process.stderr.write(`${text}\n`) },
    });
    releases = live;
    if (!link) {
      await ensureSupply(db, settings.demoProperties, onProgress);
      await fillSearch(db, clock());
    }
    // Only the embedded database lives on a disk of this machine.
    const diskFolder = link ? link.diskFolder : database.diskFolder;
    const disk = await watchDisk({
      folder: diskFolder ?? dataFolder,
      leastBytes: diskFolder ? settings.leastDiskBytes : 0,
      log,
    });
    let isDraining = false;
    const outside = openGateways(settings.gateways, { dataFolder, clock });
    const gateways = options.betweenGateways?.(outside.gateways) ?? outside.gateways;
    const secretOf = (name: string) => loadServerSecret(db, name, { clock, random: systemRandom });
    const signer = createPictureSigner(await secretOf(PICTURE_SECRET));
    const releaseOf = createReleaseOf(live);
    const canaryWatch = startCanaryWatch({
      db,
      clock,
      channel: settings.releaseChannel,
      live,
      limits: settings.canary,
      log,
    });
    // In a process of its own: what strangers send has no part in what pages show.
    const { pictureWorkerFile } = options;
    const cleaner = pictureWorkerFile ? createPictureProcess({ file: pictureWorkerFile }) : undefined;
    const app = await buildApp({
      signPicture: signer.sign,
      audienceKey: await secretOf(AUDIENCE_SECRET),
      savedSignInKey: await secretOf(SAVED_SIGN_IN_SECRET),
      dealKey: await secretOf(DEAL_SECRET),
      release: live.current,
      releaseOf,
      canaryWatch,
      db,
      pools: {
        bookings: database.openPool({ max: sizes.bookings }),
        health: database.openPool({ max: sizes.health, waitMs: 1000 }),
      },
      replica,
      isDiskLow: disk.isLow,
      isDraining: () => isDraining,
      metricsToken: settings.metricsToken,
      log,
      trustProxy: settings.trustProxy,
      limitScale: settings.limitScale,
      trustForwardedHost: settings.trustForwardedHost,
      refusesUnknownHosts: settings.refusesUnknownHosts,
      testScenarios: settings.testScenarios ? options.testScenarios : undefined,
      worker: link,
      signIn: gateways.signIn,
      callerId: gateways.callerId,
      cards: gateways.cards,
      uploads: { storage: gateways.storage, clean: cleaner?.clean ?? cleanPicture },
      ...(link && !link.runsJobs ? {} : { jobs: { gateways } }),
      webhooks: webhookVerifiers(settings.gateways),
    });
    app.addHook("onClose", async () => cleaner?.stop());
    const previews = createPreviews({
      secret: await loadServerSecret(db, PREVIEW_SECRET, { clock, random: systemRandom }),
      clock,
      load: live.load,
      store: createReleaseStore(db, clock),
      root,
      widgets,
      migrations,
      worker,
    });
    const shown = { ...previews, ...options.studio?.previews(previews) };
    await app.register(imagesPlugin, {
      cacheFolder: join(settings.dataFolder, "images"),
      signer,
      isConfigured: async (name, request) =>
        configuredPictures((await shown.of(request))?.release ?? live.current()).has(name) ||
        configuredPictures(live.canary()?.release ?? live.current()).has(name) ||
        picturesIn(options.widgets).has(name),
      guard: (request) => app.guardRate(request, "pictures"),
      ...(pictureWorkerFile ? { workerFile: pictureWorkerFile } : {}),
      // Each worker has pictures made: together no more at once than there are cores.
      ...(link ? { concurrency: 1 } : {}),
    });
    const now = () => new Date(clock());
    await registerWeb(app, {
      ...options,
      release: live.current,
      releaseOf,
      brandFile: async (release, path) =>
        (await live.brandFile(release, path)) ?? options.studio?.brandFile(path) ?? null,
      previews: shown,
      sitemaps: ownSitemaps(read),
      now,
      apiHosts: settings.apiHosts,
      outside: originsOf(settings.gateways),
      widgetNames: Object.keys(options.widgets).sort(),
      withoutWorker: settings.withoutWorker,
      gallery: options.development || settings.gallery,
      cacheBytes: options.development ? 0 : settings.cacheBytes,
    });
    registerInspectRoutes(app, { accessOf: inspectAccess(shown, options.studio?.published), now });
    options.studio?.register(app);
    options.inbox?.register(app, (references) => receiptsOf(db, references));
    options.mailPreview?.(app, live.current);
    const stop = async () => {
      isDraining = true;
      if (settings.drainMs > 0) await new Promise((resolve) => setTimeout(resolve, settings.drainMs));
      disk.stop();
      await canaryWatch.stop();
      await live.stop();
      await app.close();
      outside.close();
      await replica?.stop();
      await database.stop();
    };
    return { app, releases: live, database, stop };
  } catch (error) {
    await releases?.stop();
    await replica?.stop();
    await database.stop();
    throw error;
  }
}

/** Sitemaps of what this backend sells: what another one does, it alone can list. */
function ownSitemaps(read: ReadReplica["read"]): SitemapSupply {
  const own = sitemapSupply(read);
  const isForeign = ({ domain }: Site) => Boolean(apiBase(domain.apiBaseHost));
  return {
    parts: async (site) => (isForeign(site) ? [] : own.parts(site)),
    hotels: async (site, part) => (isForeign(site) ? [] : own.hotels(site, part)),
    cities: async (site) => (isForeign(site) ? null : own.cities(site)),
  };
}
