import type { NodeDocument, NodeList, PageDocument } from "../../page/page-document.ts";
import type { JsonPath } from "../json/json-file.ts";
import { isJsonObject } from "../json/layer.ts";
import { nameHelp } from "../json/nearest-name.ts";
import { isSamePath, type PathProblem } from "../json/path-problem.ts";
import { applyDefaults } from "../schema/apply-defaults.ts";
import { unknownNames } from "../schema/check-document.ts";
import { type MarkedValue, markedValues } from "../schema/marked-values.ts";
import type { KnownWidget, WidgetCatalogue } from "../schema/widget-catalogue.ts";
import { checkRequests, checkSense, type FoundCondition } from "./check-condition.ts";
import type { ConditionFacts } from "./condition-facts.ts";
import { lostQuery } from "./lost-query.ts";
import { migrateProps } from "./migrate-props.ts";
import { misplacedProps } from "./misplaced-props.ts";
import { partsNotShown } from "./parts-not-shown.ts";
import { stalePrices } from "./stale-prices.ts";

export interface PageContextNames {
  readonly widgets: WidgetCatalogue;
  readonly messages: ReadonlySet<string>;
  /** Messages that any brand has. */
  readonly anyMessages: ReadonlySet<string>;
  readonly conditions: ConditionFacts;
  /** What messages ask their caller for, by id. */
  readonly asking: ReadonlyMap<string, readonly string[]>;
}

/**
 * The finished page, what is wrong with it and what it names. Only a page without problems is fit to be
 * shown.
 */
export interface CheckedPage {
  readonly page: PageDocument;
  readonly problems: readonly PathProblem[];
  readonly marked: readonly MarkedValue[];
  readonly conditions: readonly FoundCondition[];
}

/** Where the check of a page puts what it finds. */
interface PageCheck {
  readonly widgets: WidgetCatalogue;
  readonly problems: PathProblem[];
  readonly marked: MarkedValue[];
  readonly conditions: FoundCondition[];
  /** What the page says it provides. */
  readonly provides: readonly string[];
}

/** Checks every node of a merged page against its widget, migrates its props and fills in defaults. */
export function checkPage(page: PageDocument, widgets: WidgetCatalogue): CheckedPage {
  const check: PageCheck = {
    widgets,
    problems: [],
    marked: [],
    conditions: [],
    provides: page.provides ?? [],
  };
  const slots = checkSlots(page.slots, ["slots"], undefined, check);
  const checked = { ...page, slots };
  const together = [
    ...stalePrices(page, widgets),
    ...lostQuery(page, widgets),
    ...partsNotShown(checked, widgets),
  ];
  return {
    page: checked,
    problems: [...check.problems, ...together],
    marked: check.marked,
    conditions: check.conditions,
  };
}

function checkSlots(
  slots: Readonly<Record<string, NodeList>>,
  path: JsonPath,
  parent: KnownWidget | undefined,
  check: PageCheck,
): Readonly<Record<string, NodeList>> {
  const result: Record<string, NodeList> = {};
  for (const [name, list] of Object.entries(slots)) {
    const at = [...path, name];
    if (parent) checkSlot(name, list, at, parent, check);
    result[name] = checkList(list, at, check);
  }
  return result;
}

function checkSlot(
  name: string,
  list: NodeList,
  path: JsonPath,
  parent: KnownWidget,
  { widgets, problems }: PageCheck,
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
      ...nameHelp(name, Object.keys(declared)),
    });
    return;
  }
  if (slot.max !== undefined && list.order.length > slot.max) {
    const message = `The slot "${name}" of "${parent.manifest.name}" takes at most ${slot.max} nodes; there are ${list.order.length}.`;
    problems.push({ path: [...path, "order"], code: "slot-full", message });
  }
  for (const id of slot.allow ? list.order : []) {
    const widget = list.nodes[id]?.widget;
    if (widget === undefined || slot.allow?.includes(widget) || !widgets.has(widget)) continue;
    const message = `The slot "${name}" of "${parent.manifest.name}" takes ${slot.allow?.join(", ")}, not "${widget}".`;
    problems.push({ path: [...path, "nodes", id, "widget"], code: "not-allowed-here", message });
  }
}

function checkList(list: NodeList, path: JsonPath, check: PageCheck): NodeList {
  const { problems } = check;
  const nodes: Record<string, NodeDocument> = {};
  let isMisspelt = false;
  for (const [index, id] of list.order.entries()) {
    const node = Object.hasOwn(list.nodes, id) ? list.nodes[id] : undefined;
    if (node) nodes[id] = checkNode(node, [...path, "nodes", id], check);
    else {
      isMisspelt = true;
      problems.push({
        path: [...path, "order", index],
        code: "unknown-node",
        message: `There is no node "${id}".`,
        ...nameHelp(id, Object.keys(list.nodes)),
      });
    }
  }
  const left = Object.keys(list.nodes).filter((id) => !list.order.includes(id));
  if (!isMisspelt && list.order.length === 0 && left.length > 1) {
    const message = `The order is empty, so none of ${left.map((id) => `"${id}"`).join(", ")} ever shows.`;
    const suggestion = "Name them in the order, or take them out of the nodes.";
    problems.push({
      path: [...path, "order"],
      code: "node-not-shown",
      message,
      suggestion,
      severity: "warning",
    });
    return { order: [], nodes };
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
      suggestion: `Name it in "order", or take it out of "nodes".`,
      severity: "warning",
    });
  }
  const isFull = problems.some(
    (problem) => problem.code === "slot-full" && isSamePath(problem.path, [...path, "order"]),
  );
  for (const id of isFull ? [] : twinsIn(list)) {
    const message = `"${id}" is the same as a node before it, so guests see it twice.`;
    const suggestion = "Take it out, or give it something of its own.";
    problems.push({
      path: [...path, "nodes", id],
      part: "key",
      code: "shown-twice",
      message,
      suggestion,
      severity: "warning",
    });
  }
  return { order: list.order.filter((id) => id in nodes), nodes };
}

/** Nodes that say what another one of the list says, to the same guests: copied, and left so. */
function twinsIn({ order, nodes }: NodeList): readonly string[] {
  const seen = new Set<string>();
  return order.filter((id, index) => {
    const node = Object.hasOwn(nodes, id) ? nodes[id] : undefined;
    if (!node || order.indexOf(id) !== index) return false;
    const said = JSON.stringify(node);
    const isTwin = seen.has(said);
    seen.add(said);
    return isTwin;
  });
}

function checkNode(node: NodeDocument, path: JsonPath, check: PageCheck): NodeDocument {
  const { widgets, problems, conditions } = check;
  const widget = widgets.get(node.widget);
  if (node.when) {
    conditions.push({ condition: node.when, path: [...path, "when"] });
    checkRequests(node.when, [...path, "when"], widget, problems);
    problems.push(...checkSense(node.when, [...path, "when"]));
  }
  if (!widget) {
    const message = `There is no widget "${node.widget}".`;
    const near = nameHelp(node.widget, widgets.keys());
    problems.push({ path: [...path, "widget"], code: "unknown-widget", message, ...near });
  }
  const slots = node.slots && checkSlots(node.slots, [...path, "slots"], widget, check);
  // Props of a widget that may not stand here are nobody's business.
  const isAllowed = !problems.some((problem) => isSamePath(problem.path, [...path, "widget"]));
  const props = widget && isAllowed ? readProps(widget, node.v, node.props, path, check) : node.props;
  if (widget && isAllowed) {
    const placed = { when: node.when, provides: check.provides };
    for (const problem of misplacedProps(props, widget.manifest.props, placed))
      problems.push({ ...problem, path: [...path, "props", ...problem.path] });
  }
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
  const marked: MarkedValue[] = [];
  const props = readProps(widget, v, given, path, { problems, marked });
  problems.push(...unknownNames(marked, problems, new Map([["message", messages]])));
  return props;
}

function readProps(
  widget: KnownWidget,
  v: number,
  given: Readonly<Record<string, unknown>>,
  path: JsonPath,
  { problems, marked }: Pick<PageCheck, "problems" | "marked">,
): Readonly<Record<string, unknown>> {
  const migrated = migrateProps(widget, v, given);
  if (!migrated.ok) {
    problems.push({ path: [...path, "v"], code: migrated.code, message: migrated.message });
    return given;
  }
  const schema = widget.manifest.props;
  const filled = applyDefaults(migrated.props, schema, schema);
  const props = isJsonObject(filled) ? filled : migrated.props;
  for (const mistake of widget.mistakes(props)) {
    problems.push({ ...mistake, path: [...path, "props", ...mistake.path] });
  }
  for (const value of markedValues(props, schema, schema)) {
    if (value.kind === "message") {
      const { gives = [] } = value;
      marked.push({ ...value, gives, giver: widget.manifest.name, path: [...path, "props", ...value.path] });
    } else if (value.kind === "feedback-url") {
      marked.push({ ...value, path: [...path, "props", ...value.path] });
    }
  }
  return props;
}
