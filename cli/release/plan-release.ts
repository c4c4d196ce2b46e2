import { randomBytes } from "node:crypto";
import colours from "picocolors";
import type { ChannelState } from "#server/releases";
import { actorOf } from "./actor.ts";
import type { ReleasePublishOptions } from "./publish.ts";
import { pickRelease, type ReleaseDesk } from "./release-desk.ts";
import { minute, shown } from "./words.ts";

export interface PlannedRelease {
  readonly hash: string;
  readonly at: Date;
  /** What must be live then. */
  readonly seen: ChannelState;
  readonly breaking: number;
  readonly allowedBecause?: string;
  /** Share of the guests that are to see it; all when absent. */
  readonly percent?: number;
}

/** Writes down that a release, which passed the gate, is to become live later. Returns the exit code. */
export async function planRelease(
  desk: ReleaseDesk,
  options: ReleasePublishOptions,
  { hash, at, seen, breaking, allowedBecause = "", percent }: PlannedRelease,
): Promise<number> {
  const id = randomBytes(4).toString("hex");
  const { note = "", json } = options;
  const plan = { id, release: hash, at, expected: seen.release, note, actor: actorOf(options) };
  await desk.plans.add({ ...plan, breaking, allowedBecause, percent: percent ?? null });
  desk.progress.end();
  if (json) console.log(JSON.stringify({ ok: true, plan: { ...plan, percent: percent ?? null } }, null, 2));
  else {
    const whom = percent === undefined ? "" : ` to ${percent} % of the guests`;
    console.log(
      `Plan ${colours.bold(id)}: ${desk.channelName} shows ${shown(hash)}${whom} from ${minute(at)} UTC.`,
    );
    console.log(
      colours.dim(
        `If something else than ${shown(seen.release)} is live by then, it is refused. Take it back: npx staywright release cancel ${id}`,
      ),
    );
  }
  return 0;
}

/** The moment a text names. @throws when it names none, has no zone, or is over. */
export function plannedTime(text: string): Date {
  const at = new Date(text);
  const isWhole = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/.test(text);
  // 30 February is read as 2 March.
  const isDay = new Date(`${text.slice(0, 10)}T00:00Z`).getUTCDate() === Number(text.slice(8, 10));
  if (!isWhole || !isDay || Number.isNaN(at.getTime()))
    throw new Error(`--at takes a moment with its zone, such as 2027-03-01T09:00+01:00, not "${text}".`);
  if (at.getTime() <= Date.now()) throw new Error(`--at ${text} is over; leave it out to publish now.`);
  return at;
}

/** The release that must be live, or null for the folder. @throws when nothing stored begins like this. */
export async function expectedRelease(
  desk: ReleaseDesk,
  live: string | null,
  expect: string,
): Promise<string | null> {
  if (expect === "folder") return null;
  if (live !== null && expect.length >= 8 && live.startsWith(expect)) return live;
  return (await pickRelease(desk, expect)).hash;
}
