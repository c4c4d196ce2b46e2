import type { Db } from "../db/pool.ts";

/** Channels that something was published on or a server listens to; `live` is always one. */
export async function knownChannels(db: Db): Promise<readonly string[]> {
  const [shown, heard] = await Promise.all([
    db.selectFrom("release_channel").select("channel").execute(),
    db.selectFrom("release_server").select("channel").execute(),
  ]);
  return [...new Set(["live", ...[...shown, ...heard].map(({ channel }) => channel)])].sort();
}
