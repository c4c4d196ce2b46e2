import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../support/real-release.ts";

/**
 * Files that have to be touched to add something, as ARCHITECTURE.md lists them: patterns by what is added.
 */
export function filesToTouch(): ReadonlyMap<string, readonly string[]> {
  const text = readFileSync(join(projectRoot, "ARCHITECTURE.md"), "utf8");
  const [, section = ""] = text.split(/^## To add .*$/m);
  const rows = (section.split(/^## /m)[0] ?? "").split("\n").filter((line) => line.startsWith("| "));
  return new Map(
    rows.slice(2).map((line) => {
      const [, name = "", files = ""] = line.split("|").map((cell) => cell.trim());
      const patterns = [...files.matchAll(/`([^`]+)`/g)].map(([, pattern = ""]) => pattern);
      return [name.replace(/ \*$/, ""), patterns.filter((pattern) => pattern.includes("/"))];
    }),
  );
}

/**
 * Whether a path is one of those that a pattern means: `<name>` is a part of a name, `*` any number of files
 * and folders.
 */
export function matches(path: string, pattern: string): boolean {
  const source = pattern
    .replace(/[.+?^${}()[\]\\]/g, "\\$&")
    .replaceAll("*", ".+")
    .replace(/<\w+>/g, "[^/]+");
  return new RegExp(`^${source}$`).test(path);
}
