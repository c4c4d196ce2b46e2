import { createMemory } from "../../memory/memory.ts";
import type { PageDocument } from "../../page/page-document.ts";
import { createFinding } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import { isJsonObject, type Layer } from "../json/layer.ts";
import { isSamePath, type PathProblem } from "../json/path-problem.ts";
import { createLayerMerger, isUnreadable, layerKeys, placeProblems } from "../layers/layered-documents.ts";
import { type MergeOptions, traceLayers } from "../layers/merge-layers.ts";
import { mixedVersions } from "../layers/mixed-versions.ts";
import { refuseNodePatch } from "../layers/node-address.ts";
import type { ReadRecord } from "../layers/record-reader.ts";
import { redefinedRequirements } from "../layers/redefined-requirements.ts";
import { placeOf, provenanceOf } from "../layers/trace.ts";
import { type KnownNames, readDocument, unknownNames } from "../schema/check-document.ts";
import type { ConfigSchema } from "../schema/config-schemas.ts";
import type { MarkedValue } from "../schema/marked-values.ts";
import { swappedMessages, wordsOfOtherPage } from "../schema/message-fields.ts";
import type { WidgetCatalogue } from "../schema/widget-catalogue.ts";
import { checkOperands, type FoundCondition } from "./check-condition.ts";
import { checkPage, type PageContextNames } from "./check-page.ts";
import { checkPossible } from "./condition-sites.ts";

export const PAGE_MERGE: MergeOptions = { refuseNew: refuseNodePatch };

export type PageReader = (layers: readonly Layer[], names: PageContextNames) => ReadRecord<PageDocument>;

/** What follows from the layers and the widgets alone. */
interface Draft {
  readonly value: PageDocument | null;
  readonly findings: readonly Finding[];
  readonly problems: readonly PathProblem[];
  readonly marked: readonly MarkedValue[];
  readonly conditions: readonly FoundCondition[];
}

/**
 * Reads pages: each layer checked alone, then the merged page, then every node. The same layers are read
 * once, and their names looked up once for every set of names.
 */
export function createPageReader(schema: ConfigSchema): PageReader {
  const merge = createLayerMerger(PAGE_MERGE);
  const aloneFindings = createMemory<readonly Finding[]>();
  const drafts = createMemory<Draft>();
  const records = createMemory<ReadRecord<PageDocument>>();

  const alone = (layer: Layer): readonly Finding[] =>
    aloneFindings(layerKeys([layer]), () => {
      const { source, at, value } = layer;
      return schema
        .mistakes(value)
        .map(({ path, part, ...words }) => createFinding(source, [...at, ...path], words, part));
    });

  const draft = (layers: readonly Layer[], widgets: WidgetCatalogue): Draft => {
    const redefined = redefinedRequirements(layers);
    const own = redefined.length > 0 ? redefined : layers.flatMap(alone);
    if (own.length > 0) return { value: null, findings: own, problems: [], marked: [], conditions: [] };
    const merged = merge(layers);
    const document = readDocument(merged.value, schema, "/$defs/Page");
    const torso = layerOfNothing(layers, document.problems);
    if (torso) return { value: null, findings: [torso], problems: [], marked: [], conditions: [] };
    const mixed = mixedVersions(layers, merge);
    // A node can only be checked when the page has the shape of one, and props of one version.
    const page =
      document.problems.length + mixed.length === 0
        ? checkPage(document.value as PageDocument, widgets)
        : undefined;
    const problems = [
      ...document.problems,
      ...(page ? misnamed(page.page, layers) : []),
      ...(page?.problems.filter((problem) => !isRemovedNode(problem, layers)) ?? []),
    ];
    return {
      value: page?.page ?? null,
      findings: [
        ...merged.findings,
        ...mixed,
        ...placeProblems(layers, leftOutProps(problems, layers), PAGE_MERGE),
      ],
      problems,
      marked: [...document.marked, ...(page?.marked ?? [])],
      conditions: page?.conditions ?? [],
    };
  };

  const readPage: PageReader = (layers, names) => {
    if (isUnreadable(layers)) return { value: null, findings: [] };
    const { widgets, messages, conditions, anyMessages, asking } = names;
    const keys = layerKeys(layers);
    return records([widgets, messages, anyMessages, conditions, asking, ...keys], () => {
      const read = drafts([widgets, ...keys], () => draft(layers, widgets));
      const { value, findings, problems, marked } = read;
      const wrong = [
        ...unknownNames(marked, problems, namesInProps(names)),
        ...unansweredArguments(marked, problems, asking),
        ...(value ? wordsOfOtherPage(value.id, marked, messages) : []),
        ...swappedMessages(marked, messages),
        ...read.conditions.flatMap((each) => {
          const unknown = checkOperands(each, value?.cache.query ?? [], conditions);
          return unknown.length > 0 ? unknown : checkPossible(each, value?.id, conditions);
        }),
      ];
      const unknown = placeProblems(layers, wrong, PAGE_MERGE);
      const weaker = layers.length > 1 ? layers.slice(0, -1) : undefined;
      const shadowed = weaker
        ? readPage(weaker, { ...names, messages: anyMessages }).findings.filter(isWrongAnyway)
        : [];
      const own = [...findings, ...unknown];
      const all =
        shadowed.length === 0 ? own : [...shadowed, ...own.filter(({ code }) => !FOLLOWS.has(code))];
      return { value: all.some(({ severity }) => severity === "error") ? null : value, findings: all };
    });
  };
  return readPage;
}

/** The names that props hold. */
function namesInProps({ messages, conditions }: PageContextNames): KnownNames {
  const urls = conditions.names.get("feedback-url");
  return new Map([["message", messages], ...(urls ? [["feedback-url", urls] as const] : [])]);
}

/**
 * A layer of a page that does not exist, a file copied beside itself say: that it lacks most of a page is one
 * mistake.
 */
function layerOfNothing([first]: readonly Layer[], problems: readonly PathProblem[]): Finding | undefined {
  if (first?.name === "global" && isJsonObject(first.value) && saysNothing(first.value)) {
    const message = "This says nothing of a page yet.";
    const suggestion = "Write what config/README.md says of pages, or take the file away.";
    return createFinding(first.source, first.at, { code: "missing-property", message, suggestion });
  }
  const missing = problems.filter(({ code, path }) => code === "missing-property" && path.length === 0);
  if (!first || first.name === "global" || missing.length < 2) return undefined;
  const name = first.at.at(-1) ?? /([^/]+)\.json$/.exec(first.source.file)?.[1];
  const message = `There is no page "${name}" that this could be a layer of, and it is no whole page itself.`;
  const suggestion = `Rename it after a page, or write config/pages/${name}.json.`;
  return createFinding(first.source, first.at, { code: "unknown-page", message, suggestion });
}

function saysNothing(page: object): boolean {
  return Object.keys(page).every((key) => key === "$schema");
}

/** Messages that ask for values the widget does not give: the node would vanish where it is shown. */
function unansweredArguments(
  marked: readonly MarkedValue[],
  problems: readonly PathProblem[],
  asking: PageContextNames["asking"],
): PathProblem[] {
  return marked.flatMap(({ path, value, gives, giver }): PathProblem[] => {
    const missing = gives && asking.get(value)?.filter((name) => !gives.includes(name));
    if (!missing || missing.length === 0 || problems.some((problem) => isSamePath(problem.path, path)))
      return [];
    const message = `"${value}" asks for ${missing.join(", ")}, which "${giver}" does not give.`;
    const suggestion =
      gives.length > 0
        ? `Name a message that asks for no more than ${gives.join(", ")}.`
        : "Name a message that asks for nothing.";
    return [{ path, code: "message-arguments", message, suggestion }];
  });
}

/** A page is named by its place; every layer of it stands in a file, or under a key, of that name. */
function misnamed({ id }: PageDocument, [first]: readonly Layer[]): PathProblem[] {
  const name = first && (first.at.at(-1) ?? /([^/]+)\.json$/.exec(first.source.file)?.[1]);
  if (name === undefined || id === name) return [];
  return [
    { path: ["id"], code: "id-mismatch", message: `Got "${id}", but the page's place says "${name}".` },
  ];
}

/** What stronger layers seem to do wrong when a weaker one is broken. */
const FOLLOWS: ReadonlySet<string> = new Set([
  "missing-property",
  "nothing-to-remove",
  "nothing-to-unset",
  "patch-of-nothing",
  "unknown-anchor",
  "unknown-node",
]);

/**
 * A weaker layer may leave things to the stronger ones, but what it says must be right even where they say
 * something else.
 */
function isWrongAnyway({ code, severity }: Finding): boolean {
  return severity === "error" && code !== "missing-property";
}

/**
 * What lacks at a node whose own layer wrote no props, only a layer over it some, is missing where the node
 * was written.
 */
function leftOutProps(problems: readonly PathProblem[], layers: readonly Layer[]): readonly PathProblem[] {
  const isLeftOut = ({ code, path }: PathProblem) => {
    if (code !== "missing-property" || path.at(-1) !== "props") return false;
    const trace = traceLayers(layers, PAGE_MERGE);
    const widget = provenanceOf(trace, [...path.slice(0, -1), "widget"]).at(-1);
    return widget !== undefined && widget.file !== placeOf(trace, path)?.source.file;
  };
  return problems.map((each) => (isLeftOut(each) ? { ...each, path: each.path.slice(0, -1) } : each));
}

/** A node that a layer took out of the order on purpose is not a forgotten one. */
function isRemovedNode({ code, path }: PathProblem, layers: readonly Layer[]): boolean {
  if (code !== "node-not-shown") return false;
  const order = provenanceOf(traceLayers(layers, PAGE_MERGE), [...path.slice(0, -2), "order"]);
  return order.some(({ value }) => Array.isArray(value) && value.includes(path.at(-1)));
}
