import type { Site } from "../../site/site.ts";
import type { JsonPath } from "../json/json-file.ts";
import { isSameJson } from "../json/layer.ts";
import type { SiteRecordName, TracedRecord } from "../provenance/explain-records.ts";
import { CONFIG_KINDS, layeredKinds } from "../read/config-kinds.ts";
import { type Cause, causeOf, type Sides } from "./change-cause.ts";
import { type BuiltRelease, type DiffCollector, under } from "./diff-collector.ts";
import { conditionEffects } from "./diff-conditions.ts";
import { pageDifferences } from "./diff-pages.ts";
import { createSwitchedDifferences } from "./diff-switched.ts";
import { type Difference, differencesOf, unionKeys } from "./diff-values.ts";

const RECORDS: readonly SiteRecordName[] = ["domain", "brand", "country", "limits"];

/** Two versions of a record with the sites that have just these two. */
interface RecordPair {
  readonly prefix: JsonPath;
  readonly record: Sides<TracedRecord | undefined>;
  readonly differences: readonly Difference[];
  readonly sites: string[];
}

/**
 * Everything that differs on sites: the sites themselves, their records, pages and what is switched on for
 * them.
 */
export function collectSiteDifferences(sides: Sides<BuiltRelease>, collector: DiffCollector): void {
  const { before, after } = sides;
  const provenance = { before: before.provenance, after: after.provenance };
  const switchedOf = createSwitchedDifferences(provenance);
  const pairs: RecordPair[] = [];
  const kept: Sides<Site>[] = [];
  const known = new Map<TracedRecord | undefined, Map<TracedRecord | undefined, RecordPair>>();
  const pairOf = (prefix: JsonPath, record: Sides<TracedRecord | undefined>): RecordPair => {
    const row = known.get(record.before) ?? new Map<TracedRecord | undefined, RecordPair>();
    known.set(record.before, row);
    let pair = row.get(record.after);
    if (!pair) {
      const compare = prefix[0] === "pages" ? pageDifferences : differencesOf;
      const differences = compare(recordValue(record.before), recordValue(record.after));
      pair = { prefix, record, differences, sites: [] };
      row.set(record.after, pair);
      pairs.push(pair);
    }
    return pair;
  };
  for (const id of unionKeys(before.release.sites, after.release.sites)) {
    const site: Sides<Site | undefined> = {
      before: before.release.sites[id],
      after: after.release.sites[id],
    };
    if (!site.before || !site.after) {
      collectWholeSite(sides, id, site, collector);
      continue;
    }
    for (const name of RECORDS) {
      const record = { before: provenance.before.ofSite(id, name), after: provenance.after.ofSite(id, name) };
      pairOf([name], record).sites.push(id);
    }
    const both = { before: site.before, after: site.after };
    for (const page of new Set([...provenance.before.pagesOf(id), ...provenance.after.pagesOf(id)])) {
      const record = { before: provenance.before.pageOf(id, page), after: provenance.after.pageOf(id, page) };
      pairOf(["pages", page], record).sites.push(id);
      for (const { difference, operand } of conditionEffects(both, page, record)) {
        const [name, ...path] = operand.path;
        const owner = {
          before: provenance.before.ofSite(id, name as SiteRecordName),
          after: provenance.after.ofSite(id, name as SiteRecordName),
        };
        const cause =
          causeOf(provenance, owner, { ...operand, path }) ?? chosenElsewhere(sides, id, String(name));
        if (cause) collector.add(cause, under(["pages", page], difference), [id]);
      }
    }
    for (const kind of layeredKinds.filter((each) => each !== "page"))
      for (const name of new Set([
        ...provenance.before.idsOf(id, kind),
        ...provenance.after.idsOf(id, kind),
      ])) {
        const [was, is] = [provenance.before, provenance.after].map((each) => each.layeredOf(id, kind, name));
        pairOf([CONFIG_KINDS[kind].path ?? kind, name], { before: was, after: is }).sites.push(id);
      }
    kept.push(both);
  }
  for (const { prefix, record, differences, sites } of pairs) {
    for (const difference of differences) {
      const cause = causeOf(provenance, record, difference);
      const whole = under(prefix, difference);
      if (cause) collector.add(cause, whole, sites);
      else
        for (const id of sites) {
          const chosen = chosenElsewhere(sides, id, String(prefix[0])) ?? nearestPlace(record, difference);
          if (chosen) collector.add(chosen, whole, [id]);
        }
    }
  }
  for (const site of kept)
    for (const { cause = chosenElsewhere(sides, site.after.id, "country"), difference } of switchedOf(site))
      if (cause) collector.add(cause, difference, [site.after.id]);
}

/** A site that came or went is one change, its file. */
function collectWholeSite(
  { before, after }: Sides<BuiltRelease>,
  id: string,
  site: Sides<Site | undefined>,
  collector: DiffCollector,
): void {
  const side = site.after ? "after" : "before";
  const [layer] = (site.after ? after : before).provenance.ofSite(id, "domain")?.layers ?? [];
  if (!layer) return;
  const cause: Cause = { layer: layer.name, file: layer.source.file, at: [], side };
  collector.add(cause, { path: ["sites", id], before: summary(site.before), after: summary(site.after) }, [
    id,
  ]);
}

function summary(site: Site | undefined) {
  return site && { host: site.domain.host, brand: site.brand.id, country: site.country.COUNTRY_CODE };
}

/** The line of the domain that chose other layers: its brand or its country. */
export function chosenElsewhere(
  { before, after }: Sides<BuiltRelease>,
  id: string,
  record: string,
): Cause | undefined {
  const domain = {
    before: before.provenance.ofSite(id, "domain"),
    after: after.provenance.ofSite(id, "domain"),
  };
  const provenance = { before: before.provenance, after: after.provenance };
  const fields = record === "country" ? ["country", "brand"] : ["brand", "country"];
  for (const field of fields) {
    const was = before.release.sites[id]?.domain[field as "brand" | "country"];
    const is = after.release.sites[id]?.domain[field as "brand" | "country"];
    if (isSameJson(was, is)) continue;
    const cause = causeOf(provenance, domain, { path: [field], before: was, after: is });
    if (cause) return cause;
  }
  return undefined;
}

/**
 * When no text differs the code does (a migration, say): then the place is where the value is written now.
 */
function nearestPlace(record: Sides<TracedRecord | undefined>, { path }: Difference): Cause | undefined {
  for (let length = path.length; length >= 0; length--) {
    for (const side of ["after", "before"] as const) {
      const [source] = record[side]?.sources(path.slice(0, length)) ?? [];
      if (source) return { layer: source.layer, file: source.file, at: source.at, side };
    }
  }
  return undefined;
}

/** A domain's overrides are layers of other records. */
function recordValue(record: TracedRecord | undefined): unknown {
  if (record?.kind !== "domain") return record?.value ?? undefined;
  const { overrides: _, ...domain } = record.value as Readonly<Record<string, unknown>>;
  return domain;
}
