import { type Node, parseTree } from "jsonc-parser";
import { memberNode } from "./json-spots.ts";
import { type Mutation, textMutation } from "./mutation.ts";

/** Mistakes that once made a release and took its sites down. */
export function crashMutations(texts: ReadonlyMap<string, string>): Mutation[] {
  return [...texts].flatMap(([file, text]) => [
    ...noDocuments(file, text),
    ...(/^config\/countries\/[^/]+\.json$/.test(file)
      ? refused(file, text, "timeZone", "Europe/Rotterdam", "zone that Intl refuses")
      : []),
    ...(/^config\/languages\/[^/]+\.json$/.test(file)
      ? refused(file, text, "contentLanguage", "qq", "language that Intl lacks")
      : []),
    ...misspeltRegions(file, text),
  ]);
}

/** JSON, but no document: nothing follows from it, so it is one mistake. */
function noDocuments(file: string, text: string): Mutation[] {
  return ["null", file === "config/cities.json" ? "{}" : "[]", '"text"'].map((value) =>
    textMutation({ kind: "file that is no document", what: `${file} is ${value}`, file }, text, {
      offset: 0,
      length: text.length,
      text: `${value}\n`,
    }),
  );
}

function refused(file: string, text: string, field: string, value: string, kind: string): Mutation[] {
  return at(memberNode(parseTree(text), field), (node) =>
    textMutation({ kind, what: `${file}: ${value}`, file }, text, { ...node, text: JSON.stringify(value) }),
  );
}

function misspeltRegions(file: string, text: string): Mutation[] {
  if (!/\/pages\/[^/]+\.json$/.test(file)) return [];
  const footer = memberNode(parseTree(text), "slots")?.children?.find(
    ({ children }) => children?.[0]?.value === "footer",
  );
  return at(footer?.children?.[0], (node) =>
    textMutation({ kind: "misspelt region", what: `${file}: fotter`, file, meant: "footer" }, text, {
      ...node,
      text: '"fotter"',
    }),
  );
}

function at<T>(node: Node | undefined, make: (place: { offset: number; length: number }) => T): T[] {
  return node ? [make({ offset: node.offset, length: node.length })] : [];
}
