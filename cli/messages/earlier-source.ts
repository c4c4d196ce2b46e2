import { type ConfigSource, readConfigSource } from "#renderer/release";
import { checkOutRevision } from "../diff/git-revision.ts";
import { createStoredLoader } from "../release/stored-loader.ts";

/**
 * The configuration as a git revision or a stored release has it. @throws a sentence when neither is known
 */
export async function earlierSource(root: string, name: string): Promise<ConfigSource> {
  const known = await checkOutRevision(root, name).catch((error: Error) => error);
  if (!(known instanceof Error)) {
    try {
      return readConfigSource(known.folder);
    } finally {
      await known.remove();
    }
  }
  const stored = createStoredLoader({ root });
  try {
    const source = await stored.source(name);
    if (source) return source;
  } finally {
    await stored.close();
  }
  throw new Error(`${known.message} No stored release begins with "${name}" either.`);
}
