import { actorOf } from "./actor.ts";
import { tellChange } from "./arrival.ts";
import { type ReleaseOptions, withReleases } from "./release-desk.ts";

export interface ReleaseFollowOptions extends ReleaseOptions {
  readonly note?: string;
}

/**
 * `staywright release follow`: servers follow their configuration folder again, as before anything was
 * published.
 */
export function followFolder(options: ReleaseFollowOptions): Promise<number> {
  return withReleases(options, async (desk) => {
    const change = await desk.channel.follow({ note: options.note, actor: actorOf(options) });
    return tellChange(desk, change, options.json);
  });
}
