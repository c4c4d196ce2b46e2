import { parseTree } from "jsonc-parser";
import { memberNode } from "./json-spots.ts";
import type { Mutation } from "./mutation.ts";
import { misspell } from "./random.ts";

type Json = Readonly<Record<string, unknown>>;

/** Layers of a brand that break what they lie over: global pages, and countries. */
export function layerMutations(texts: ReadonlyMap<string, string>, brand: string): Mutation[] {
  const mutations: Mutation[] = [];
  for (const [file, text] of texts) {
    const page = /^config\/pages\/([^/]+)\.json$/.exec(file)?.[1];
    if (page !== undefined) mutations.push(...pageLayers(texts, file, page, text, brand));
    const country = /^config\/countries\/([A-Z]+)\.json$/.exec(file)?.[1];
    if (country !== undefined) mutations.push(...countryLayers(texts, country, brand));
  }
  return mutations;
}

function pageLayers(
  texts: ReadonlyMap<string, string>,
  global: string,
  page: string,
  text: string,
  brand: string,
): Mutation[] {
  const file = `config/brands/${brand}/pages/${page}.json`;
  const { slots } = JSON.parse(text) as {
    readonly slots: Readonly<Record<string, { order: string[]; nodes: Json }>>;
  };
  if (texts.has(file)) return [];
  return Object.entries(slots).flatMap(([slot, { order, nodes }]): Mutation[] => {
    const [id] = order;
    if (id === undefined) return [];
    const node = nodes[id] as { readonly widget: string; readonly props: Json } | undefined;
    const inSlot = (list: unknown) => ({ slots: { [slot]: list } });
    const make = (kind: string, value: unknown, bad: string, more: Partial<Mutation> = {}): Mutation =>
      layerMutation(file, kind, value, bad, more);
    const typo = misspell(id, page);
    const operators: Mutation[] = [
      make("anchor that does not exist", inSlot({ order: { $before: { [typo]: ["x"] } } }), `"${typo}"`, {
        meant: id,
      }),
      make("removing what is not there", inSlot({ order: { $remove: [typo] } }), `"${typo}"`, { meant: id }),
      make("adding what is there", inSlot({ order: { $append: [id] } }), `"${id}"`),
      make("adding an unknown id", inSlot({ order: { $append: [typo] } }), `"${typo}"`, { meant: id }),
      make("unknown operator", inSlot({ order: { $apend: ["x"] } }), '"$apend"', { meant: "$append" }),
      make("operator on nothing", { head: { description: { $append: ["x"] } } }, '"description"'),
      make("patch of a node that is not there", inSlot({ nodes: { [typo]: { props: {} } } }), `"${typo}"`, {
        meant: id,
      }),
      make(
        "taking away what is not there",
        inSlot({ nodes: { [`${typo}q`]: { $unset: true } } }),
        `"${typo}q"`,
      ),
      make("list of operators in the wrong shape", inSlot({ order: { $append: "x" } }), '"$append"'),
    ];
    if (!node) return operators;
    const repeated = inSlot({ nodes: { [id]: { widget: node.widget } } });
    const object = parseTree(text);
    const target = ["slots", slot, "nodes", id].reduce((at, key) => memberNode(at, key), object);
    const lockedText = target
      ? `${text.slice(0, target.offset + 1)} "$lock": true, ${text.slice(target.offset + 1)}`
      : text;
    // Another layer of the page, or a vendor, would change what is locked as well.
    const isAlone = ![...texts].some(
      ([name, other]) =>
        (name !== global && name.endsWith(`/pages/${page}.json`)) ||
        (name.startsWith("config/microsites/") && other.includes(`"${node.widget}"`)),
    );
    const change = JSON.stringify(
      inSlot({ nodes: { [id]: { when: { exists: "user.signedIn" } } } }),
      null,
      2,
    );
    return [
      ...operators,
      make("repeating what is inherited", repeated, '"widget"', { severity: "warning" }),
      ...(isAlone
        ? [
            {
              ...make(
                "changing what is locked",
                inSlot({ nodes: { [id]: { when: { exists: "user.signedIn" } } } }),
                `"${id}"`,
              ),
              texts: () =>
                new Map([
                  [file, change],
                  [global, lockedText],
                ]),
              offset: change.indexOf(`"${id}"`, change.indexOf('"nodes"')),
            },
          ]
        : []),
    ];
  });
}

function countryLayers(texts: ReadonlyMap<string, string>, country: string, brand: string): Mutation[] {
  const file = `config/brands/${brand}/countries/${country}.json`;
  const isUsed = [...texts].some(([name, text]) => {
    if (!name.startsWith("config/domains/")) return false;
    const domain = JSON.parse(text) as { readonly brand: string; readonly country: string };
    return domain.brand === brand && domain.country === country;
  });
  if (texts.has(file) || !isUsed) return [];
  const inherited = JSON.parse(texts.get(`config/countries/${country}.json`) ?? "{}") as Json;
  const make = (kind: string, value: unknown, bad: string, more: Partial<Mutation> = {}): Mutation =>
    layerMutation(file, kind, value, bad, more);
  return [
    make("misspelt key", { supprotPhone: "+1 800" }, '"supprotPhone"', { meant: "supportPhone" }),
    make("repeating what is inherited", { regionId: inherited.regionId }, '"regionId"', {
      severity: "warning",
    }),
    make("taking away what is not there", { priceMatch: { $unset: true } }, '"priceMatch"'),
    make("operator on nothing", { zzqx: { $append: [1] } }, '"zzqx"'),
    make("removing what is not there", { popular_cities: { $remove: ["atlantis"] } }, '"atlantis"'),
  ];
}

function layerMutation(
  file: string,
  kind: string,
  value: unknown,
  bad: string,
  more: Partial<Mutation>,
): Mutation {
  const text = JSON.stringify(value, null, 2);
  const words = { kind, what: `${file.split("/").at(-1)}: ${bad}`, file, severity: "error" } as const;
  return { ...words, ...more, texts: () => new Map([[file, text]]), offset: text.lastIndexOf(bad) };
}
