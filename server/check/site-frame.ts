import type { Release, Site } from "#renderer";
import {
  type GivenReads,
  giveAgain,
  givenBy,
  nameOf,
  type Read,
  type Reads,
  tracked,
} from "#renderer/server";
import { createRounds } from "./check-rounds.ts";

/**
 * Members of a release that frames leave out, because a page reads little of them: what it reads is noted.
 */
const NOTED: ReadonlySet<string> = new Set<keyof Release>([
  "sites",
  "countries",
  "messages",
  "brandMessages",
]);

/**
 * Names everything that pages of a site may read without a note: what the release says of all sites alike,
 * and the site itself apart from the documents of its pages.
 */
export function createFrames(release: Release): (site: Site) => string {
  const { hash: _, builtAt: _at, ...content } = release;
  const shared = Object.entries(content).flatMap(([member, value]) =>
    NOTED.has(member) ? [] : [nameOf(value)],
  );
  const known = new Map<string, string>();
  return ({ id }) => {
    const { pages = {}, ...own } = release.sites[id] ?? {};
    const frame =
      known.get(id) ?? String(nameOf([shared, Object.values(own).map(nameOf), Object.keys(pages)]));
    known.set(id, frame);
    return frame;
  };
}

/** The release as the addresses of a site see it, and what they read of other sites and of countries. */
export interface SeenRelease {
  readonly release: Release;
  readonly reads: () => readonly Read[];
}

/** The release as one site sees it, which notes what is read of it beyond the site's frame. */
export function seenFrom(release: Release, { id }: Site): SeenRelease {
  const reads: Reads = new Set();
  const { sites, countries } = tracked(release, "release", reads, 4);
  return {
    release: { ...release, sites, countries },
    // The frame holds the site itself, and which pages it has.
    reads: () => [...reads].filter(({ path: [, member, name] }) => member !== "sites" || name !== id),
  };
}

/** What was made within a frame, which holds while what was read beyond the frame gives the same. */
export interface FramedMemory<T> {
  readonly find: (name: string, roots: FrameRoots) => T | undefined;
  readonly keep: (name: string, roots: FrameRoots, reads: readonly Read[], value: T) => void;
  readonly endRound: () => void;
}

/** What can be read beyond a frame. */
export interface FrameRoots {
  readonly release: Release;
  readonly site: Site;
}

/** An empty memory of what is made within frames. */
export function createFramedMemory<T>(): FramedMemory<T> {
  const rounds = createRounds<{ readonly value: T; readonly given: GivenReads }>();
  return {
    find(name, roots) {
      const known = rounds.find(name);
      return known && giveAgain({ ...roots }, known.given) ? known.value : undefined;
    },
    keep: (name, roots, reads, value) =>
      rounds.keep(name, { value, given: givenBy({ ...roots }, [...new Set(reads)].filter(isBeyond)) }),
    endRound: rounds.endRound,
  };
}

function isBeyond({ path: [root, member = ""] }: Read): boolean {
  return root === "site" ? member === "pages" : root === "release" && NOTED.has(member);
}
