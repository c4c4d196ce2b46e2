import colours from "picocolors";
import { type ReleaseOptions, withReleases } from "./release-desk.ts";
import { minute, shown } from "./words.ts";

export interface ReleaseAuditOptions extends ReleaseOptions {
  /** How many changes are told; 50 when absent. */
  readonly limit?: string;
}

/**
 * `staywright release audit`: who changed what a channel shows, when, from what to what, why, and what it
 * broke. Newest first.
 */
export function auditReleases(options: ReleaseAuditOptions): Promise<number> {
  const limit = Number(options.limit ?? 50);
  if (!Number.isInteger(limit) || limit < 1) throw new Error("--limit takes a whole number from 1.");
  return withReleases(options, async (desk) => {
    const [events, plans] = await Promise.all([desk.channel.events(limit), desk.plans.list(limit)]);
    desk.progress.end();
    if (options.json) {
      console.log(JSON.stringify({ channel: desk.channelName, events, plans }, null, 2));
      return 0;
    }
    if (events.length + plans.length === 0) console.log(`Nothing was ever published on ${desk.channelName}.`);
    for (const { at, kind, from, to, actor, note, breaking, allowedBecause, percent } of events) {
      const who = actor === "" ? "somebody" : actor;
      const whom = percent === null ? "" : `  ${percent} % of the guests`;
      console.log(`${minute(at)}  ${colours.bold(kind)}  ${shown(from)} → ${shown(to)}${whom}  by ${who}`);
      if (note !== "") console.log(`  why: ${note}`);
      if (breaking > 0)
        console.log(
          colours.red(
            `  ${breaking} breaking change${breaking === 1 ? "" : "s"} let through: ${allowedBecause}`,
          ),
        );
    }
    if (plans.length > 0) console.log(colours.bold("\nPlanned"));
    for (const { id, release, at, createdAt, actor, note, state, outcome, percent } of plans) {
      const whom = percent === null ? "" : `  to ${percent} % of the guests`;
      console.log(
        `${minute(at)}  ${colours.bold(state)}  ${shown(release)}${whom}  plan ${id} by ${actor}, ${minute(createdAt)}`,
      );
      if (note !== "") console.log(`  why: ${note}`);
      if (outcome !== "") console.log(`  ${outcome}`);
    }
    return 0;
  });
}
