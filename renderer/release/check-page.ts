import type { NodeDocument, NodeList, PageDocument } from "../plan/page-document.ts";
import { applyDefaults } from "./apply-defaults.ts";
import { checkCondition } from "./check-condition.ts";
import type { JsonPath } from "./json-file.ts";
import { isJsonObject } from "./layer.ts";
import { markedValues } from "./marked-values.ts";
import { migrateProps } from "./migrate-props.ts";
import { nearName } from "./nearest-name.ts";
import { isSamePath, type PathProblem } from "./path-problem.ts";
import { mistakesIn } from "./schema-mistakes.ts";
import type { KnownWidget, WidgetCatalogue } from "./widget-catalogue.ts";

export interface PageContextNames {
  readonly widgets: WidgetCatalogue;
  readonly messages: ReadonlySet<string>;
  readonly experiments: ReadonlySet<string>;
}

/** The finished page and what is wrong with it. Only a page without problems is fit to be shown. */
export interface CheckedPage {
  readonly page: PageDocument;
  readonly problems: readonly PathProblem[];
}

/** Checks every node of a merged page against its widget, migrates its props and fills in defaults. */
export function checkPage(page: PageDocument, names: PageContextNames): CheckedPage {
  const problems: PathProblem[] = [];
  const slots = checkSlots(page.slots, ["slots"], undefined, names, problems);
  return { page: { ...page, slots }, problems };
}

function checkSlots(
  slots: Readonly<Record<string, NodeList>>,
  path: JsonPath,
  parent: KnownWidget | undefined,
  names: PageContextNames,
  problems: PathProblem[],
): Readonly<Record<string, NodeList>> {
  const result: Record<string, NodeList> = {};
  for (const [name, list] of Object.entries(slots)) {
    const at = [...path, name];
    if (parent) checkSlot(name, list, at, parent, problems);
    result[name] = checkList(list, at, names, problems);
  }
  return result;
}

function checkSlot(
  name: string,
  list: NodeList,
  path: JsonPath,
  parent: KnownWidget,
  problems: PathProblem[],
): void {
  const declared = parent.manifest.slots ?? {};
  const slot = declared[name];
  if (!slot) {
    const message = `"${parent.manifest.name}" has no slot "${name}".`;
    problems.push({
      path,
      part: "key",
      code: "unknown-slot",
      message,
      ...nearName(name, Object.keys(declared)),
    });
    return;
  }
  if (slot.max !== undefined && list.order.length > slot.max) {
    const message = `The slot "${name}" of "${parent.manifest.name}" takes at most ${slot.max} nodes; there are ${list.order.length}.`;
    problems.push({ path: [...path, "order"], code: "slot-full", message });
  }
  for (const id of slot.allow ? list.order : []) {
    const widget = list.nodes[id]?.widget;
    if (widget === undefined || slot.allow?.includes(widget)) continue;
    const message = `The slot "${name}" of "${parent.manifest.name}" takes ${slot.allow?.join(", ")}, not "${widget}".`;
    problems.push({ path: [...path, "nodes", id, "widget"], code: "not-allowed-here", message });
  }
}

function checkList(
  list: NodeList,
  path: JsonPath,
  names: PageContextNames,
  problems: PathProblem[],
): NodeList {
  const nodes: Record<string, NodeDocument> = {};
  let isMisspelt = false;
  for (const [index, id] of list.order.entries()) {
    const node = list.nodes[id];
    if (node) nodes[id] = checkNode(node, [...path, "nodes", id], names, problems);
    else {
      isMisspelt = true;
      problems.push({
        path: [...path, "order", index],
        code: "unknown-node",
        message: `There is no node "${id}".`,
        ...nearName(id, Object.keys(list.nodes)),
      });
    }
  }
  // A name that nothing has stands for one of the nodes that seem to be left out.
  for (const id of isMisspelt ? [] : Object.keys(list.nodes)) {
    if (list.order.includes(id)) continue;
    const message = `The node "${id}" is not in the order, so it never shows.`;
    problems.push({
      path: [...path, "nodes", id],
      part: "key",
      code: "node-not-shown",
      message,
      severity: "warning",
    });
  }
  return { order: list.order.filter((id) => id in nodes), nodes };
}

function checkNode(
  node: NodeDocument,
  path: JsonPath,
  names: PageContextNames,
  problems: PathProblem[],
): NodeDocument {
  const widget = names.widgets.get(node.widget);
  if (node.when) checkCondition(node.when, [...path, "when"], widget, names.experiments, problems);
  if (!widget) {
    const message = `There is no widget "${node.widget}".`;
    const near = nearName(node.widget, names.widgets.keys());
    problems.push({ path: [...path, "widget"], code: "unknown-widget", message, ...near });
  }
  const slots = node.slots && checkSlots(node.slots, [...path, "slots"], widget, names, problems);
  const props = widget ? checkProps(widget, node.v, node.props, path, names.messages, problems) : node.props;
  return { ...node, ...(widget && { v: widget.manifest.version }), props, ...(slots && { slots }) };
}

/** Props brought to the widget's version, with defaults; problems stand at `path` (`v`, `props.…`). */
export function checkProps(
  widget: KnownWidget,
  v: number,
  given: Readonly<Record<string, unknown>>,
  path: JsonPath,
  messages: ReadonlySet<string>,
  problems: PathProblem[],
): Readonly<Record<string, unknown>> {
  const migrated = migrateProps(widget, v, given);
  if (!migrated.ok) {
    problems.push({ path: [...path, "v"], code: migrated.code, message: migrated.message });
    return given;
  }
  const schema = widget.manifest.props;
  const filled = applyDefaults(migrated.props, schema, schema);
  const props = isJsonObject(filled) ? filled : migrated.props;
  for (const mistake of mistakesIn(widget.validate(), props)) {
    problems.push({ ...mistake, path: [...path, "props", ...mistake.path] });
  }
  for (const { path: at, value, kind } of markedValues(props, schema, schema)) {
    if (kind !== "message" || messages.has(value)) continue;
    if (problems.some((problem) => isSamePath(problem.path, [...path, "props", ...at]))) continue;
    problems.push({
      path: [...path, "props", ...at],
      code: "unknown-message",
      message: `There is no message "${value}".`,
      ...nearName(value, messages),
    });
  }
  return props;
}
