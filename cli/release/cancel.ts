import { actorOf } from "./actor.ts";
import { type ReleaseOptions, withReleases } from "./release-desk.ts";
import { minute, shown } from "./words.ts";

export interface ReleaseCancelOptions extends ReleaseOptions {
  /** Id of the plan, as `release list` shows it. */
  readonly plan: string;
}

/**
 * `staywright release cancel <plan>`: takes a release back that was to become live later. Returns 1 when no
 * such plan waits.
 */
export function cancelRelease(options: ReleaseCancelOptions): Promise<number> {
  return withReleases(options, async (desk) => {
    const plan = await desk.plans.cancel(options.plan, actorOf(options));
    desk.progress.end();
    if (options.json) console.log(JSON.stringify({ ok: plan !== null, plan }, null, 2));
    else if (plan) console.log(`${shown(plan.release)} does not become live at ${minute(plan.at)} UTC.`);
    else
      console.error(
        `No plan ${options.plan} waits on ${desk.channelName}; staywright release list shows what does.`,
      );
    return plan ? 0 : 1;
  });
}
