import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import packageJson from "../../package.json" with { type: "json" };
import { root } from "./source-files.ts";

/** An import, a re-export or an `import()` as a file says it. */
export interface Import {
  readonly file: string;
  /** What stands between the quotes: a path, a door (`#domain/stay`) or a package. */
  readonly target: string;
}

/** Imports of a file of the project, types too. */
export function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
  const pattern =
    /(?:^|\n)\s*(?:import|export)\s[^;'"]*?from\s*["']([^"']+)["']|(?:^|\n)\s*import\s*["']([^"']+)["']|import\(\s*["']([^"']+)["']\s*\)/g;
  return [...text.matchAll(pattern)].map((match) => ({
    file,
    target: match[1] ?? match[2] ?? match[3] ?? "",
  }));
}

/** File an import leads to, relative to the root; undefined for packages. */
export function resolved({ file, target }: Import): string | undefined {
  if (target.startsWith(".")) return relative(root, join(root, dirname(file), target));
  const doors = packageJson.imports as Readonly<Record<string, string>>;
  if (doors[target]) return relative(root, join(root, doors[target]));
  const star = Object.keys(doors).find((door) => door.endsWith("/*") && target.startsWith(door.slice(0, -1)));
  return star
    ? relative(root, join(root, (doors[star] ?? "").replace("*", target.slice(star.length - 1))))
    : undefined;
}

/** Whether nothing but types is imported: such an import is gone when the code runs. */
export function isTypeOnly({ file, target }: Import): boolean {
  const text = readFileSync(join(root, file), "utf8");
  const escaped = target.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return (
    new RegExp(`import type [^;]*?from\\s*["']${escaped}["']`).test(text) &&
    !new RegExp(`import (?!type)[^;]*?from\\s*["']${escaped}["']`).test(text)
  );
}

/** Strongly connected parts of the import graph with more than one file. */
export function cyclesOf(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[] = [];
  const visit = (file: string): void => {
    index.set(file, index.size);
    low.set(file, index.get(file) ?? 0);
    stack.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!index.has(next)) {
        visit(next);
        low.set(file, Math.min(low.get(file) ?? 0, low.get(next) ?? 0));
      } else if (stack.includes(next)) {
        low.set(file, Math.min(low.get(file) ?? 0, index.get(next) ?? 0));
      }
    }
    if (low.get(file) === index.get(file)) {
      const part = stack.splice(stack.indexOf(file));
      if (part.length > 1) cycles.push(part.sort().join(" → "));
    }
  };
  for (const file of graph.keys()) if (!index.has(file)) visit(file);
  return cycles;
}
