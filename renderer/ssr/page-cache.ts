/** A stored answer. */
export interface CachedPage<Value> {
  readonly value: Value;
  readonly storedAt: number;
  readonly maxAgeMs: number;
  readonly staleMs: number;
}

export interface PageCacheOptions {
  /** Most bytes kept; the least recently used go first. */
  readonly maxBytes: number;
  /** Now, in milliseconds. */
  readonly now: () => number;
  /** How long beyond its time an answer is given while no new one can be made; 0 when absent. */
  readonly errorMs?: number;
}

/** An answer that may be stored, or must not be (`store: false`: degraded, an error). */
export interface Produced<Value> {
  readonly value: Value;
  readonly bytes: number;
  readonly store: boolean;
  readonly maxAgeMs: number;
  readonly staleMs: number;
  /** Asked of an answer that is stored: makes it smaller, and gives the bytes it takes from then on. */
  readonly settle?: () => Promise<number>;
  /** Made for whoever asked, and not stored: it says nothing to the others who wait for it. */
  readonly forOne?: boolean;
}

/**
 * `foreign`: made for another one who asked first, and for nobody else: ask again. `stale-error`: kept beyond
 * its time, because a new one could not be made.
 */
export type CacheState = "hit" | "stale" | "miss" | "shared" | "foreign" | "stale-error";

export interface PageCache<Value> {
  /**
   * Fresh answer: as stored. Stale answer: as stored, while one producer refreshes it. Otherwise one producer
   * runs, however many ask at once. When it fails, or makes what must not be stored, the last answer is given
   * instead, and at once for the next seconds: whoever asks does not wait for what is known to be broken.
   */
  readonly get: (
    key: string,
    produce: () => Promise<Produced<Value>>,
  ) => Promise<{ readonly value: Value; readonly state: CacheState }>;
  /** Whether an answer, fresh or stale, could be given at once. */
  readonly has: (key: string) => boolean;
  /** Stores an answer that was made outside `get`: one that was sent in pieces. */
  readonly put: (key: string, produced: Produced<Value>) => void;
  readonly clear: () => void;
  readonly size: () => { readonly entries: number; readonly bytes: number };
}

/** In-memory cache of rendered pages: stale-while-revalidate, single flight, bounded in bytes. */
export function createPageCache<Value>({ maxBytes, now, errorMs = 0 }: PageCacheOptions): PageCache<Value> {
  const entries = new Map<string, CachedPage<Value> & { bytes: number; failedAt?: number }>();
  const flights = new Map<string, Promise<Produced<Value>>>();
  let bytes = 0;
  let generation = 0;

  function remove(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    bytes -= entry.bytes;
    entries.delete(key);
  }

  function store(key: string, produced: Produced<Value>): void {
    // What one guest may not see says nothing of whether the page can be made.
    if (produced.forOne) return;
    const known = entries.get(key);
    if (!produced.store && known && isWithin(known, errorMs)) {
      known.failedAt = now();
      return;
    }
    remove(key);
    // Addresses are as long as strangers make them, and are kept with the page.
    const size = produced.bytes + key.length;
    if (!produced.store || size > maxBytes) return;
    const { value, maxAgeMs, staleMs } = produced;
    const entry = { value, maxAgeMs, staleMs, bytes: size, storedAt: now() };
    entries.set(key, entry);
    bytes += size;
    produced.settle?.().then(
      (settled) => {
        if (entries.get(key) !== entry) return;
        bytes += settled + key.length - entry.bytes;
        entry.bytes = settled + key.length;
      },
      // What cannot be made smaller stays as it is.
      () => undefined,
    );
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break;
      remove(oldest);
    }
  }

  /** Whether an answer may still be given this long after its time. */
  function isWithin(entry: CachedPage<Value>, beyondMs: number): boolean {
    return now() - entry.storedAt < entry.maxAgeMs + entry.staleMs + beyondMs;
  }

  function fly(key: string, produce: () => Promise<Produced<Value>>): Promise<Produced<Value>> {
    const bornIn = generation;
    const flight = produce()
      .then((produced) => {
        if (bornIn === generation) store(key, produced);
        return produced;
      })
      .catch((error: unknown) => {
        const known = entries.get(key);
        if (known) known.failedAt = now();
        throw error;
      })
      .finally(() => {
        if (flights.get(key) === flight) flights.delete(key);
      });
    flights.set(key, flight);
    return flight;
  }

  return {
    async get(key, produce) {
      const entry = entries.get(key);
      if (entry && isWithin(entry, errorMs)) {
        entries.delete(key);
        entries.set(key, entry);
        if (now() - entry.storedAt < entry.maxAgeMs) return { value: entry.value, state: "hit" };
        const isStale = isWithin(entry, 0);
        const isFailing = entry.failedAt !== undefined;
        if (isStale || isFailing) {
          const isResting = isFailing && now() - (entry.failedAt ?? 0) < retryMs;
          if (!flights.has(key) && !isResting) fly(key, produce).catch(() => {});
          return { value: entry.value, state: isStale ? "stale" : "stale-error" };
        }
        const awaited = flights.get(key);
        const made = await (awaited ?? fly(key, produce)).catch(() => null);
        if (made?.forOne) return { value: made.value, state: awaited ? "foreign" : "miss" };
        return made?.store
          ? { value: made.value, state: "miss" }
          : { value: entry.value, state: "stale-error" };
      }
      remove(key);
      const running = flights.get(key);
      if (running) {
        const { value, forOne } = await running;
        return { value, state: forOne ? "foreign" : "shared" };
      }
      return { value: (await fly(key, produce)).value, state: "miss" };
    },
    has(key) {
      const entry = entries.get(key);
      return flights.has(key) || (entry !== undefined && isWithin(entry, errorMs));
    },
    put: store,
    clear() {
      generation++;
      entries.clear();
      flights.clear();
      bytes = 0;
    },
    size: () => ({ entries: entries.size, bytes }),
  };
}

/** How long an answer that could not be made anew is not tried again. */
const retryMs = 2000;
