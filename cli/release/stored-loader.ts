import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildRelease, type ConfigSource, type ReleaseResult, readManifests } from "#renderer/release";
import {
  createReleaseChannel,
  createReleaseStore,
  type StartedDatabase,
  startDatabase,
} from "#server/releases";
import { databasePlace } from "../database-place.ts";
import { loadMigrations } from "../project.ts";
import { findRelease } from "./find-release.ts";
import type { ReleaseOptions } from "./release-desk.ts";

export interface StoredLoader {
  /**
   * A stored release built again from what it was made of: `live`, `canary`, or the beginning of its hash.
   * Undefined when there is none.
   */
  readonly load: (name: string) => Promise<ReleaseResult | undefined>;
  /** What a stored release was made from; undefined when there is none. */
  readonly source: (name: string) => Promise<ConfigSource | undefined>;
  readonly close: () => Promise<void>;
}

/**
 * Opens the database when a stored release is first asked for; where there is none yet, nothing is stored and
 * nothing is started.
 */
export function createStoredLoader({
  root,
  data,
  channel = process.env.RELEASE_CHANNEL || "live",
}: Omit<ReleaseOptions, "json">): StoredLoader {
  const place = databasePlace(root, data);
  let opening: Promise<StartedDatabase> | undefined;

  async function open(): Promise<StartedDatabase | undefined> {
    if (!place.url && !existsSync(join(place.dataFolder, "pg"))) return undefined;
    opening ??= startDatabase({ ...place, maxConnections: 2 });
    return opening;
  }

  const source: StoredLoader["source"] = async (name) => {
    const isShown = name === "live" || name === "canary";
    if (!isShown && !/^[0-9a-f]{4,16}$/.test(name)) return undefined;
    const database = await open();
    if (!database) return undefined;
    const store = createReleaseStore(database.db, Date.now);
    const state = isShown ? await createReleaseChannel(database.db, Date.now, channel).state() : undefined;
    const found = state
      ? name === "live"
        ? state.release
        : state.canary?.release
      : (await findRelease(store, name))?.hash;
    return found ? ((await store.source(found)) ?? undefined) : undefined;
  };

  return {
    source,
    async load(name) {
      const stored = await source(name);
      if (!stored) return undefined;
      const { manifests } = readManifests(root);
      const migrations = await loadMigrations(root, manifests);
      return buildRelease({ root, widgets: manifests, migrations, source: stored, now: new Date() });
    },
    close: async () => (await opening)?.stop(),
  };
}
