import type { NodeDocument, NodeList, PageDocument } from "../../page/page-document.ts";
import type { JsonPath } from "../json/json-file.ts";
import { isSameJson } from "../json/layer.ts";
import { type Difference, differencesOf, unionKeys } from "./diff-values.ts";

/**
 * Differences between two versions of a page: a node that comes or goes is one, and so is a node whose widget
 * is another. An order differs only when nodes that stay have changed places.
 */
export function pageDifferences(before: unknown, after: unknown): readonly Difference[] {
  const [was, is] = [before, after] as readonly (PageDocument | null | undefined)[];
  if (!was || !is) return was || is ? [{ path: [], before: was ?? undefined, after: is ?? undefined }] : [];
  const { slots: slotsBefore, ...ownBefore } = was;
  const { slots: slotsAfter, ...ownAfter } = is;
  return [...differencesOf(ownBefore, ownAfter), ...slotDifferences(slotsBefore, slotsAfter, ["slots"])];
}

type Slots = Readonly<Record<string, NodeList>>;

const NO_NODES: NodeList = { order: [], nodes: {} };

function slotDifferences(before: Slots, after: Slots, path: JsonPath): readonly Difference[] {
  if (before === after) return [];
  return unionKeys(before, after).flatMap((slot) =>
    listDifferences(before[slot] ?? NO_NODES, after[slot] ?? NO_NODES, [...path, slot]),
  );
}

function listDifferences(before: NodeList, after: NodeList, path: JsonPath): readonly Difference[] {
  if (before === after) return [];
  const stayed = before.order.filter((id) => id in after.nodes);
  const staying = after.order.filter((id) => id in before.nodes);
  const moved = isSameJson(stayed, staying)
    ? []
    : [{ path: [...path, "order"], before: before.order, after: after.order }];
  const nodes = unionKeys(before.nodes, after.nodes).flatMap((id) =>
    nodeDifferences(before.nodes[id], after.nodes[id], [...path, "nodes", id]),
  );
  return [...moved, ...nodes];
}

function nodeDifferences(
  before: NodeDocument | undefined,
  after: NodeDocument | undefined,
  path: JsonPath,
): readonly Difference[] {
  if (before === after) return [];
  if (!before || !after) return [{ path, before, after }];
  if (before.widget !== after.widget)
    return [{ path: [...path, "widget"], before: before.widget, after: after.widget }];
  const condition = isSameJson(before.when, after.when)
    ? []
    : [{ path: [...path, "when"], before: before.when, after: after.when }];
  return [
    ...differencesOf(before.v, after.v, [...path, "v"]),
    ...condition,
    ...differencesOf(before.props, after.props, [...path, "props"]),
    ...slotDifferences(before.slots ?? {}, after.slots ?? {}, [...path, "slots"]),
  ];
}
