import colours from "picocolors";
import { type ReleaseOptions, withReleases } from "./release-desk.ts";
import { kilobytes, minute, shown } from "./words.ts";

/**
 * `staywright release list`: stored releases, newest first, what is live, and which servers answer with it.
 */
export function listReleases(options: ReleaseOptions): Promise<number> {
  return withReleases(options, async (desk) => {
    const [releases, state, events, servers, plans] = await Promise.all([
      desk.store.list(),
      desk.channel.state(),
      desk.channel.events(10),
      desk.servers(),
      desk.plans.list(),
    ]);
    desk.progress.end();
    if (options.json) {
      const answer = {
        channel: desk.channelName,
        live: state.release,
        canary: state.canary,
        releases,
        events,
        servers,
        plans,
      };
      console.log(JSON.stringify(answer, null, 2));
      return 0;
    }
    console.log(`${desk.channelName} shows ${colours.bold(shown(state.release))}`);
    if (state.canary)
      console.log(`${state.canary.percent} % of the guests see the canary, ${shown(state.canary.release)}`);
    for (const { release, problem } of servers)
      console.log(`  a server answers with ${release}${problem ? colours.red(`: ${problem}`) : ""}`);
    if (servers.length === 0) console.log(colours.dim("  no server is running"));
    for (const { id, release, at, expected, percent, state: planState } of plans)
      if (planState === "waiting")
        console.log(
          `  plan ${id}: ${shown(release)}${percent === null ? "" : ` to ${percent} % of the guests`} from ${minute(at)} UTC, over ${shown(expected)}`,
        );
    for (const { hash, createdAt, sites, bytes, note } of releases) {
      const mark =
        hash === state.release
          ? colours.green("●")
          : hash === state.canary?.release
            ? colours.yellow("◐")
            : " ";
      console.log(
        `${mark} ${hash}  ${minute(createdAt)}  ${sites} sites  ${kilobytes(bytes)}  ${note}`.trimEnd(),
      );
    }
    if (events.length > 0) console.log(colours.bold("\nWhat happened"));
    for (const { at, kind, to, note } of events)
      console.log(`  ${minute(at)}  ${kind.padEnd(8)}  ${to ?? "folder"}  ${note}`.trimEnd());
    return 0;
  });
}
