import type { Node } from "jsonc-parser";
import type { WidgetManifest } from "#renderer";
import { memberNode, type Spot } from "./json-spots.ts";
import { type Mutation, textMutation } from "./mutation.ts";
import { misspell } from "./random.ts";

/** Mistakes that only pages can have: ids in orders, versions, slots, conditions, operators. */
export function pageMutations(
  spots: readonly Spot[],
  widgets: ReadonlyMap<string, WidgetManifest>,
  experiments: readonly string[],
): Mutation[] {
  return spots.flatMap((spot) => {
    const name = memberNode(spot.node, "widget")?.value;
    const widget = widgets.get(String(name));
    if (widget) return nodeMutations(spot, widget, widgets, experiments);
    return spot.path.at(-1) === "order" && spot.node.type === "array" ? orderMutations(spot) : [];
  });
}

function nodeMutations(
  { node, text, file, path }: Spot,
  widget: WidgetManifest,
  widgets: ReadonlyMap<string, WidgetManifest>,
  experiments: readonly string[],
): Mutation[] {
  const at = path.join(".");
  const mutations: Mutation[] = [];
  const replace = (kind: string, target: Node | undefined, value: string, more: Partial<Mutation> = {}) => {
    if (!target) return;
    const { offset, length } = target;
    const words = { kind, what: `${at}: ${value}`, file, ...more };
    mutations.push(textMutation(words, text, { offset, length, text: value }));
  };
  const insert = (kind: string, member: string, shift: number, more: Partial<Mutation> = {}) =>
    mutations.push(
      textMutation({ kind, what: `${at}: ${member}`, file, ...more }, text, {
        offset: node.offset + 1,
        length: 0,
        text: `${member}, `,
        shift,
      }),
    );
  replace("version too new", memberNode(node, "v"), String(widget.version + 1));
  const when = memberNode(node, "when");
  const condition = (kind: string, value: string, bad: string, more: Partial<Mutation> = {}) => {
    const shift = value.indexOf(bad);
    if (!when) insert(kind, `"when": ${value}`, 8 + shift, more);
  };
  condition("misspelt operand", '{ "eq": ["usre.signedIn", true] }', '"usre', { meant: "user" });
  condition("unknown operand", '{ "exists": "weather.rain" }', '"weather');
  condition("unknown condition", '{ "equals": ["query.view", "map"] }', '"equals"');
  condition("operator without its shape", '{ "in": ["query.rooms", 3] }', "3");
  condition("operator without its shape", '{ "eq": ["query.rooms", ["3"]] }', '["3"]');
  condition("operator without its shape", '{ "in": [["query.rooms"], ["3"]] }', '["query.rooms"]');
  const [experiment] = experiments;
  if (experiment !== undefined) {
    const typo = misspell(experiment, file);
    condition("misspelt experiment", `{ "eq": ["flag.${typo}", "x"] }`, '"flag', { meant: experiment });
  }
  const [request] = Object.keys(widget.data ?? {});
  if (request !== undefined) {
    const typo = misspell(request, file);
    condition("misspelt request", `{ "hasData": "${typo}" }`, `"${typo}`, { meant: request });
  }
  const list = '{ "order": [], "nodes": {} }';
  if (!memberNode(node, "slots")) insert("unknown slot", `"slots": { "attic": ${list} }`, 11);
  for (const [slot, { allow }] of Object.entries(widget.slots ?? {})) {
    const own = memberNode(memberNode(memberNode(node, "slots"), slot), "nodes");
    const [first] = own?.children ?? [];
    const other = [...widgets.keys()].find((name) => allow && !allow.includes(name));
    if (first && other)
      replace(
        "widget not allowed in the slot",
        memberNode(first.children?.[1], "widget"),
        JSON.stringify(other),
      );
    const key = (memberNode(node, "slots")?.children ?? []).find(
      ({ children }) => children?.[0]?.value === slot,
    );
    const typo = misspell(slot, file);
    if (widget.slots?.[typo] === undefined)
      replace("misspelt slot", key?.children?.[0], JSON.stringify(typo), { meant: slot });
  }
  return mutations;
}

function orderMutations({ node, text, file, path, parent }: Spot): Mutation[] {
  const ids = (memberNode(parent?.node, "nodes")?.children ?? []).map(({ children }) =>
    String(children?.[0]?.value),
  );
  return (node.children ?? []).flatMap(({ value, offset, length }) => {
    const id = String(value);
    const typo = misspell(id, file);
    if (!ids.includes(id) || ids.includes(typo)) return [];
    const words = { kind: "misspelt id in an order", what: `${path.join(".")}: "${typo}"`, file, meant: id };
    return [textMutation(words, text, { offset, length, text: JSON.stringify(typo) })];
  });
}
