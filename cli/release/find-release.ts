import type { ReleaseStore, StoredReleaseInfo } from "#server/releases";

/** The only stored release whose hash begins like this; undefined when there is none. @throws when there are several. */
export async function findRelease(
  store: ReleaseStore,
  prefix: string,
): Promise<StoredReleaseInfo | undefined> {
  const [found, ...more] = await store.find(prefix);
  if (more.length > 0) throw new Error(`Several releases begin with ${prefix}: write more of the hash.`);
  return found;
}
