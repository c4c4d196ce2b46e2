import colours from "picocolors";
import { canaryVerdict, readCanaryLimits, readCounts } from "#server/releases";
import { actorOf } from "./actor.ts";
import { tellChange } from "./arrival.ts";
import { readPercent } from "./read-percent.ts";
import { type ReleaseDesk, type ReleaseOptions, withReleases } from "./release-desk.ts";
import { minute, shown } from "./words.ts";

const ACTIONS = ["status", "promote", "abort", "share"] as const;

export interface ReleaseCanaryOptions extends ReleaseOptions {
  /** `status`, `promote`, `abort` or `share`; status when absent. */
  readonly action?: string;
  /** The new share of `share`, in percent. */
  readonly percent?: string;
  readonly note?: string;
}

/**
 * `staywright release canary [action] [percent]`: how the canary of a channel does, or what becomes of it:
 * `promote` shows it to all guests, `abort` to none, `share` to another share of them. Returns 1 where there
 * is none to change, or somebody else changed the channel meanwhile.
 */
export function canaryRelease(options: ReleaseCanaryOptions): Promise<number> {
  const { action: asked = "status", percent, json, note } = options;
  const action = ACTIONS.find((each) => each === asked);
  if (!action) throw new Error(`release canary takes ${ACTIONS.join(", ")}, not "${asked}".`);
  if (action !== "share" && percent !== undefined)
    throw new Error(`release canary ${action} takes no share; release canary share ${percent} changes it.`);
  const share = action === "share" ? readPercent("release canary share", percent ?? "") : 0;
  return withReleases(options, async (desk) => {
    if (action === "status") return tellStatus(desk, json);
    const change = { note, actor: actorOf(options) };
    const { channel } = desk;
    const made = {
      promote: () => channel.promoteCanary(change),
      abort: () => channel.abortCanary(change),
      share: () => channel.shareCanary(share, change),
    };
    return tellChange(desk, await made[action](), json);
  });
}

/** What the numbers here are of: a server that is set otherwise judges by its own, which only it knows. */
function judgedBy() {
  const { minAnswers, worseByPercent } = readCanaryLimits(process.env);
  const { CANARY_LEAST_ANSWERS, CANARY_WORSE_PERCENT } = process.env;
  const source = CANARY_LEAST_ANSWERS || CANARY_WORSE_PERCENT ? "environment" : "defaults";
  return { source, minAnswers, worseByPercent } as const;
}

async function tellStatus(desk: ReleaseDesk, json: boolean): Promise<number> {
  const { channel, channelName, db } = desk;
  const { release: live, canary } = await channel.state();
  if (!canary || live === null) {
    desk.progress.end();
    if (json) console.log(JSON.stringify({ channel: channelName, live, canary: null }, null, 2));
    else console.log(`No canary runs on ${channelName}; all guests see ${shown(live)}.`);
    return 0;
  }
  const [counts, events, servers] = await Promise.all([
    readCounts(db, channelName, canary.since),
    channel.events(200),
    desk.servers(),
  ]);
  desk.progress.end();
  const begun = events.find(({ generation }) => generation === canary.since);
  const verdict = canaryVerdict(counts, readCanaryLimits(process.env));
  const by = judgedBy();
  if (json) {
    console.log(
      JSON.stringify(
        { channel: channelName, live, canary, begun, counts, verdict, judgedBy: by, servers },
        null,
        2,
      ),
    );
    return 0;
  }
  console.log(
    `${colours.bold(shown(canary.release))} is the canary of ${channelName}: ${canary.percent} % of the guests see it, the others ${shown(live)}`,
  );
  if (begun) console.log(`  since ${minute(begun.at)} UTC, by ${begun.actor || "somebody"}`);
  if (begun?.note) console.log(`  why: ${begun.note}`);
  console.log(`  ${verdict.reason}`);
  const whose = by.source === "defaults" ? "the defaults of servers" : "CANARY_* of this shell";
  console.log(
    colours.dim(
      `  judged by ${whose}: from ${by.minAnswers} answers on, ${by.worseByPercent} % worse; a server that is set otherwise judges by its own`,
    ),
  );
  for (const { problem } of servers)
    if (problem) console.log(colours.red(`  a server refuses it: ${problem}`));
  console.log(colours.dim("  npx staywright release canary promote | abort | share <percent>"));
  return 0;
}
