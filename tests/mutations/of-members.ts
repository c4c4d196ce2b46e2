import type { SchemaNode } from "../../renderer/release/json/schema-node.ts";
import { memberNode, type Spot } from "./json-spots.ts";
import { type Mutation, textMutation } from "./mutation.ts";
import { misspell } from "./random.ts";

/** Names that references may use, by kind. */
export type Names = ReadonlyMap<string, ReadonlySet<string>>;

/** Every way to break one value of a file that its schema knows about. */
export function memberMutations(spots: readonly Spot[], names: Names): Mutation[] {
  return spots.flatMap((spot) => [
    ...keyMutations(spot),
    ...typeMutations(spot),
    ...valueMutations(spot),
    ...referenceMutations(spot, names),
  ]);
}

function keyMutations(spot: Spot): Mutation[] {
  const { property, text, file, path, schema, node, parent } = spot;
  const key = property?.children?.[0];
  const words = (kind: string) => ({ kind, what: `${path.join(".")}: ${kind}`, file });
  const mutations: Mutation[] = [];
  if (schema.additionalProperties === false && node.type === "object" && (node.children?.length ?? 0) > 0)
    mutations.push(
      textMutation(words("unknown key"), text, {
        offset: node.offset + 1,
        length: 0,
        text: ' "zzqx": 1,',
        shift: 1,
      }),
    );
  if (!property || !key || !parent || !spot.isDeclared) return mutations;
  if (parent.schema.additionalProperties === false) {
    const name = String(key.value);
    const typo = misspell(name, file);
    const siblings = Object.keys((parent.schema.properties ?? {}) as object);
    if (!siblings.includes(typo))
      mutations.push(
        textMutation(
          { ...words("misspelt key"), what: `${path.join(".")} as "${typo}"`, meant: name },
          text,
          {
            offset: key.offset,
            length: key.length,
            text: JSON.stringify(typo),
          },
        ),
      );
  }
  if (spot.isRequired) {
    const siblings = property.parent?.children ?? [];
    const index = siblings.indexOf(property);
    const next = siblings[index + 1];
    const before = siblings[index - 1];
    const from = !next && before ? before.offset + before.length : property.offset;
    const to = next ? next.offset : property.offset + property.length;
    const owner = parent.property?.children?.[0] ?? parent.node;
    mutations.push({
      ...textMutation(words("key left out"), text, { offset: from, length: to - from, text: "" }),
      offset: owner.offset,
    });
  }
  return mutations;
}

/** A value of another JSON type for each type that the schema allows. */
function typeMutations(spot: Spot): Mutation[] {
  const { schema, node, text, file, path } = spot;
  const types = [schema.type ?? []].flat() as string[];
  if (types.length === 0 || path.length === 0 || (node.type === "object" && isSparse(spot))) return [];
  const others: readonly (readonly [string, string])[] = [
    ["string", '"nonsense"'],
    ["number", "7"],
    ["boolean", "true"],
    ["null", "null"],
    ["array", "[]"],
    ["object", "{}"],
  ];
  const isAllowed = (type: string) =>
    types.includes(type) || (type === "number" && types.includes("integer"));
  const hard = others.filter(([type]) => !isAllowed(type) && !(type === "object" && isSparse(spot)));
  const [type, value] = hard[(path.length + node.offset) % hard.length] ?? [];
  if (type === undefined || value === undefined) return [];
  const words = { kind: "wrong type", what: `${path.join(".")} as ${type}`, file };
  return [textMutation(words, text, { offset: node.offset, length: node.length, text: value })];
}

function valueMutations(spot: Spot): Mutation[] {
  const { schema, node, text, file, path } = spot;
  const put = (kind: string, value: string, more: Partial<Pick<Mutation, "meant">> = {}) =>
    textMutation({ kind, what: `${path.join(".")} as ${value}`, file, ...more }, text, {
      offset: node.offset,
      length: node.length,
      text: value,
    });
  const mutations: Mutation[] = [];
  if (Array.isArray(schema.enum) && typeof node.value === "string" && node.value.length > 1) {
    const typo = misspell(node.value, file);
    if (!schema.enum.includes(typo))
      mutations.push(put("misspelt choice", JSON.stringify(typo), { meant: node.value }));
  }
  if (
    typeof schema.pattern === "string" &&
    typeof node.value === "string" &&
    !new RegExp(schema.pattern, "u").test("!?")
  )
    mutations.push(put("wrong pattern", '"!?"'));
  if (typeof schema.minimum === "number" && node.type === "number")
    mutations.push(put("out of range", String(schema.minimum - 1)));
  if (typeof schema.maximum === "number" && node.type === "number")
    mutations.push(put("out of range", String(schema.maximum + 1)));
  if (schema.type === "integer") mutations.push(put("not whole", "1.5"));
  if (schema.format === "words" && typeof node.value === "string")
    mutations.push(
      put("empty text", '""'),
      put("blank text", '"  "'),
      put("space before a text", JSON.stringify(` ${node.value}`), { meant: node.value }),
    );
  const [first] = node.children ?? [];
  if (schema.uniqueItems === true && first && node.type === "array")
    mutations.push(
      textMutation({ kind: "item twice", what: `${path.join(".")}: first item twice`, file }, text, {
        offset: first.offset,
        length: 0,
        text: `${text.slice(first.offset, first.offset + first.length)}, `,
        shift: first.length + 2,
      }),
    );
  return mutations;
}

function referenceMutations(spot: Spot, names: Names): Mutation[] {
  const { schema, node, text, file, path, isOff } = spot;
  const kind = kindOf(schema);
  if (kind === undefined || typeof node.value !== "string" || (isOff && kind !== "message")) return [];
  const typo = misspell(node.value, file);
  if (names.get(kind)?.has(typo) || matchesNot(schema, typo)) return [];
  const words = { kind: `misspelt ${kind}`, what: `${path.join(".")} as "${typo}"`, file, meant: node.value };
  return [
    textMutation(words, text, { offset: node.offset, length: node.length, text: JSON.stringify(typo) }),
  ];
}

function kindOf(schema: SchemaNode): string | undefined {
  if (schema["x-message"] === true) return "message";
  if (schema["x-asset"] === true) return "asset";
  return typeof schema["x-ref"] === "string" ? schema["x-ref"] : undefined;
}

function matchesNot(schema: SchemaNode, text: string): boolean {
  return typeof schema.pattern === "string" && !new RegExp(schema.pattern, "u").test(text);
}

/** An object that a later layer merges into: another one in its place says little, and is right. */
function isSparse({ file, node }: Spot): boolean {
  return /\/pages\/|brands\/[^/]+\/countries\//.test(file) && memberNode(node, "widget") === undefined;
}
