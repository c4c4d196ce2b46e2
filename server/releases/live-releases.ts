import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Release } from "#renderer";
import type { Finding } from "#renderer/release";
import type { Db } from "../db/pool.ts";
import type { Clock } from "../platform/clock.ts";
import { ConfigurationError } from "./configuration-error.ts";
import { type ChannelState, createReleaseChannel, type ReleaseChannel } from "./release-channel.ts";
import { changedLive } from "./release-history.ts";
import { createReleaseLoader, type LoadedRelease } from "./release-loader.ts";
import { type FolderReleases, type ReleaseLog, type ReleaseSource, watchReleases } from "./release-source.ts";
import { createReleaseStore } from "./release-store.ts";
import type { ShownCanary, ShownReleases } from "./request-release.ts";
import type { BuildReleaseOf, BuiltRelease } from "./server-builder.ts";
import { forgetServer, reportEveryMs, reportServer } from "./server-reports.ts";
import { watchFolder } from "./watch-folder.ts";

export interface LiveReleasesOptions {
  readonly db: Db;
  readonly clock: Clock;
  /** Project folder that holds `config/`. */
  readonly root: string;
  /** Channel whose release is served; null to follow the folder whatever is published. */
  readonly channel: string | null;
  /** Digest of the code that runs here. */
  readonly code: string;
  readonly build: BuildReleaseOf;
  readonly log: ReleaseLog;
  /**
   * Whether the folder is looked at once more when it is up: whatever takes long is known then before the
   * first change.
   */
  readonly warmUp?: boolean;
  /** How often the channel is looked at, in milliseconds, give or take a fifth; 1,000 when absent. */
  readonly pollMs?: number;
}

export interface LiveReleases extends Omit<ReleaseSource, "stop">, ShownReleases {
  readonly current: () => Release;
  /** A stored release, published or not. Rejects only when the database does not answer. */
  readonly load: (hash: string) => Promise<LoadedRelease>;
  /**
   * Bytes of a brand's file, by `<brand>/<file>`: as the given release has it, else, for pages of older
   * releases that are still open, as the newest stored release has it. Null when there is none.
   */
  readonly brandFile: (release: Release, path: string) => Promise<Uint8Array | null>;
  /** Looks at the channel now instead of at the next turn. */
  readonly refresh: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * The release a server answers with: what the channel names, or the configuration folder's while it names
 * none. A change is taken within about a second, without a restart: the next release is made ready beside the
 * requests and swapped in at once. What cannot be served, or a database that does not answer, leaves the
 * present release up.
 * @throws ConfigurationError when the folder is to be served and has errors, Error when no published release
 * can be served.
 */
export async function startLiveReleases(options: LiveReleasesOptions): Promise<LiveReleases> {
  const { db, clock, channel, build, log } = options;
  const folder = join(options.root, "config");
  const store = createReleaseStore(db, clock);
  const loader = createReleaseLoader({ store, build, code: options.code });
  const listing = channel === null ? null : createReleaseChannel(db, clock, channel);
  const files = new WeakMap<Release, ReadonlyMap<string, Uint8Array>>();
  const listeners: ((release: Release) => void)[] = [];
  const told: ((findings: readonly Finding[]) => void)[] = [];
  const serverId = randomUUID();

  const buildFolder = async (): Promise<BuiltRelease> => {
    const built = await build();
    if (built.release) files.set(built.release, built.brandFiles);
    return built;
  };
  const load = async (hash: string): Promise<LoadedRelease> => {
    const loaded = await loader.load(hash);
    if (loaded.ok) files.set(loaded.release, loaded.brandFiles);
    return loaded;
  };

  let applied: ChannelState = (await listing?.state()) ?? { release: null, generation: 0, canary: null };
  let problem = "";
  let followed: FolderReleases | undefined;
  let stopNotice = () => {};
  let toldOf = -1;
  let current: Release;
  let canary: ShownCanary | null = null;
  /** Releases that were shown until lately, newest last: their pages are still open. */
  let left: readonly { readonly release: Release; readonly until: number }[] = [];
  if (applied.release === null) {
    current = await firstOfFolder();
    const folderReleases = followFolder();
    if (options.warmUp) void folderReleases.refresh();
  } else {
    current = await firstPublished(listing as ReleaseChannel, applied.release);
    ignoreFolder();
    canary = canaryOf(applied, await loadCanary(applied));
  }

  async function firstOfFolder(): Promise<Release> {
    const { release, findings } = await buildFolder();
    if (!release) throw new ConfigurationError(findings);
    return release;
  }

  /**
   * The published release, or the latest one before it that this code can serve: a server that starts must
   * answer with something.
   */
  async function firstPublished(events: ReleaseChannel, wanted: string): Promise<Release> {
    const history = (await events.events(50)).filter(changedLive).flatMap(({ to }) => to ?? []);
    for (const hash of new Set([wanted, ...history])) {
      const loaded = await load(hash);
      if (loaded.ok) {
        if (problem) log.error(`Release ${hash} is served instead.`);
        return loaded.release;
      }
      log.error(loaded.reason);
      problem ||= loaded.reason;
    }
    throw new Error(`No published release can be served. ${problem}`);
  }

  function followFolder(): FolderReleases {
    stopNotice();
    followed = watchReleases({ folder, build: buildFolder, first: current, log });
    followed.onChange(swap);
    followed.onFindings((findings) => {
      for (const tell of told) tell(findings);
    });
    return followed;
  }

  function ignoreFolder(): void {
    followed?.stop();
    followed = undefined;
    stopNotice();
    stopNotice = watchFolder(folder, () => {
      if (toldOf === applied.generation) return;
      toldOf = applied.generation;
      log.error(
        `The configuration folder changed, but release ${applied.release} is published and stays up: publish the folder (npx staywright release publish) or follow it again (npx staywright release follow).`,
      );
    });
  }

  /**
   * The canary of a channel; null where there is none, and where this server cannot answer with it or with
   * what it is compared with.
   */
  function canaryOf(
    { release, canary: named }: ChannelState,
    loaded: LoadedRelease | null,
  ): ShownCanary | null {
    if (!named || !loaded || current.hash !== release) return null;
    if (loaded.ok) return { ...named, release: loaded.release };
    log.error(`${loaded.reason} All guests of this server see release ${current.hash}.`);
    problem ||= loaded.reason;
    return null;
  }

  async function loadCanary({ canary: named }: ChannelState): Promise<LoadedRelease | null> {
    return named ? load(named.release) : null;
  }

  function leave(release: Release): void {
    const now = clock();
    left = [...left.filter(({ until }) => until > now), { release, until: now + openPageMs }].slice(
      -keptLeft,
    );
  }

  function swap(release: Release): void {
    if (release === current) return;
    leave(current);
    current = release;
    for (const listen of listeners) listen(release);
  }

  async function take(state: ChannelState): Promise<void> {
    if (state.release === null) {
      applied = state;
      problem = "";
      canary = null;
      log.info("Nothing is published any more: the configuration folder is followed.");
      await followFolder().refresh();
      return;
    }
    const loaded = await load(state.release);
    const loadedCanary = await loadCanary(state);
    applied = state;
    problem = loaded.ok ? "" : loaded.reason;
    if (followed) ignoreFolder();
    if (!loaded.ok) {
      canary = null;
      log.error(`${loaded.reason} Release ${current.hash} stays up.`);
      return;
    }
    const before = canary;
    const isNew = current !== loaded.release;
    swap(loaded.release);
    canary = canaryOf(state, loadedCanary);
    if (isNew) log.info(`Release ${state.release} is up.`);
    if (before && before.release.hash !== canary?.release.hash && before.release.hash !== current.hash) {
      leave(before.release);
      log.info(`Release ${before.release.hash} is no canary any more: all guests see ${current.hash}.`);
    }
    if (canary && (canary.since !== before?.since || canary.percent !== before.percent))
      log.info(`Release ${canary.release.hash} is shown to ${canary.percent} % of the guests.`);
  }

  let isLost = false;
  let reportedAt = Number.NEGATIVE_INFINITY;
  async function look(): Promise<void> {
    if (!listing || channel === null) return;
    try {
      const state = await listing.state();
      const isNew = state.generation !== applied.generation;
      if (isNew) await take(state);
      if (isNew || performance.now() - reportedAt > reportEveryMs) {
        const { generation } = applied;
        await reportServer(db, clock, { serverId, channel, generation, release: current.hash, problem });
        reportedAt = performance.now();
      }
      if (isLost) log.info("The database answers again.");
      isLost = false;
    } catch (error) {
      if (!isLost)
        log.error(
          `The database does not say which release is published (${(error as Error).message}). Release ${current.hash} stays up.`,
        );
      isLost = true;
    }
  }

  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let looking: Promise<void> = Promise.resolve();
  const refresh = () => {
    looking = looking.then(() => (isStopped ? undefined : look()));
    return looking;
  };
  // Servers that started together must not ask together for ever.
  const schedule = () => {
    const wait = (options.pollMs ?? 1000) * (0.8 + Math.random() * 0.4);
    timer = setTimeout(() => refresh().then(() => isStopped || schedule()), wait);
    timer.unref();
  };
  if (listing) {
    await refresh();
    schedule();
  }

  return {
    current: () => current,
    canary: () => canary,
    lately(hash) {
      const shown = [current, canary?.release].find((release) => release?.hash === hash);
      return (
        shown ?? left.findLast(({ release, until }) => release.hash === hash && until > clock())?.release
      );
    },
    findings: () => followed?.findings() ?? [],
    onFindings: (listen) => told.push(listen),
    onChange: (listen) => listeners.push(listen),
    load,
    async brandFile(release, path) {
      return files.get(release)?.get(path) ?? (await store.lastFileAt(path));
    },
    refresh,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      followed?.stop();
      stopNotice();
      await looking;
      if (listing) await forgetServer(db, serverId).catch(() => undefined);
    },
  };
}

/**
 * How long a page that stays open after its release went gets its own parts, in milliseconds; and of how many
 * releases.
 */
const openPageMs = 10 * 60_000;
const keptLeft = 3;
