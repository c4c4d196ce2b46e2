import type { Node } from "jsonc-parser";
import type { Finding } from "./finding.ts";
import { positionAt } from "./text-position.ts";

interface ReadText {
  readonly file: string;
  readonly text: string;
  readonly tree: Node | undefined;
}

const RESERVED = new Set(["__proto__", "constructor", "prototype"]);

/** How many properties a value has at all depths; -1 when one of them has a reserved name. */
export function keysIn(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  let count = 0;
  for (const key in value) {
    if (!Array.isArray(value)) count++;
    const inside = RESERVED.has(key) ? -1 : keysIn((value as Readonly<Record<string, unknown>>)[key]);
    if (inside === -1) return -1;
    count += inside;
  }
  return count;
}

/** A value without properties of reserved names, so that nothing more is said of them. */
export function withoutReserved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutReserved);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inside]) =>
      RESERVED.has(key) ? [] : [[key, withoutReserved(inside)]],
    ),
  );
}

/** Keys that an object has twice, and those of reserved names. */
export function repeatedKeys({ file, text, tree }: ReadText): Finding[] {
  const findings: Finding[] = [];
  const visit = (node: Node): void => {
    if (node.type === "object") {
      const seen = new Set<string>();
      for (const property of node.children ?? []) {
        const key = property.children?.[0];
        if (!key) continue;
        const name = String(key.value);
        const problem = seen.has(name)
          ? "is written twice in this object"
          : RESERVED.has(name)
            ? "is a reserved name"
            : "";
        seen.add(name);
        if (!problem) continue;
        const position = positionAt(text, key.offset);
        const message = `"${name}" ${problem}.`;
        const suggestion = "Take it out, or give it another name.";
        findings.push({
          code: "repeated-key",
          severity: "error",
          file,
          ...position,
          message,
          suggestion,
          sites: [],
        });
      }
    }
    for (const child of node.children ?? []) visit(child);
  };
  if (tree) visit(tree);
  return findings;
}
