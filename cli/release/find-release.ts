import type { ReleaseStore, StoredReleaseInfo } from "#server/releases";

/**
 * The only stored release whose hash begins like this; undefined when there is none. @throws when there are
 * several.
 */
export async function findRelease(
  store: ReleaseStore,
  prefix: string,
): Promise<StoredReleaseInfo | undefined> {
  if (prefix.length < SHORTEST_HASH)
    throw new Error(`"${prefix}" is too short: write at least ${SHORTEST_HASH} characters of the hash.`);
  const [found, ...more] = await store.find(prefix);
  if (more.length > 0) throw new Error(`Several releases begin with ${prefix}: write more of the hash.`);
  return found;
}

/** Fewer characters name another release sooner or later. */
const SHORTEST_HASH = 8;
