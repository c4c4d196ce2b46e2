import { type Node, parseTree } from "jsonc-parser";
import type { Finding } from "./finding.ts";
import { invalidJson, isDamaged, tooDeep } from "./invalid-json.ts";
import { hiddenSigns, oddNumbers } from "./odd-signs.ts";
import { keysIn, repeatedKeys, withoutReserved } from "./repeated-keys.ts";
import { scanJson } from "./scan-json.ts";
import { type Position, positionAt } from "./text-position.ts";

export type JsonPath = readonly (string | number)[];

/** One JSON file with the positions of everything in it. */
export interface JsonFile {
  /** Path relative to the project, with forward slashes. */
  readonly file: string;
  readonly text: string;
  /** Built when a position is first asked for; undefined when the text is not JSON. */
  readonly tree: Node | undefined;
  /** Undefined when the text is not JSON. */
  readonly value: unknown;
  /** What is wrong with the text itself: the first syntax error, and keys written twice. */
  readonly findings: readonly Finding[];
}

/** Reads strict JSON (no comments, no trailing commas) and keeps where everything stands. Never throws. */
export function parseJsonFile(file: string, text: string): JsonFile {
  const unusable = (finding: Finding): JsonFile => ({
    file,
    text,
    tree: undefined,
    value: undefined,
    findings: [finding],
  });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return unusable(invalidJson(file, text));
  }
  if (isDamaged(text)) return unusable(invalidJson(file, text));
  const written = scanJson(text);
  if (written.tooDeepAt !== undefined) return unusable(tooDeep(file, text, written.tooDeepAt));
  let tree: Node | undefined;
  const source = {
    file,
    text,
    value,
    findings: [] as readonly Finding[],
    get tree() {
      tree ??= parseTree(text);
      return tree;
    },
  };
  source.findings = [...hiddenSigns(file, text), ...oddNumbers(file, text)];
  // The slow look is worth it only when a key is missing from what was read.
  if (keysIn(value) !== written.colons) {
    source.findings = [...source.findings, ...repeatedKeys(source)];
    source.value = withoutReserved(value);
  }
  return source;
}

/**
 * Line and column (from 1) of what `path` names. When the path leads nowhere, the nearest parent that exists;
 * `part: "key"` points at the property's name instead of its value.
 */
export function positionOf(source: JsonFile, path: JsonPath, part: "key" | "value" = "value"): Position {
  let node = source.tree;
  let key: Node | undefined;
  for (const segment of path) {
    const next = childOf(node, segment);
    if (!next) break;
    key = next.key;
    node = next.value;
  }
  const target = part === "key" && key ? key : node;
  return positionAt(source.text, target?.offset ?? 0);
}

/**
 * What stands exactly at a path: its value, and the property and key that hold it; undefined when the path
 * leads nowhere.
 */
export function nodeAt(
  { tree }: JsonFile,
  path: JsonPath,
): { readonly property?: Node; readonly key?: Node; readonly value: Node } | undefined {
  let found = tree && { value: tree };
  for (const segment of path) found = childOf(found?.value, segment);
  return found;
}

function childOf(
  node: Node | undefined,
  segment: string | number,
): { property?: Node; key?: Node; value: Node } | undefined {
  if (node?.type === "array") {
    const value = node.children?.[Number(segment)];
    return value && { value };
  }
  const properties = node?.type === "object" ? (node.children ?? []) : [];
  const name = String(segment);
  const property = node && properties.length > FEW ? namedIn(node, name) : properties.find(isNamed(name));
  const [key, value] = property?.children ?? [];
  return property && key && value && { property, key, value };
}

/** Objects with more properties than this are looked up by an index of their own. */
const FEW = 40;

const indexes = new WeakMap<Node, ReadonlyMap<string, Node>>();

function namedIn(node: Node, name: string): Node | undefined {
  let index = indexes.get(node);
  if (!index) {
    // Of a key written twice the first one counts.
    const entries = (node.children ?? []).map(
      (property) => [String(property.children?.[0]?.value), property] as const,
    );
    index = new Map(entries.reverse());
    indexes.set(node, index);
  }
  return index.get(name);
}

function isNamed(name: string): (property: Node) => boolean {
  return ({ children }) => children?.[0]?.value === name && children[1] !== undefined;
}
