import { pruneReleases } from "#server/releases";
import { type ReleaseOptions, withReleases } from "./release-desk.ts";
import { kilobytes } from "./words.ts";

export interface ReleasePruneOptions extends ReleaseOptions {
  /** How many of the newest releases stay, as typed. */
  readonly keep: string;
  readonly dryRun?: boolean;
}

/** Steps of rollback that stay possible on every channel, however old they are. */
const keepBack = 3;

/**
 * `staywright release prune`: removes old stored releases. Never what is live anywhere, what a server answers
 * with or the next steps back.
 */
export function pruneStoredReleases({
  keep,
  dryRun = false,
  ...options
}: ReleasePruneOptions): Promise<number> {
  const count = Number(keep);
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`--keep takes a whole number from 1 on, not ${keep}.`);
  return withReleases(options, async ({ db, progress }) => {
    const pruned = await pruneReleases(db, { keep: count, keepBack, dryRun });
    progress.end();
    if (options.json) {
      console.log(JSON.stringify({ ...pruned, dryRun }, null, 2));
      return 0;
    }
    for (const hash of pruned.removed) console.log(`${dryRun ? "would remove" : "removed"} ${hash}`);
    const { removed, bytes, kept } = pruned;
    const said =
      removed.length === 0 ? "nothing to remove" : `${kilobytes(bytes)} ${dryRun ? "to free" : "freed"}`;
    console.log(`${said}, ${kept} ${kept === 1 ? "release stays" : "releases stay"}`);
    return 0;
  });
}
