import type { FastifyRequest } from "fastify";
import { visitorDraw } from "#domain/shell";
import type { Release } from "#renderer";
import { visitorIdOf } from "../platform/visitor-id.ts";
import type { CanaryArm } from "./canary-counts.ts";

/** A canary as this server shows it. */
export interface ShownCanary {
  readonly release: Release;
  /** Share of the guests that see it, 0 to 100. */
  readonly percent: number;
  /** The change of the channel that began it. */
  readonly since: number;
}

/** What a server answers with. */
export interface ShownReleases {
  readonly current: () => Release;
  readonly canary: () => ShownCanary | null;
  /** A release whose pages may still be open: what is shown, and what was until lately. */
  readonly lately: (hash: string) => Release | undefined;
}

/** Which release answers a request, from its first step to its last. */
export interface RequestRelease {
  readonly release: Release;
  /** Whether it is one that only a share of the guests see: nobody else may be given the answer. */
  readonly isCanary: boolean;
  /** Whether others with the same address may be answered with another release: their cookie decides. */
  readonly isOwn: boolean;
  /** Whether the browser should get a number, by which it sees the canary or not from its next page on. */
  readonly wantsVisitor: boolean;
  /** Where the answer is counted; absent for who takes no part in the comparison. */
  readonly counted?: { readonly since: number; readonly arm: CanaryArm };
}

/** Tells the release of a request; the same for the whole of it, whatever is published meanwhile. */
export type ReleaseOf = (request: FastifyRequest) => RequestRelease;

/** Header by which what belongs to a page says which release that is of. */
export const RELEASE_HEADER = "x-release";

/**
 * Chooses the release of each request. A page is the canary's when the guest's own random number falls into
 * its share; who has none, and robots, see what is live. Calls, fills and popups of a page name its release
 * and are answered with it: no page mixes two. Calls of a page whose release is not shown any more are
 * answered with what is live.
 */
export function createReleaseOf({ current, canary: shownCanary, lately }: ShownReleases): ReleaseOf {
  const chosen = new WeakMap<FastifyRequest, RequestRelease>();

  function choose(request: FastifyRequest): RequestRelease {
    const live = current();
    const canary = shownCanary();
    const named = namedRelease(request);
    const isCall = request.url.startsWith("/api/");
    if (!canary) {
      const release = (named !== undefined && !isCall ? lately(named) : undefined) ?? live;
      return { release, isCanary: false, isOwn: false, wantsVisitor: false };
    }
    const visitor = isRobot(request) ? undefined : visitorIdOf(request);
    const drawn = visitor === undefined ? undefined : armOf(visitor, canary);
    const asked =
      named === undefined
        ? isCall
          ? live
          : drawn === "canary"
            ? canary.release
            : live
        : named === canary.release.hash
          ? canary.release
          : ((isCall ? undefined : lately(named)) ?? live);
    const isCanary = asked === canary.release;
    const arm = isCanary ? "canary" : "live";
    return {
      release: asked,
      isCanary,
      isOwn: isCanary || (visitor !== undefined && canary.percent > 0),
      wantsVisitor: visitor === undefined && canary.percent > 0 && !isRobot(request),
      // Who was answered with another release than their own, as on the first page of a visit, says nothing
      // of either.
      ...(drawn === arm && (isCanary || asked === live) ? { counted: { since: canary.since, arm } } : {}),
    };
  }

  return (request) => {
    const known = chosen.get(request) ?? choose(request);
    chosen.set(request, known);
    return known;
  };
}

/** Whether a visitor sees a canary: the same answer on any server, and a greater share only adds guests. */
function armOf(visitor: string, { release, percent }: Pick<ShownCanary, "release" | "percent">): CanaryArm {
  return visitorDraw(visitor, `release ${release.hash}`) * 100 < percent ? "canary" : "live";
}

/** The release of a server where all guests see the same. */
export function plainReleaseOf(current: () => Release): ReleaseOf {
  return createReleaseOf({ current, canary: () => null, lately: () => undefined });
}

function namedRelease(request: FastifyRequest): string | undefined {
  const header = request.headers[RELEASE_HEADER];
  if (typeof header === "string") return header;
  // A popup is kept by its address, which says it.
  const { release } = (request.params ?? {}) as { readonly release?: unknown };
  return typeof release === "string" ? release : undefined;
}

/** Whoever says to be a robot: what search engines keep must be what stays. */
function isRobot({ headers }: FastifyRequest): boolean {
  return /bot\b|crawl|spider|slurp/i.test(headers["user-agent"] ?? "");
}
