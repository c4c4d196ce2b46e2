import type { FindingFix } from "./finding.ts";
import { type JsonFile, type JsonPath, nodeAt } from "./json-file.ts";

/** Puts a name in the place of the one at `path`; undefined when no string stands exactly there. */
export function renameFix(
  source: JsonFile,
  path: JsonPath,
  part: "key" | "value",
  name: string,
): FindingFix | undefined {
  const found = nodeAt(source, path);
  const node = part === "key" ? found?.key : found?.value;
  if (node?.type !== "string") return undefined;
  const { offset, length } = node;
  const edit = { file: source.file, offset, length, text: JSON.stringify(name) };
  return { title: `Write ${edit.text}`, edits: [edit] };
}

/**
 * Takes a property out with the comma that goes with it. An object that holds nothing else goes too, up to
 * what stands at `keep` segments of the path. Undefined when the path names no property.
 */
export function removeFix(source: JsonFile, path: JsonPath, keep: number): FindingFix | undefined {
  let at = path;
  while (at.length > keep + 1 && nodeAt(source, at.slice(0, -1))?.value.children?.length === 1)
    at = at.slice(0, -1);
  const property = nodeAt(source, at)?.property;
  const siblings = property?.parent?.children ?? [];
  const index = property ? siblings.indexOf(property) : -1;
  if (!property || index === -1) return undefined;
  const end = property.offset + property.length;
  const before = siblings[index - 1];
  const after = siblings[index + 1];
  const from = !after && before ? before.offset + before.length : property.offset;
  const to = after ? after.offset : end;
  const edit = { file: source.file, offset: from, length: to - from, text: "" };
  return { title: `Remove "${at.join(".")}"`, edits: [edit] };
}
