import type { RouteTable } from "#schemas";
import type { PageDocument } from "../page/page-document.ts";
import type { Finding } from "../release/json/finding.ts";
import type { JsonPath } from "../release/json/json-file.ts";
import type { PathProblem } from "../release/json/path-problem.ts";
import { placeProblems } from "../release/layers/layered-documents.ts";
import { PAGE_MERGE } from "../release/pages/page-reader.ts";
import type { ReleaseProvenance } from "../release/provenance/explain-provenance.ts";
import type { SiteRecordName, TracedRecord } from "../release/provenance/explain-records.ts";
import type { ConfigIndex } from "../release/read/config-index.ts";
import { wholeFile } from "../release/read/whole-file.ts";
import type { Site } from "../site/site.ts";
import { conditionFlags } from "../site/site-flags.ts";
import type { Failure } from "./evaluate-requirement.ts";
import { unshownPlace } from "./failure-place.ts";

export interface PlaceInput {
  readonly index: ConfigIndex;
  readonly provenance: ReleaseProvenance;
}

export type Words = Pick<Finding, "code" | "message" | "severity"> & { readonly suggestion?: string };

/** Puts words at the line that is to blame; undefined when there is no such file. */
export type Placer = (blame: Failure["blame"], words: Words) => Finding | undefined;

/** What operands read of a site. */
export function siteFacts(site: Site): Readonly<Record<string, unknown>> {
  const { id, locales, brand, country, domain, limits } = site;
  return { id, locales, brand, country, limits, domain: { ...domain, flags: conditionFlags(site) } };
}

/** Places what is wrong with the route table; the whole list of routes is to blame where no single one is. */
export function routePlace({ index }: Pick<PlaceInput, "index">): Placer {
  return (blame, words) => {
    const source = index.byKind("routes").get("routes");
    if (!source) return undefined;
    const path = "operand" in blame ? pathIn(blame, 1) : closedRoute(source.value, blame);
    return placeProblems([wholeFile(source)], [{ ...words, path }])[0];
  };
}

/** A route to the page that is there and closed, else the list of routes. */
function closedRoute(routes: unknown, blame: Failure["blame"]): JsonPath {
  const own = (routes as RouteTable).static; // only a route table without mistakes is asked
  const wanted = "routeTo" in blame ? blame.routeTo : "";
  const [path] = Object.entries(own).find(([, { page }]) => page === wanted) ?? [];
  return path === undefined ? ["static"] : ["static", path, "available"];
}

/**
 * Places what is wrong with a site at the layer that said so: its domain, brand, country or limits, or the
 * routes.
 */
export function sitePlace(site: Site, input: PlaceInput): Placer {
  return (blame, words) => {
    if (!("operand" in blame)) return routePlace(input)(blame, words);
    const [group = "", name = "", ...rest] = blame.operand.split(".");
    if (group === "routes") return routePlace(input)(blame, words);
    if (name === "locales" || name === "id") {
      const domain = input.provenance.ofSite(site.id, "domain");
      return placed(domain, localePath(site, name, blame.index), words);
    }
    const record = input.provenance.ofSite(site.id, name as SiteRecordName); // an operand of a site names one of its records
    return placed(record, [...rest, ...(blame.index === undefined ? [] : [blame.index])], words);
  };
}

/** A site puts its default language first, whatever the order in its file. */
function localePath({ locales, domain }: Site, name: string, index?: number): JsonPath {
  const at = index === undefined ? -1 : domain.locales.indexOf(locales[index] ?? "");
  return at === -1 ? [name] : [name, at];
}

/**
 * Places what is wrong with a page of a site at the layer that wrote it; what is no part of the page, as for
 * the site.
 */
export function pagePlace(site: Site, name: string, page: PageDocument, input: PlaceInput): Placer {
  return (blame, words) => {
    const record = input.provenance.pageOf(site.id, name);
    if ("shows" in blame) {
      const { id, brand, country, limits } = site;
      const facts = { id, brand, country, limits, domain: { ...site.domain, flags: conditionFlags(site) } };
      // The page as it is before conditions on its site are decided.
      const whole = (record?.value ?? page) as PageDocument;
      const { layers, path, part, mend } = unshownPlace(blame.shows, whole, record?.layers ?? [], facts);
      const suggestion = mend ? words.suggestion?.replace(PUT_IN, () => mend) : words.suggestion;
      return placeProblems(layers, [{ ...words, suggestion, path, part }], PAGE_MERGE)[0];
    }
    if ("operand" in blame && blame.operand.startsWith("page."))
      return placed(record, pathIn(blame, 1), words);
    return sitePlace(site, input)(blame, words);
  };
}

/** What is suggested where a page lacks a widget: `unshown` of `evaluate-requirement`. */
const PUT_IN = /^Put ".*?" into it\./;

/** The path of an operand in its record, without the first words that name the record. */
export function pathIn(
  { operand, index }: { readonly operand: string; readonly index?: number },
  words: number,
): JsonPath {
  return [...operand.split(".").slice(words), ...(index === undefined ? [] : [index])];
}

/** A problem of a resolved record at the line that wrote it; undefined without a record. */
export function placed(record: TracedRecord | undefined, path: JsonPath, words: Words): Finding | undefined {
  return placedAll(record, [{ ...words, path }])[0];
}

/** Problems of a resolved record at the lines of the layers that wrote what is wrong. */
export function placedAll(
  record: TracedRecord | undefined,
  problems: readonly PathProblem[],
): readonly Finding[] {
  return record ? placeProblems(record.layers, problems, record.kind === "page" ? PAGE_MERGE : {}) : [];
}
