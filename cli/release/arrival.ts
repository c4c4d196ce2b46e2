import { setTimeout as wait } from "node:timers/promises";
import colours from "picocolors";
import type { ChannelChange, ChannelState, ServerReport } from "#server/releases";
import type { ReleaseDesk } from "./release-desk.ts";
import { shown } from "./words.ts";

/** Longest that running servers are waited for, in milliseconds. */
const patienceMs = 15_000;

/**
 * Tells how a change of the channel went, and waits until the running servers have dealt with it. Returns the
 * exit code: 1 when nothing was changed, or when a server does not answer with what is live now.
 */
export async function tellChange(desk: ReleaseDesk, change: ChannelChange, json: boolean): Promise<number> {
  if (!change.ok) {
    desk.progress.end();
    if (json) console.log(JSON.stringify(change, null, 2));
    else console.error(colours.red(refusal(change)));
    return 1;
  }
  const { changed, from, state } = change;
  const started = performance.now();
  const servers = await arrival(desk, state.generation);
  const seconds = (performance.now() - started) / 1000;
  desk.progress.end();
  const late = servers.filter(({ generation }) => generation < state.generation);
  const refusing = servers.filter(({ problem }) => problem);
  if (json) console.log(JSON.stringify({ ok: true, changed, from, ...state, servers, seconds }, null, 2));
  else {
    const isSame = !changed || from === state.release;
    const before = colours.dim(isSame ? " (as before)" : ` (before: ${shown(from)})`);
    console.log(`${desk.channelName} shows ${colours.bold(shown(state.release))}${before}`);
    if (state.canary)
      console.log(
        `${state.canary.percent} % of the guests see the canary, ${colours.bold(shown(state.canary.release))}`,
      );
    for (const { problem } of refusing) console.error(colours.red(`A server refuses it: ${problem}`));
    if (late.length > 0)
      console.error(colours.red(`${late.length} of ${servers.length} servers have not taken it yet.`));
    else if (servers.length > 0 && refusing.length === 0)
      console.log(
        colours.dim(
          `up on ${servers.length} running server${servers.length === 1 ? "" : "s"} after ${seconds.toFixed(1)} s`,
        ),
      );
    else if (servers.length === 0)
      console.log(colours.dim("No server is running; the next one that starts shows it."));
  }
  return late.length > 0 || refusing.length > 0 ? 1 : 0;
}

/** Why what is live cannot be changed while a canary runs, and the ways out. */
function canaryRefusal({ canary }: ChannelState): string {
  return `${shown(canary?.release ?? null)} is a canary here, shown to ${canary?.percent} % of the guests. Show it to all (npx staywright release canary promote) or end it (npx staywright release canary abort) first.`;
}

function refusal(change: ChannelChange & { readonly ok: false }): string {
  switch (change.reason) {
    case "changedMeanwhile":
      return `Somebody else changed the channel meanwhile: it shows ${shown(change.state.release)} now. Nothing was changed; look at it and try again.`;
    case "unknownRelease":
      return "There is no such release any more.";
    case "canaryRuns":
      return canaryRefusal(change.state);
    case "alreadyLive":
      return `${shown(change.state.release)} is live already: all guests see it.`;
    case "nothingLive":
      return "A canary needs a published release that the other guests go on seeing: publish one first.";
    case "noCanary":
      return "There is no canary here.";
    case "noEarlierRelease":
      return "No other release was live before this one. To serve the configuration folder: staywright release follow";
  }
}

async function arrival(desk: ReleaseDesk, generation: number): Promise<readonly ServerReport[]> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const servers = await desk.servers();
    const late = servers.filter((server) => server.generation < generation);
    if (late.length === 0 || performance.now() > until) return servers;
    desk.progress.say(`Waiting for ${late.length} of ${servers.length} servers …`);
    await wait(200);
  }
}
