import { actorOf } from "./actor.ts";
import { tellChange } from "./arrival.ts";
import { pickRelease, type ReleaseOptions, withReleases } from "./release-desk.ts";

export interface ReleaseRollbackOptions extends ReleaseOptions {
  /** Beginning of the hash to go back to; the release that was live before when absent. */
  readonly to?: string;
  readonly note?: string;
}

/**
 * `staywright release rollback`: shows the release that was live before. Returns 1 when there is none, or
 * somebody else changed the channel meanwhile.
 */
export function rollBackRelease(options: ReleaseRollbackOptions): Promise<number> {
  return withReleases(options, async (desk) => {
    const seen = await desk.channel.state();
    const to = options.to === undefined ? undefined : (await pickRelease(desk, options.to)).hash;
    const { note } = options;
    const actor = actorOf(options);
    return tellChange(desk, await desk.channel.rollback({ seen, to, note, actor }), options.json);
  });
}
