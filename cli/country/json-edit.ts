import { applyEdits, modify } from "jsonc-parser";

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

/** Adds a property to an object in a JSON text after the last one that `isLike` accepts; everything else stays as it is. */
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
