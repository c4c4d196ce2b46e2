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
  for (const { kind, when: value, bad, meant } of CONDITIONS)
    condition(kind, value, bad, { ...(meant !== undefined && { meant }) });
  condition("unknown operand", '{ "exists": "weather.rain" }', '"weather');
  condition("unknown condition", '{ "equals": ["query.view", "map"] }', '"equals"');
  condition("operator without its shape", '{ "in": ["query.rooms", 3] }', "3");
  condition("operator without its shape", '{ "eq": ["query.rooms", ["3"]] }', '["3"]');
  condition("operator without its shape", '{ "in": [["query.rooms"], ["3"]] }', '["query.rooms"]');
  const [experiment] = experiments;
  if (experiment !== undefined) {
    const typo = misspell(experiment, file);
    condition("misspelt experiment", `{ "eq": ["flag.${typo}", "x"] }`, '"flag', { meant: experiment });
    condition("unknown arm", `{ "eq": ["flag.${experiment}", "zzq"] }`, '"zzq');
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

/** Conditions that no guest ever meets. */
const CONDITIONS: readonly {
  readonly kind: string;
  readonly when: string;
  readonly bad: string;
  readonly meant?: string;
}[] = [
  {
    kind: "misspelt operand",
    when: '{ "eq": ["usre.signedIn", true] }',
    bad: '"usre',
    meant: "user.signedIn",
  },
  {
    kind: "misspelt operand",
    when: '{ "eq": ["user.signdIn", true] }',
    bad: '"user',
    meant: "user.signedIn",
  },
  { kind: "misspelt operand", when: '{ "exists": "device.clas" }', bad: '"device', meant: "device.class" },
  {
    kind: "misspelt field of a record",
    when: '{ "exists": "site.country.currencyCoed" }',
    bad: '"site',
    meant: "currencyCode",
  },
  { kind: "record as an operand", when: '{ "not": { "exists": "site.country" } }', bad: '"site' },
  { kind: "misspelt route parameter", when: '{ "exists": "route.ctiy" }', bad: '"route', meant: "city" },
  { kind: "query the page does not declare", when: '{ "exists": "query.zzq" }', bad: '"query' },
  { kind: "unknown device", when: '{ "eq": ["device.class", "webviw"] }', bad: '"webviw', meant: "webview" },
  {
    kind: "unknown guest",
    when: '{ "in": ["user.audience", ["member", "membre"]] }',
    bad: '"membre',
    meant: "member",
  },
  {
    kind: "country that is not configured",
    when: '{ "eq": ["site.country.COUNTRY_CODE", "ZZ"] }',
    bad: '"ZZ',
  },
  { kind: "brand that is not configured", when: '{ "eq": ["site.brand.id", "zzq"] }', bad: '"zzq' },
  { kind: "domain that is not configured", when: '{ "in": ["site.id", ["zzq"]] }', bad: '"zzq' },
  { kind: "language that is not configured", when: '{ "eq": ["site.locale", "qq"] }', bad: '"qq' },
  { kind: "page that is not configured", when: '{ "eq": ["route.page", "zzq"] }', bad: '"zzq' },
  { kind: "value of another type", when: '{ "eq": ["user.signedIn", "yes"] }', bad: '"yes' },
  {
    kind: "value that a field never has",
    when: '{ "eq": ["site.country.taxDisplay", "both"] }',
    bad: '"both',
  },
  { kind: "no day", when: '{ "eq": ["date.today", "2026-02-30"] }', bad: '"2026' },
  { kind: "in without a list", when: '{ "in": ["device.class", "web"] }', bad: '"web"' },
];

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
