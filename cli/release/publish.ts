import colours from "picocolors";
import type { ChannelChange, ChannelState } from "#server/releases";
import { prettyFindings } from "../output/pretty-findings.ts";
import { actorOf } from "./actor.ts";
import { tellChange } from "./arrival.ts";
import { expectedRelease, plannedTime, planRelease } from "./plan-release.ts";
import { type PublishGate, passGate } from "./publish-gate.ts";
import { readPercent } from "./read-percent.ts";
import { pickRelease, type ReleaseDesk, type ReleaseOptions, withReleases } from "./release-desk.ts";
import { storeFolder } from "./store-folder.ts";
import { shown } from "./words.ts";

export interface ReleasePublishOptions extends ReleaseOptions {
  /**
   * Beginning of the hash of a stored release; the configuration folder is built and published when absent.
   */
  readonly hash?: string;
  readonly note?: string;
  /** Beginning of the hash that must be live now, or `folder`. */
  readonly expect?: string;
  /** Why changes that lose guests something are let through. */
  readonly allowBreaking?: string;
  /** When it is to become live: a moment with its zone. Now when absent. */
  readonly at?: string;
  /** Share of the guests in percent that see it as a canary; all when absent. */
  readonly canary?: string;
}

/**
 * `staywright release publish [hash]`: shows a release on every running server, to all guests or to a share
 * of them. Returns 1 when the configuration has errors, a page of it cannot be shown, something else is live
 * than expected, it breaks what guests have and nobody says why that is right, this code cannot serve it, or
 * somebody else published meanwhile.
 */
export function publishRelease(options: ReleasePublishOptions): Promise<number> {
  return withReleases(options, async (desk) => {
    const { note, expect, allowBreaking, json } = options;
    if (allowBreaking !== undefined && allowBreaking.trim() === "")
      throw new Error(
        '--allow-breaking takes the reason, such as --allow-breaking "the hero moves to a page of its own".',
      );
    const at = options.at === undefined ? undefined : plannedTime(options.at);
    const percent = options.canary === undefined ? undefined : readPercent("--canary", options.canary);
    const live = await desk.channel.state();
    const refused = refusedNow(live, { percent, isPlanned: at !== undefined });
    if (refused) return tellChange(desk, refused, json);
    // What is planned is compared with what is to be live by then.
    const seen =
      at && expect ? { ...live, release: await expectedRelease(desk, live.release, expect) } : live;
    const hash = options.hash
      ? (await pickRelease(desk, options.hash)).hash
      : await storedFolder(desk, options);
    if (hash === null) return 1;
    desk.progress.say("Checking the stored release …");
    const loaded = await desk.load(hash);
    if (!loaded.ok) {
      desk.progress.end();
      if (json) console.log(JSON.stringify({ ok: false, reason: loaded.reason }, null, 2));
      else console.error(colours.red(`${loaded.reason} Nothing was published.`));
      return 1;
    }
    const gate = await passGate(desk, { hash, seen, expect: at ? undefined : expect, allowBreaking });
    if (!gate.ok) {
      desk.progress.end();
      if (json) console.log(JSON.stringify({ hash, ...gate }, null, 2));
      else console.error(`${refusal(options.root, gate)}\n\nNothing was published.`);
      return 1;
    }
    const { breaking } = gate;
    const allowedBecause = breaking > 0 ? allowBreaking : undefined;
    if (at) return planRelease(desk, options, { hash, at, seen, breaking, allowedBecause, percent });
    const change = { seen, note, actor: actorOf(options), breaking, allowedBecause };
    const { channel } = desk;
    const made =
      percent === undefined
        ? await channel.publish(hash, change)
        : await channel.startCanary(hash, percent, change);
    return tellChange(desk, made, json);
  });
}

/** Why nothing can be published now, whatever it is; what is planned finds another state then. */
function refusedNow(
  live: ChannelState,
  { percent, isPlanned }: { readonly percent: number | undefined; readonly isPlanned: boolean },
): ChannelChange | null {
  if (isPlanned) return null;
  if (live.canary) return { ok: false, reason: "canaryRuns", state: live };
  return percent !== undefined && live.release === null ? { ok: false, reason: "nothingLive" } : null;
}

function refusal(root: string, gate: PublishGate & { readonly ok: false }): string {
  switch (gate.reason) {
    case "invalid":
      return prettyFindings(root, gate.findings);
    case "unexpected":
      return colours.red(`Something else is live than expected: ${shown(gate.live)}.`);
    case "notComparable":
      return colours.red(
        `${shown(gate.live)} is live, and this code cannot read it, so nobody can say what guests would lose. If that is right, say why: --allow-breaking "<reason>".`,
      );
    case "breaking": {
      const lines = gate.changes.map(
        ({ file, line, column, reason, sites }) =>
          `  ${colours.underline(`${file}:${line}:${column}`)}  ${reason}  ${colours.dim(sites.length > 4 ? `${sites.length} sites` : sites.join(", "))}`,
      );
      const count = gate.changes.length === 1 ? "One change breaks" : `${gate.changes.length} changes break`;
      return [
        colours.red(`${count} what guests have now:`),
        ...lines.slice(0, 20),
        ...(lines.length > 20 ? [`  … and ${lines.length - 20} more: npx staywright diff live folder`] : []),
        'If that is right, say why: --allow-breaking "<reason>".',
      ].join("\n");
    }
  }
}

async function storedFolder(
  desk: ReleaseDesk,
  { root, note, json }: ReleasePublishOptions,
): Promise<string | null> {
  const stored = await storeFolder(desk, note);
  if (stored.ok) return stored.release.hash;
  desk.progress.end();
  if (json) console.log(JSON.stringify({ ok: false, reason: "invalid", findings: stored.findings }, null, 2));
  else console.error(`${prettyFindings(root, stored.findings)}\n\nNothing was published.`);
  return null;
}
