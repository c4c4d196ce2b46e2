import type { JsonPath } from "../json/json-file.ts";
import { isSameJson } from "../json/layer.ts";
import { pathKey } from "../layers/merge-layers.ts";
import { isNodePath } from "../layers/node-address.ts";
import type { RecordLock, SiteRecordName, TracedRecord } from "../provenance/explain-records.ts";
import { memberOf, type Source } from "../provenance/explain-sources.ts";
import { type Cause, placeKey, type Sides } from "./change-cause.ts";
import { type BuiltRelease, type DiffCollector, under } from "./diff-collector.ts";
import { chosenElsewhere } from "./diff-sites.ts";
import { rememberingPairs } from "./diff-values.ts";

/** Records that several layers make; in any other a lock closes nothing. */
const RECORDS: readonly SiteRecordName[] = ["brand", "country", "limits"];

/** The words that close one path of a record; undefined where none does. */
interface LockDifference extends Sides<Source | undefined> {
  readonly path: JsonPath;
}

/**
 * Locks of sites that came or went. The value they stand on may be the same: what changes is who may say
 * otherwise. Locks of a page or node that came or went as a whole are part of that.
 */
export function collectLockDifferences(sides: Sides<BuiltRelease>, collector: DiffCollector): void {
  const { before, after } = sides;
  const compare = rememberingPairs(lockDifferences);
  const collect = (site: string, prefix: JsonPath, record: Sides<TracedRecord | undefined>) => {
    if (!record.before || !record.after) return;
    for (const lock of compare(record.before, record.after)) {
      for (const side of ["before", "after"] as const) {
        const cause = lockCause(sides, lock, side, site, String(prefix[0]));
        if (!cause) continue;
        const value =
          side === "after" ? { before: undefined, after: true } : { before: true, after: undefined };
        collector.add(cause, under(prefix, { path: [...lock.path, "$lock"], ...value }), [site]);
      }
    }
  };
  for (const site of Object.keys(before.release.sites)) {
    if (!after.release.sites[site]) continue;
    for (const name of RECORDS) {
      const record = (of: BuiltRelease) => of.provenance.ofSite(site, name);
      collect(site, [name], { before: record(before), after: record(after) });
    }
    for (const page of before.provenance.pagesOf(site)) {
      const record = (of: BuiltRelease) => of.provenance.pageOf(site, page);
      collect(site, ["pages", page], { before: record(before), after: record(after) });
    }
  }
}

function lockDifferences(before: TracedRecord, after: TracedRecord): readonly LockDifference[] {
  const [was, is] = [locksByPath(before), locksByPath(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key): LockDifference[] => {
    const lock = { before: was.get(key), after: is.get(key) };
    const { path } = (lock.after ?? lock.before) as RecordLock;
    if (lock.before && lock.after && placeKey(lock.before.source) === placeKey(lock.after.source)) return [];
    const from = lock.before && !isPartOf(path, before, after) ? lock.before.source : undefined;
    const to = lock.after && !isPartOf(path, after, before) ? lock.after.source : undefined;
    return from || to ? [{ path, before: from, after: to }] : [];
  });
}

function locksByPath(record: TracedRecord): ReadonlyMap<string, RecordLock> {
  return new Map(record.locks().map((lock) => [pathKey(lock.path), lock]));
}

/** Whether a path leads into a node that only the first of two pages has. */
function isPartOf(path: JsonPath, own: TracedRecord, other: TracedRecord): boolean {
  return path.some((_, index) => {
    const node = path.slice(0, index + 1);
    return (
      isNodePath(node) && memberOf(own.value, node) !== undefined && memberOf(other.value, node) === undefined
    );
  });
}

/**
 * The place of a lock that came (`after`) or went (`before`); undefined when the site has the same lock by
 * way of other layers.
 */
function lockCause(
  sides: Sides<BuiltRelease>,
  lock: LockDifference,
  side: "before" | "after",
  site: string,
  record: string,
): Cause | undefined {
  const source = lock[side];
  if (!source) return undefined;
  const { layer, file, at } = source;
  const raw = {
    before: sides.before.provenance.rawAt(file, at),
    after: sides.after.provenance.rawAt(file, at),
  };
  const own: Cause = { layer, file, at, side: raw.after === undefined ? "before" : "after" };
  if (!isSameJson(raw.before, raw.after)) return own;
  // The file says the same, so the site was given other layers.
  return lock.before && lock.after ? undefined : (chosenElsewhere(sides, site, record) ?? own);
}
