import type { JsonPath } from "../json/json-file.ts";
import { isJsonObject } from "../json/layer.ts";
import { addressPath } from "../layers/node-address.ts";
import type { Provenance } from "../layers/provenance.ts";
import type { ConfigKind } from "../read/config-place.ts";
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
 * Answers where a value came from, strongest first. Paths start with `brand`, `country`, `limits`, `domain`,
 * `pages.<page>`, `messages.<id>` (`messages.<locale>.<id>` for another locale than the site's first), `routes`, `modals`,
 * `amenities`, `payment-modes`, or `assertions`, `languages`, `experiments`, `microsites` and an id; then they go on with names:
 * `pages.home.main.hero.props.title`. Empty when nothing stands there.
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

/** The record that holds what a dotted path names, and the path in it. Undefined when there is no such record. */
export function locateValue(
  provenance: ReleaseProvenance,
  siteId: string,
  [head = "", ...rest]: readonly string[],
): LocatedValue | undefined {
  if (head === "brand" || head === "country" || head === "limits" || head === "domain")
    return within(provenance.ofSite(siteId, head), rest);
  if (head === "pages") {
    const [page = "", ...address] = rest;
    const record = provenance.pageOf(siteId, page);
    return record && { record, path: addressPath(record.value, address) };
  }
  const collection = COLLECTIONS[head];
  if (collection) return within(provenance.ofRelease(collection, rest[0] ?? ""), rest.slice(1));
  const table = TABLES[head];
  return table && within(provenance.ofRelease(table.kind, table.kind), [...table.under, ...rest]);
}

const COLLECTIONS: Readonly<Record<string, ConfigKind>> = {
  languages: "language",
  assertions: "assertion",
  experiments: "experiment",
  microsites: "microsite",
};

const TABLES: Readonly<Record<string, { readonly kind: ConfigKind; readonly under: readonly string[] }>> = {
  routes: { kind: "routes", under: [] },
  modals: { kind: "modals", under: ["modals"] },
  amenities: { kind: "amenities", under: ["amenities"] },
  "payment-modes": { kind: "payment-modes", under: [] },
};

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
