import type { JsonPath } from "../json/json-file.ts";
import { isJsonObject } from "../json/layer.ts";
import { addressPath } from "../layers/node-address.ts";
import type { Provenance } from "../layers/provenance.ts";
import { CONFIG_KINDS, type ConfigKind, configKinds } from "../read/config-kinds.ts";
import { type ReleaseProvenance, stackOf } from "./explain-provenance.ts";
import type { TracedRecord } from "./explain-records.ts";
import { memberOf } from "./explain-sources.ts";

export interface ExplainInput {
  readonly provenance: ReleaseProvenance;
  /** Brand and first locale of a site; undefined when there is no such site. */
  readonly siteOf: (
    siteId: string,
  ) =>
    | { readonly brand: string; readonly defaultLocale: string; readonly locales: readonly string[] }
    | undefined;
}

/** A record and a path in it. */
export interface LocatedValue {
  readonly record: TracedRecord;
  readonly path: JsonPath;
}

/**
 * Answers where a value came from, strongest first. Paths start with the first word that `config-kinds.json`
 * says of a kind: `brand`, `country`, `limits`, `domain`, a table such as `routes`, or `pages`, `languages`,
 * … and an id; with `messages.<id>` (`messages.<locale>.<id>` for another locale than the site's first). Then
 * they go on with names: `pages.home.main.hero.props.title`. Empty when nothing stands there.
 */
export function createExplain({
  provenance,
  siteOf,
}: ExplainInput): (siteId: string, path: string) => readonly Provenance[] {
  return (siteId, path) => {
    const site = siteOf(siteId);
    if (!site) return [];
    const segments = path.split(".");
    if (segments[0] === "messages") {
      const [locale = "", ...rest] = segments.slice(1);
      const isLocale = site.locales.includes(locale) && rest.length > 1;
      const id = isLocale ? rest.join(".") : segments.slice(1).join(".");
      return stackOf(provenance, provenance.message(id, isLocale ? locale : site.defaultLocale, site.brand));
    }
    const located = locateValue(provenance, siteId, segments);
    return located ? stackOf(provenance, located.record.sources(located.path)) : [];
  };
}

/**
 * The record that holds what a dotted path names, and the path in it. Undefined when there is no such record.
 */
export function locateValue(
  provenance: ReleaseProvenance,
  siteId: string,
  [head = "", ...rest]: readonly string[],
): LocatedValue | undefined {
  const kind = kindOfPath(head);
  if (kind === undefined) return undefined;
  if (kind === "brand" || kind === "country" || kind === "limits" || kind === "domain")
    return within(provenance.ofSite(siteId, kind), rest);
  const { layered, under } = CONFIG_KINDS[kind];
  const [id = "", ...inside] = rest;
  if (kind === "page") {
    const record = provenance.pageOf(siteId, id);
    return record && { record, path: addressPath(record.value, inside) };
  }
  if (layered) return within(provenance.layeredOf(siteId, kind, id), inside);
  if (under) return within(provenance.ofRelease(kind, kind), [...under, ...rest]);
  return within(provenance.ofRelease(kind, id), inside);
}

/** The kind of record that paths with a first word lead to. */
export function kindOfPath(head: string): ConfigKind | undefined {
  return configKinds.find((kind) => CONFIG_KINDS[kind].path === head);
}

function within(record: TracedRecord | undefined, segments: readonly string[]): LocatedValue | undefined {
  return record && { record, path: greedyPath(record.value, segments) };
}

/** Keys may hold dots themselves, so the longest key that exists wins at every step. */
function greedyPath(value: unknown, segments: readonly string[]): JsonPath {
  if (segments.length === 0) return [];
  for (let length = segments.length; isJsonObject(value) && length > 1; length--) {
    const key = segments.slice(0, length).join(".");
    if (key in value) return [key, ...greedyPath(value[key], segments.slice(length))];
  }
  const [key = "", ...rest] = segments;
  return [key, ...greedyPath(memberOf(value, [key]), rest)];
}
