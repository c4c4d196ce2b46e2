import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { findNodeAtLocation, type Node } from "jsonc-parser";
import type { Location, Range } from "vscode-languageserver/node";
import { TextDocument } from "vscode-languageserver-textdocument";
import type { JsonPath } from "#renderer/release";
import type { ProjectView } from "./project-view.ts";

/** A span of a text as an editor counts it. */
export function rangeOf(text: string, offset: number, length: number): Range {
  const document = TextDocument.create("", "json", 0, text);
  return { start: document.positionAt(offset), end: document.positionAt(offset + length) };
}

/** The address of a file of the project. */
export function addressOf({ root }: Pick<ProjectView, "root">, file: string): string {
  return pathToFileURL(join(root, file)).href;
}

/**
 * What stands at a path of a file: its name or its value; the start of the file when nothing does. Undefined
 * when there is no file.
 */
export function placeIn(
  view: ProjectView,
  file: string,
  path: JsonPath,
  part: "key" | "value",
): Location | undefined {
  const source = view.file(file);
  if (!source) return undefined;
  const node = nodeIn(source.tree, path, part);
  const range = rangeOf(source.text, node?.offset ?? 0, node?.length ?? 0);
  return { uri: addressOf(view, file), range };
}

/** The node of a name or value; undefined when the path leads nowhere. */
export function nodeIn(tree: Node | undefined, path: JsonPath, part: "key" | "value"): Node | undefined {
  const value = tree && findNodeAtLocation(tree, [...path]);
  const property = value?.parent?.type === "property" ? value.parent.children?.[0] : undefined;
  return part === "key" ? (property ?? value) : value;
}

/** The string, number or bracket that stands at a line and column (from 1) of a text. */
export function tokenAt(text: string, line: number, column: number): Range {
  const document = TextDocument.create("", "json", 0, text);
  const start = document.offsetAt({ line: line - 1, character: column - 1 });
  const [, token = ""] = /^("(?:[^"\\\n]|\\.)*"?|[\w.+-]+|\S?)/.exec(text.slice(start, start + 2000)) ?? [];
  return { start: document.positionAt(start), end: document.positionAt(start + token.length) };
}
