import { randomBytes } from "node:crypto";
import { codeDigest, didYouMean, readManifests } from "#renderer/release";
import {
  createReleaseChannel,
  createReleaseLoader,
  createReleasePlans,
  createReleaseStore,
  createServerBuilder,
  type Db,
  knownChannels,
  type LoadedRelease,
  loadServerSecret,
  PREVIEW_SECRET,
  type ReleaseChannel,
  type ReleasePlans,
  type ReleaseStore,
  type ServerReport,
  type StoredReleaseInfo,
  serversOn,
  startDatabase,
} from "#server/releases";
import { databasePlace } from "../database-place.ts";
import { createProgress, type Progress } from "../output/progress.ts";
import { loadMigrations } from "../project.ts";
import { findRelease } from "./find-release.ts";

/** What every release command takes. */
export interface ReleaseOptions {
  readonly root: string;
  readonly json: boolean;
  /** Folder of the embedded database, as `databasePlace` takes it. */
  readonly data?: string;
  /** Channel that is published to; RELEASE_CHANNEL, else `live`, when absent. */
  readonly channel?: string;
  /** Whether the channel may be one that nobody has used yet. */
  readonly newChannel?: boolean;
  /** Who does it; found out when absent. */
  readonly by?: string;
}

/** The stored releases of an installation and the channel they are published on. */
export interface ReleaseDesk {
  readonly root: string;
  readonly db: Db;
  readonly store: ReleaseStore;
  readonly channel: ReleaseChannel;
  readonly channelName: string;
  /** What is to become live on the channel later. */
  readonly plans: ReleasePlans;
  /** Digest of this code. */
  readonly code: string;
  readonly progress: Progress;
  /** Whether the database is the embedded one of this machine. */
  readonly isLocal: boolean;
  /** A release as this code can serve it. */
  readonly load: (hash: string) => Promise<LoadedRelease>;
  /** Running servers that listen to the channel. */
  readonly servers: () => Promise<readonly ServerReport[]>;
  readonly previewSecret: () => Promise<Buffer>;
}

/**
 * Opens the database, joining the embedded one of a running server, and closes it when the work is done or
 * interrupted.
 */
export async function withReleases(
  options: ReleaseOptions,
  work: (desk: ReleaseDesk) => Promise<number>,
): Promise<number> {
  const progress = createProgress();
  progress.say("Opening the database …");
  const place = databasePlace(options.root, options.data);
  const database = await startDatabase({ ...place, maxConnections: 3 });
  const interrupted = async () => {
    progress.end();
    await database.stop();
    process.exit(130);
  };
  process.once("SIGINT", interrupted).once("SIGTERM", interrupted);
  try {
    return await work(await createDesk(options, database.db, progress, place.url === undefined));
  } finally {
    progress.end();
    process.off("SIGINT", interrupted).off("SIGTERM", interrupted);
    await database.stop();
  }
}

/** A channel that nothing shows and nobody listens to is a slip, unless whoever names it says otherwise. */
async function checkChannel(db: Db, { channel, newChannel = false }: ReleaseOptions): Promise<void> {
  if (channel === undefined || newChannel || channel === process.env.RELEASE_CHANNEL) return;
  const known = await knownChannels(db);
  if (known.includes(channel)) return;
  const meant = didYouMean(channel, known) ?? `There are: ${known.join(", ")}.`;
  throw new Error(`There is no channel "${channel}". ${meant} To begin one, publish with --new-channel.`);
}

async function createDesk(
  options: ReleaseOptions,
  db: Db,
  progress: Progress,
  isLocal: boolean,
): Promise<ReleaseDesk> {
  const { root, channel = process.env.RELEASE_CHANNEL || "live" } = options;
  await checkChannel(db, options);
  const clock = Date.now;
  const { manifests } = readManifests(root);
  const migrations = await loadMigrations(root, manifests);
  const code = codeDigest(root, manifests);
  const store = createReleaseStore(db, clock);
  const build = createServerBuilder({ root, widgets: manifests, migrations, clock });
  const loader = createReleaseLoader({ store, build, code });
  return {
    root,
    db,
    store,
    code,
    progress,
    isLocal,
    channel: createReleaseChannel(db, clock, channel),
    channelName: channel,
    plans: createReleasePlans(db, clock, channel),
    load: loader.load,
    servers: () => serversOn(db, clock, channel),
    previewSecret: () => loadServerSecret(db, PREVIEW_SECRET, { clock, random: randomBytes }),
  };
}

/**
 * The only stored release whose hash begins like this, or the `canary`. @throws when there is none, or more
 * than one.
 */
export async function pickRelease(desk: ReleaseDesk, prefix: string): Promise<StoredReleaseInfo> {
  const name = prefix === "canary" ? await canaryOf(desk) : prefix;
  const found = await findRelease(desk.store, name);
  if (!found)
    throw new Error(`There is no release ${prefix} here; staywright release list shows what there is.`);
  return found;
}

async function canaryOf({ channel, channelName }: ReleaseDesk): Promise<string> {
  const { canary } = await channel.state();
  if (!canary) throw new Error(`No canary runs on ${channelName}.`);
  return canary.release;
}
