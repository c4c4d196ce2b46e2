import { getLocation, getNodeValue, parseTree } from "jsonc-parser";
import type { JsonPath } from "#renderer/release";

/** Where somebody is in a document that need not be JSON yet. */
export interface Cursor {
  readonly text: string;
  readonly offset: number;
  /** Path of the value, or of the property whose name is being written. */
  readonly path: JsonPath;
  readonly isKey: boolean;
  /** What stands at the cursor: a string, number or word; an empty span when nothing does. */
  readonly start: number;
  readonly end: number;
  /** What the document holds, as far as it can be read. */
  readonly value: unknown;
}

/** Reads what stands around an offset (UTF-16 units from 0). */
export function cursorAt(text: string, offset: number): Cursor {
  const { path, isAtPropertyKey, previousNode } = getLocation(text, offset);
  const tree = parseTree(text);
  const covers =
    previousNode && previousNode.offset <= offset && offset <= previousNode.offset + previousNode.length;
  const [start, end] =
    previousNode && covers
      ? [previousNode.offset, previousNode.offset + previousNode.length]
      : wordAround(text, offset);
  return {
    text,
    offset,
    path,
    isKey: isAtPropertyKey,
    start,
    end: endOfLine(text, start, end),
    value: tree && getNodeValue(tree),
  };
}

/** An open string runs to the end of what is written, so it ends with its line at the latest. */
function endOfLine(text: string, start: number, end: number): number {
  const line = text.indexOf("\n", start);
  return line === -1 || line > end ? end : line;
}

function wordAround(text: string, offset: number): readonly [number, number] {
  const before = /[\w$.-]*$/.exec(text.slice(0, offset))?.[0].length ?? 0;
  const after = /^[\w$.-]*/.exec(text.slice(offset))?.[0].length ?? 0;
  return [offset - before, offset + after];
}
