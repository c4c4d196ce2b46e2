import type { JsonPath } from "../json/json-file.ts";
import type { Sides } from "./change-cause.ts";
import { CHANGE_CLASSES, type ChangeClass, classifyChange } from "./change-class.ts";
import { type BuiltRelease, type CollectedChange, createDiffCollector } from "./diff-collector.ts";
import { collectLockDifferences } from "./diff-locks.ts";
import { collectManifestDifferences } from "./diff-manifests.ts";
import { collectMessageDifferences } from "./diff-messages.ts";
import { collectSharedDifferences } from "./diff-shared.ts";
import { collectSiteDifferences } from "./diff-sites.ts";

/** A resolved value that a change reaches, on the sites that it reaches it on. */
export interface ChangeTouch {
  /** Path as `explain` takes it: `pages.home.main.hero.props.title`. */
  readonly path: string;
  /** `undefined` when there was, or is, nothing. */
  readonly before?: unknown;
  readonly after?: unknown;
  readonly class: ChangeClass;
  readonly reason: string;
  /** Domain ids in alphabetical order; empty when no site holds the value. */
  readonly sites: readonly string[];
}

/**
 * One place in a configuration file or a widget's manifest that reads differently, and everything that
 * follows from it.
 */
export interface Change {
  /** The worst class among what it touches, and why. */
  readonly class: ChangeClass;
  readonly reason: string;
  readonly layer: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Path in the file, dotted. */
  readonly at: string;
  /** Which configuration the line is of: `before` when the place is gone. */
  readonly side: "before" | "after";
  /** Domain ids in alphabetical order. */
  readonly sites: readonly string[];
  /** Worst first. */
  readonly touches: readonly ChangeTouch[];
}

export interface ReleaseDiff {
  /** Hashes of the two releases. */
  readonly before: string;
  readonly after: string;
  /** Breaking first, then in the order of files. */
  readonly changes: readonly Change[];
}

/**
 * What changes on which site from one release to another, one entry per place in a configuration file or a
 * widget's manifest that caused it. A place that several sites or values depend on is one change. Both
 * releases must be without mistakes.
 */
export function diffReleases(before: BuiltRelease, after: BuiltRelease): ReleaseDiff {
  const sides = { before, after };
  const collector = createDiffCollector();
  if (before.release.hash !== after.release.hash) {
    collectSiteDifferences(sides, collector);
    collectSharedDifferences(sides, collector);
    collectMessageDifferences(sides, collector);
  }
  // Releases do not hold these, so equal ones may still differ in them.
  collectLockDifferences(sides, collector);
  collectManifestDifferences(sides, collector);
  const changes = collector.changes().map((change) => toChange(sides, change));
  return {
    before: before.release.hash,
    after: after.release.hash,
    changes: changes.toSorted(
      (a, b) =>
        rank(a.class) - rank(b.class) ||
        (a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1),
    ),
  };
}

function toChange(sides: Sides<BuiltRelease>, { cause, touches }: CollectedChange): Change {
  const release = { before: sides.before.release, after: sides.after.release };
  const categoryOf = (widget: string) =>
    (sides.after.provenance.widget(widget) ?? sides.before.provenance.widget(widget))?.category;
  // Sites have copies of their country; the shared record matters where no site shows it.
  const isShown = touches.some(({ path }) => path[0] === "country");
  const own = touches
    .filter(({ path }) => !isShown || path[0] !== "countries")
    .map(({ path, before, after, sites }): ChangeTouch => {
      const rule = classifyChange({ path, before, after, cause, release, categoryOf });
      return { path: addressOf(path), before, after, ...rule, sites: [...sites].sort() };
    })
    .toSorted((a, b) => rank(a.class) - rank(b.class));
  const { layer, file, at, side } = cause;
  const [worst] = own;
  return {
    class: worst?.class ?? "risky",
    reason: worst?.reason ?? "",
    layer,
    file,
    ...sides[side].provenance.positionOf(file, at),
    at: at.join("."),
    side,
    sites: [...new Set(own.flatMap(({ sites }) => sites))].sort(),
    touches: own,
  };
}

/** A path without what addresses leave out: `slots` and `nodes` of pages. */
function addressOf(path: JsonPath): string {
  const [head, page, ...rest] = path;
  if (head !== "pages") return path.join(".");
  let at = 0;
  const address: (string | number)[] = [];
  while (rest[at] === "slots" && rest.length > at + 1) {
    address.push(rest[at + 1] ?? "");
    const isNode = rest[at + 2] === "nodes" && rest.length > at + 3;
    if (isNode) address.push(rest[at + 3] ?? "");
    at += isNode ? 4 : 2;
  }
  return [head, page, ...address, ...rest.slice(at)].filter((segment) => segment !== undefined).join(".");
}

function rank(name: ChangeClass): number {
  return CHANGE_CLASSES.indexOf(name);
}
