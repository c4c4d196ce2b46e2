import { isDeepStrictEqual } from "node:util";
import { followRef, type SchemaNode } from "../../../renderer/release/json/schema-node.ts";
import { memberNode, propertiesOf, type Spot } from "../json-spots.ts";
import { misspell } from "../random.ts";
import { type BlindMutation, type Edit, editMutation } from "./blind-mutation.ts";
import { createSchemaOracle } from "./schema-oracle.ts";

const oracle = createSchemaOracle();

/** A layer is sparse: what it leaves out, another one says. */
function accepts({ schema, root, file }: Spot, value: unknown): boolean {
  return oracle(
    schema,
    root,
    value,
    /^config\/(brands\/[^/]+|countries\/[^/]+|microsites)\/(pages|countries|microsites)\/|\/pages\//.test(
      file,
    ),
  );
}

/** Each keyword of the schemas violated at each place. */
export function schemaMutations(spots: readonly Spot[], fileKind: string): BlindMutation[] {
  return spots.flatMap((spot) => [
    ...valueEdits(spot).map(([kind, value]) => valueMutation(spot, `${kind} in ${fileKind}`, value)),
    ...keyMutations(spot, fileKind),
  ]);
}

/** Another value in the place of one, judged by its own schema. */
export function valueMutation(
  spot: Spot,
  kind: string,
  value: unknown,
  more: Partial<Pick<BlindMutation, "family" | "verdict">> = {},
): BlindMutation {
  const { file, text, path, node, property } = spot;
  const put = JSON.stringify(value);
  const verdict = () => {
    if (isDeepStrictEqual(value, JSON.parse(text.slice(node.offset, node.offset + node.length))))
      return "equal";
    // A value that is no plain value (an operator of layers) is not for a plain checker to judge.
    return accepts(spot, value) || !accepts(spot, valueAt(node)) ? "choice" : "mistake";
  };
  const key = property?.children?.[0];
  return editMutation(
    { family: "by schema", kind, what: `${path.join(".")} as ${put.slice(0, 60)}`, verdict, ...more },
    file,
    text,
    {
      offset: node.offset,
      length: node.length,
      text: put,
      ...(key && { from: key.offset }),
    },
  );
}

const OTHERS: readonly (readonly [string, unknown])[] = [
  ["string", "seven"],
  ["number", 7.25],
  ["boolean", true],
  ["null", null],
  ["array", [1]],
  ["object", { odd: 1 }],
];

function valueEdits({ schema, node, path, file }: Spot): (readonly [string, unknown])[] {
  if (path.length === 0) return [];
  const edits: (readonly [string, unknown])[] = [];
  const value = valueAt(node);
  const types = [schema.type ?? []].flat() as string[];
  if (types.length > 0)
    for (const [type, other] of OTHERS)
      if (!types.includes(type)) edits.push([`${type} for ${types.join(" or ")}`, other]);
  if (typeof value === "number") {
    edits.push(["number in quotes", String(value)]);
    for (const [keyword, step] of [
      ["minimum", -1],
      ["exclusiveMinimum", 0],
      ["maximum", 1],
      ["exclusiveMaximum", 0],
    ] as const) {
      const bound = schema[keyword];
      if (typeof bound !== "number") continue;
      edits.push(
        [`just past ${keyword}`, bound + step],
        [`far past ${keyword}`, bound + step * 1e9 - 1e9 * (step <= 0 ? 1 : -1)],
      );
    }
    if (types.includes("integer")) edits.push(["part of a whole", value + 0.5]);
  }
  if (typeof value === "boolean")
    edits.push(["boolean in quotes", String(value)], ["number for a truth", Number(value)]);
  if (typeof value === "string") {
    if (schema.minLength !== undefined) edits.push(["text emptied", ""]);
    if (typeof schema.maxLength === "number") edits.push(["text too long", "x".repeat(schema.maxLength + 1)]);
    if (schema.pattern !== undefined)
      edits.push(
        ["pattern: space", `${value} x`],
        ["pattern: sign", `${value}§`],
        ["pattern: emptied", ""],
        ["pattern: other case", swapCase(value)],
      );
    if (schema.format !== undefined)
      edits.push(
        ["format: nonsense", "??"],
        ["format: spaces", ` ${value}`],
        ["format: cut", value.slice(0, -3)],
      );
    if (Array.isArray(schema.enum))
      edits.push(
        ["choice: other case", swapCase(value)],
        ["choice: misspelt", misspell(value, file)],
        ["choice: emptied", ""],
        ["choice: made up", "zzq"],
      );
  }
  if (schema.const !== undefined)
    edits.push(["other constant", typeof value === "string" ? `${value}x` : 99]);
  if (Array.isArray(value)) {
    if (schema.uniqueItems === true && value.length > 0)
      edits.push(["last item twice", [...value, value.at(-1)]]);
    if (typeof schema.minItems === "number")
      edits.push(["too few items", value.slice(0, schema.minItems - 1)]);
    if (typeof schema.maxItems === "number")
      edits.push([
        "too many items",
        Array.from({ length: schema.maxItems + 1 }, (_, index) => value[index] ?? value[0]),
      ]);
    edits.push(["item of another type", [...value, { odd: 1 }]], ["null among items", [null, ...value]]);
  }
  if (isObject(value)) {
    if (typeof schema.minProperties === "number") edits.push(["emptied object", {}]);
    if (typeof schema.maxProperties === "number") edits.push(["one member too many", { ...value, zzq: 1 }]);
    edits.push(["list around an object", [value]]);
  }
  return edits;
}

function keyMutations(spot: Spot, fileKind: string): BlindMutation[] {
  const { file, text, node, schema, root, path } = spot;
  if (node.type !== "object" || !node.children?.length) return [];
  const at = path.join(".") || "the whole";
  const isClosed = schema.additionalProperties === false;
  const declared = propertiesOf(schema, root);
  const names = schema.propertyNames as SchemaNode | undefined;
  const own = valueAt(node) as Readonly<Record<string, unknown>>;
  const mutations: BlindMutation[] = [];
  const put = (kind: string, what: string, edit: Edit, verdict: BlindMutation["verdict"]) =>
    mutations.push(
      editMutation({ family: "by schema", kind: `${kind} in ${fileKind}`, what, verdict }, file, text, edit),
    );
  const judge = (value: unknown) => () =>
    (accepts(spot, value) ? "choice" : "mistake") as "choice" | "mistake";
  const last = node.children.at(-1);
  if (isClosed && last) {
    const end = last.offset + last.length;
    put(
      "unknown key at the end",
      `${at}: zzq`,
      { offset: end, length: 0, text: ', "zzq": {}', from: end + 2 },
      judge({ ...own, zzq: {} }),
    );
    put(
      "unknown key at the start",
      `${at}: note`,
      { offset: node.offset + 1, length: 0, text: ' "note": "x",' },
      judge({ ...own, note: "x" }),
    );
  }
  if (names && last) {
    const end = last.offset + last.length;
    const value = JSON.stringify(Object.values(own)[0]);
    put(
      "bad name of a member",
      at,
      { offset: end, length: 0, text: `, "Bad Name!": ${value}`, from: end + 2 },
      judge({ ...own, "Bad Name!": Object.values(own)[0] }),
    );
  }
  for (const property of node.children) {
    const [key, value] = property.children ?? [];
    if (!key || !value || key.value === "$schema") continue;
    const name = String(key.value);
    if (isClosed && declared.has(name))
      for (const [kind, other] of [
        ["key in another case", swapCase(name)],
        ["key misspelt", misspell(name, file)],
        ["key with a space", `${name} `],
        ["key with dashes", name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)],
      ] as const) {
        if (other === name || declared.has(other) || other in own) continue;
        const { [name]: kept, ...rest } = own;
        put(
          kind,
          `${at}: ${other}`,
          { offset: key.offset, length: key.length, text: JSON.stringify(other) },
          judge({ ...rest, [other]: kept }),
        );
      }
    const required = requiredOf(schema, root);
    if (required.has(name) && memberNode(node, name)) {
      const index = node.children.indexOf(property);
      const next = node.children[index + 1];
      const before = node.children[index - 1];
      const from = !next && before ? before.offset + before.length : property.offset;
      const to = next ? next.offset : property.offset + property.length;
      const owner = spot.property?.children?.[0]?.offset ?? node.offset;
      const { [name]: _, ...rest } = own;
      put(
        "required key taken out",
        `${at}: ${name}`,
        { offset: from, length: to - from, text: "", from: owner, to: Math.max(node.offset, owner) },
        judge(rest),
      );
      put(
        "required key as null",
        `${at}: ${name}`,
        { offset: value.offset, length: value.length, text: "null", from: key.offset },
        judge({ ...own, [name]: null }),
      );
    }
  }
  return mutations;
}

/** What JSON says at a node, read anew from its text. */
export function valueAt(node: Spot["node"]): unknown {
  if (node.type === "object")
    return Object.fromEntries(
      (node.children ?? []).map(({ children: [key, value] = [] }) => [key?.value, value && valueAt(value)]),
    );
  return node.type === "array" ? (node.children ?? []).map(valueAt) : node.value;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function swapCase(text: string): string {
  const up = text.toUpperCase();
  return up === text ? text.toLowerCase() : up;
}

function requiredOf(schema: SchemaNode, root: SchemaNode): ReadonlySet<string> {
  const own = (followRef(schema, root).required ?? []) as string[];
  const inherited = ((schema.allOf ?? []) as SchemaNode[]).flatMap((part) => [...requiredOf(part, root)]);
  return new Set([...own, ...inherited]);
}
