import { applyEdits, findNodeAtLocation, modify, type Node, parseTree } from "jsonc-parser";
import type { JsonPath } from "./json-file.ts";

const WIDTH = 110;

/** JSON as the repository formats it: short lists of plain values on one line. */
export function jsonText(value: unknown): string {
  return `${formatted(value, "", 0)}\n`;
}

function formatted(value: unknown, indent: string, used: number): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const flat = `[${value.map((item) => JSON.stringify(item)).join(", ")}]`;
    const isPlain = value.every((item) => typeof item !== "object" || item === null);
    if (isPlain && used + flat.length < WIDTH) return flat;
    return `[\n${value.map((item) => inner + formatted(item, inner, inner.length)).join(",\n")}\n${indent}]`;
  }
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  if (members.length === 0) return "{}";
  const rows = members.map(([key, member]) => {
    const head = `${inner}${JSON.stringify(key)}: `;
    return head + formatted(member, inner, head.length);
  });
  return `{\n${rows.join(",\n")}\n${indent}}`;
}

/**
 * Adds a property to an object in a JSON text after the last one that `isLike` accepts; everything else stays
 * as it is.
 */
export function addProperty(
  text: string,
  path: readonly string[],
  value: unknown,
  isLike: (name: string) => boolean = () => true,
): string {
  const edits = modify(text, [...path], value, {
    formattingOptions: { insertSpaces: true, tabSize: 2, eol: "\n" },
    getInsertionIndex: (names) => {
      const last = names.findLastIndex(isLike);
      return last === -1 ? names.length : last + 1;
    },
  });
  return applyEdits(text, edits);
}

/**
 * Puts a value at a path of a JSON text, `undefined` takes it away; objects on the way are made. Everything
 * else keeps its form. @throws when the path leads through something that is no object.
 */
export function setValue(text: string, path: JsonPath, value: unknown): string {
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, [...path]);
  const parentPath = path.slice(0, -1);
  const parent = tree && findNodeAtLocation(tree, [...parentPath]);
  if (value === undefined) {
    if (!node) return text;
    if (parent?.children?.length === 1) return replaced(text, parent, parent.type === "array" ? [] : {});
    return applyEdits(text, modify(text, [...path], undefined, {}));
  }
  if (node) return replaced(text, node, value);
  const key = String(path.at(-1));
  if (!parent) return setValue(text, parentPath, { [key]: value });
  if (parent.type !== "object") throw new Error(`There is no object at ${parentPath.join(".")}.`);
  return inserted(text, parent, key, value);
}

function replaced(text: string, { offset, length }: Node, value: unknown): string {
  const line = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
  const written = formatted(value, /^ */.exec(line)?.[0] ?? "", line.length);
  return text.slice(0, offset) + written + text.slice(offset + length);
}

function inserted(text: string, parent: Node, key: string, value: unknown): string {
  const last = parent.children?.at(-1);
  if (!last) return replaced(text, parent, { [key]: value });
  const end = last.offset + last.length;
  const line = text.slice(text.lastIndexOf("\n", last.offset - 1) + 1, last.offset);
  // An object that was written on one line goes on there.
  if (/\S/.test(line))
    return `${text.slice(0, end)}, ${JSON.stringify(key)}: ${JSON.stringify(value)}${text.slice(end)}`;
  const head = `${line}${JSON.stringify(key)}: `;
  return `${text.slice(0, end)},\n${head}${formatted(value, line, head.length)}${text.slice(end)}`;
}
