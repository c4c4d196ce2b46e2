import type { FastifyRequest } from "fastify";
import type { Db } from "../db/pool.ts";
import type { Clock } from "../platform/clock.ts";
import { addCounts, type CanaryArm, readCounts } from "./canary-counts.ts";
import { type CanaryLimits, canaryVerdict } from "./canary-verdict.ts";
import type { LiveReleases } from "./live-releases.ts";
import { createReleaseChannel } from "./release-channel.ts";
import type { RequestRelease } from "./request-release.ts";

export interface CanaryWatchOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly channel: string;
  readonly live: Pick<LiveReleases, "canary" | "refresh">;
  readonly limits: CanaryLimits;
  readonly log: { readonly error: (text: string) => void };
  /** How often counts are written and judged, in milliseconds; 1,000 when absent. */
  readonly everyMs?: number;
}

export interface CanaryWatch {
  /** Counts an answer of a canary's guest, or of one it is compared with. Costs no I/O. */
  readonly count: (counted: NonNullable<RequestRelease["counted"]>, failed: boolean) => void;
  /** What this process counted since it started, and how often it ended a canary. */
  readonly told: () => CanaryTold;
  /** Writes and judges now instead of at the next turn. */
  readonly look: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface CanaryTold {
  /** Share of the guests that see a canary; 0 without one. */
  readonly percent: number;
  readonly answers: Readonly<Record<CanaryArm, { readonly ok: number; readonly failed: number }>>;
  readonly rollbacks: number;
}

/**
 * Counts what a canary and the live release answer, in the database for all processes together, and ends a
 * canary that is worse: whichever process sees it first, once. What a process had not written when it was
 * killed is lost, a second's answers at most.
 */
export function startCanaryWatch(options: CanaryWatchOptions): CanaryWatch {
  const { db, channel, live, log } = options;
  const listing = createReleaseChannel(db, options.clock, channel);
  const answers = { live: { ok: 0, failed: 0 }, canary: { ok: 0, failed: 0 } };
  let waiting = new Map<string, { since: number; arm: CanaryArm; answers: number; failures: number }>();
  let rollbacks = 0;

  const count: CanaryWatch["count"] = ({ since, arm }, failed) => {
    answers[arm][failed ? "failed" : "ok"] += 1;
    add({ since, arm, answers: 1, failures: failed ? 1 : 0 });
  };

  function add(more: { since: number; arm: CanaryArm; answers: number; failures: number }): void {
    const key = `${more.since} ${more.arm}`;
    const known = waiting.get(key);
    if (!known) waiting.set(key, { ...more });
    else {
      known.answers += more.answers;
      known.failures += more.failures;
    }
  }

  async function flush(): Promise<void> {
    const counted = [...waiting.values()];
    waiting = new Map();
    try {
      await addCounts(
        db,
        counted.map((each) => ({ ...each, channel })),
      );
    } catch (error) {
      for (const each of counted) add(each);
      throw error;
    }
  }

  async function judge(): Promise<void> {
    if (!live.canary()) return;
    const seen = await listing.state();
    if (!seen.canary) return;
    const { kind, reason } = canaryVerdict(await readCounts(db, channel, seen.canary.since), options.limits);
    if (kind !== "worse") return;
    const change = await listing.abortCanary({ seen, actor: ROLLED_BACK_BY, note: reason });
    await live.refresh();
    if (!change.ok) return;
    rollbacks += 1;
    log.error(`The canary ${seen.canary.release} is aborted: ${reason} Guests go on with ${seen.release}.`);
  }

  // The database may be away: what was counted waits, and the next turn tries again.
  let looking: Promise<void> = Promise.resolve();
  let waitingLooks = 0;
  const look = () => {
    waitingLooks += 1;
    looking = looking
      .then(flush)
      .then(judge)
      .catch(() => undefined)
      .finally(() => {
        waitingLooks -= 1;
      });
    return looking;
  };
  const timer = setInterval(() => {
    // Looks must not queue up where the database is slow.
    if (waitingLooks === 0 && (waiting.size > 0 || live.canary())) void look();
  }, options.everyMs ?? 1000);
  timer.unref();

  return {
    count,
    told: () => ({ percent: live.canary()?.percent ?? 0, answers, rollbacks }),
    look,
    async stop() {
      clearInterval(timer);
      await look();
    },
  };
}

/** Who the history names for a canary that was ended for its failures. */
const ROLLED_BACK_BY = "the servers";

const noted = new WeakMap<FastifyRequest, "degraded" | "refused">();

/** Notes that what is answered lacks a part that failed. */
export function noteDegraded(request: FastifyRequest): void {
  noted.set(request, "degraded");
}

/**
 * Notes that there was no room to answer: a new release, none of whose pages is kept yet, meets that first
 * and is not to blame.
 */
export function noteRefused(request: FastifyRequest): void {
  noted.set(request, "refused");
}

/** What an answer counts as: failed is an error of ours and a page that lacks a part; null is nothing. */
export function outcomeOf(request: FastifyRequest, status: number): "ok" | "failed" | null {
  const note = noted.get(request);
  if (note === "refused") return null;
  return status >= 500 || note === "degraded" ? "failed" : "ok";
}
