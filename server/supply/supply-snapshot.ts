import type { Db } from "../db/pool.ts";
import { loadSupplyIndex, type SupplyIndex } from "./supply-index.ts";

/** Places and names in memory, for suggestions. */
export interface SupplySnapshot {
  readonly index: SupplyIndex;
  readonly loadedAt: number;
  /**
   * How long it is used, milliseconds: a minute, or longer where reading it is dear, so that reading stays a
   * hundredth of the time.
   */
  readonly lifetime: number;
}

interface Keeper {
  current: SupplySnapshot | null;
  loading: Promise<SupplySnapshot> | null;
}

const keepers = new WeakMap<Db, Keeper>();

/**
 * The supply as it was at most a minute ago. A snapshot that is older is still used while a new one loads;
 * only the first caller, and callers that find an empty supply, wait. Nights are never in it: they are read
 * for each search.
 */
export async function supplySnapshot(db: Db, now: number): Promise<SupplySnapshot> {
  const keeper = keepers.get(db) ?? { current: null, loading: null };
  keepers.set(db, keeper);
  const { current } = keeper;
  if (current && now - current.loadedAt < current.lifetime) return current;
  keeper.loading ??= load(db, now, keeper);
  const empty = !current || current.index.properties.size === 0;
  if (empty) return keeper.loading;
  keeper.loading.catch(() => undefined);
  return current;
}

async function load(db: Db, now: number, keeper: Keeper): Promise<SupplySnapshot> {
  try {
    const started = performance.now();
    const index = await loadSupplyIndex(db);
    const lifetime = Math.max(shortestLifetime, 100 * (performance.now() - started));
    keeper.current = { index, loadedAt: now, lifetime };
    return keeper.current;
  } finally {
    keeper.loading = null;
  }
}

const shortestLifetime = 60_000;
