import type { PageDocument } from "../plan/page-document.ts";
import { checkDocument, type KnownNames } from "./check-document.ts";
import { checkPage, type PageContextNames } from "./check-page.ts";
import type { ConfigSchema } from "./config-schemas.ts";
import { createFinding } from "./finding.ts";
import type { Layer } from "./layer.ts";
import { createLayerMerger, layersKey, placeProblems } from "./layered-documents.ts";
import { type MergeOptions, traceLayers } from "./merge-layers.ts";
import { refuseNodePatch } from "./node-address.ts";
import type { PathProblem } from "./path-problem.ts";
import type { ReadRecord } from "./record-reader.ts";
import type { Finding } from "./release.ts";
import { mistakesIn } from "./schema-mistakes.ts";
import { provenanceOf } from "./trace.ts";

export const PAGE_MERGE: MergeOptions = { refuseNew: refuseNodePatch };

export type PageReader = (layers: readonly Layer[], names: PageContextNames) => ReadRecord<PageDocument>;

/** Reads pages: each layer checked alone, then the merged page, then every node. The same layers of a brand are read once. */
export function createPageReader(schema: ConfigSchema): PageReader {
  const merge = createLayerMerger(PAGE_MERGE);
  const known = new Map<ReadonlySet<string>, Map<string, ReadRecord<PageDocument>>>();
  const aloneFindings = new Map<string, readonly Finding[]>();

  const alone = (layer: Layer): readonly Finding[] => {
    const key = layersKey([layer]);
    let findings = aloneFindings.get(key);
    if (!findings) {
      const { source, at, value } = layer;
      findings = mistakesIn(schema.validate(), value).map(({ path, part, ...words }) =>
        createFinding(source, [...at, ...path], words, part),
      );
      aloneFindings.set(key, findings);
    }
    return findings;
  };

  const readPage = (layers: readonly Layer[], names: PageContextNames): ReadRecord<PageDocument> => {
    const own = layers.flatMap(alone);
    if (own.length > 0) return { value: null, findings: own };
    const merged = merge(layers);
    const knownNames: KnownNames = new Map([["message", names.messages]]);
    const checked = checkDocument(merged.value, schema, knownNames, "/$defs/Page");
    const problems: PathProblem[] = [...checked.problems];
    let value: PageDocument | null = null;
    // A node can only be checked when the page has the shape of one.
    if (!problems.some(({ code }) => !code.startsWith("unknown-message"))) {
      const page = checkPage(checked.value as PageDocument, names);
      problems.push(...page.problems.filter((problem) => !isRemovedNode(problem, layers)));
      value = page.page;
    }
    const findings = [...merged.findings, ...placeProblems(layers, problems, PAGE_MERGE)];
    return { value: findings.some(({ severity }) => severity === "error") ? null : value, findings };
  };

  return (layers, names) => {
    let ofNames = known.get(names.messages);
    if (!ofNames) {
      ofNames = new Map();
      known.set(names.messages, ofNames);
    }
    const key = layersKey(layers);
    let record = ofNames.get(key);
    if (!record) {
      record = readPage(layers, names);
      ofNames.set(key, record);
    }
    return record;
  };
}

/** A node that a layer took out of the order on purpose is not a forgotten one. */
function isRemovedNode({ code, path }: PathProblem, layers: readonly Layer[]): boolean {
  if (code !== "node-not-shown") return false;
  const order = provenanceOf(traceLayers(layers, PAGE_MERGE), [...path.slice(0, -2), "order"]);
  return order.some(({ value }) => Array.isArray(value) && value.includes(path.at(-1)));
}
