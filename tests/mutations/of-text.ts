import { parseTree } from "jsonc-parser";
import { type Mutation, textMutation } from "./mutation.ts";
import { seededRandom } from "./random.ts";

/** Files that are not JSON any more. */
export function textMutations(file: string, text: string): Mutation[] {
  const random = seededRandom(file);
  const tree = parseTree(text);
  const [first] = tree?.children ?? [];
  const property = tree?.children?.at(-1);
  if (!tree || !first || !property) return [];
  const words = (kind: string) => ({ kind, what: kind, file });
  const end = property.offset + property.length;
  const letter = text.indexOf("e", first.offset + Math.floor(random() * 20));
  const cut = first.offset + 1 + Math.floor(random() * (end - first.offset - 2));
  const isObject = tree.type === "object";
  return [
    textMutation(words("empty file"), text, { offset: 0, length: text.length, text: "" }),
    {
      ...textMutation(words("cut short"), text, { offset: cut, length: text.length - cut, text: "" }),
      offset: undefined,
    },
    textMutation(words("comma left over"), text, {
      offset: end,
      length: 0,
      text: ",",
      shift: closing(text, end),
    }),
    textMutation(words("comma missing"), text, {
      offset: first.offset + first.length,
      length: tree.children?.length === 1 ? 0 : 1,
      text: tree.children?.length === 1 ? " 1" : "",
      shift:
        (tree.children?.length === 1 ? 1 : 0) +
        gap(text, first.offset + first.length, tree.children?.length === 1),
    }),
    textMutation(words("comment"), text, { offset: first.offset, length: 0, text: "// a note\n  " }),
    textMutation(words("block comment"), text, { offset: first.offset, length: 0, text: "/* a note */ " }),
    textMutation(words("byte order mark"), text, { offset: 0, length: 0, text: "\ufeff" }),
    textMutation(words("wrong encoding"), text, { offset: letter, length: 1, text: "\ufffd" }),
    textMutation(
      words("single quotes"),
      text,
      isObject
        ? {
            offset: first.offset,
            length: first.children?.[0]?.length ?? 0,
            text: `'${String(first.children?.[0]?.value)}'`,
          }
        : { offset: first.offset, length: 0, text: "'a', " },
    ),
    textMutation(words("merge left over"), text, {
      offset: first.offset,
      length: 0,
      text: "\n<<<<<<< HEAD\n",
      shift: 1,
    }),
    textMutation(
      words("printed quotation marks"),
      text,
      isObject
        ? {
            offset: first.offset,
            length: first.children?.[0]?.length ?? 0,
            text: `\u201c${String(first.children?.[0]?.value)}\u201d`,
          }
        : { offset: first.offset, length: 0, text: "\u201ca\u201d, " },
    ),
    textMutation(words("nested without end"), text, {
      offset: first.offset,
      length: 0,
      text: `${isObject ? '"zzqx": ' : ""}${"[".repeat(20_000)}${"]".repeat(20_000)}, `,
      shift: (isObject ? 8 : 0) + 99,
    }),
    textMutation(words("lines of an old kind"), text, {
      offset: 0,
      length: text.length,
      text: text.replaceAll("\n", "\r"),
      shift: text.indexOf("\n"),
    }),
    textMutation(words("word of another language"), text, {
      offset: first.offset,
      length: first.length,
      text: isObject ? `${JSON.stringify(first.children?.[0]?.value)}: None` : "None",
      shift: isObject ? JSON.stringify(first.children?.[0]?.value).length + 2 : 0,
    }),
    textMutation(words("text after the end"), text, {
      offset: text.trimEnd().length,
      length: 0,
      text: "\n]",
      shift: 1,
    }),
    textMutation(
      words("other shape"),
      text,
      isObject
        ? { offset: 0, length: text.length, text: "[]\n" }
        : { offset: 0, length: text.length, text: "{}\n" },
    ),
    textMutation(words("only a word"), text, { offset: 0, length: text.length, text: '"nothing"\n' }),
    ...(isObject
      ? [
          textMutation(
            { ...words("key written twice"), what: `${String(first.children?.[0]?.value)} twice` },
            text,
            {
              offset: first.offset,
              length: 0,
              text: `${text.slice(first.offset, first.offset + first.length)}, `,
              shift: first.length + 2,
            },
          ),
          textMutation(words("reserved key"), text, {
            offset: first.offset,
            length: 0,
            text: '"__proto__": 1, ',
          }),
        ]
      : []),
  ];
}

/** How far the closing bracket is from an offset, with a comma put there. */
function closing(text: string, offset: number): number {
  const rest = text.slice(offset);
  return 1 + (rest.length - rest.trimStart().length);
}

/** How far the next thing is, once a comma was taken out at the offset. */
function gap(text: string, offset: number, isAlone: boolean): number {
  if (isAlone) return 0;
  const rest = text.slice(offset + 1);
  return rest.length - rest.trimStart().length;
}
