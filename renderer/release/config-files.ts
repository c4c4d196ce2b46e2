import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { type JsonFile, parseJsonFile } from "./json-file.ts";

/** Every JSON file under `<root>/config`, by path relative to the project, in path order. */
export function loadConfigFiles(root: string): ReadonlyMap<string, JsonFile> {
  const folder = join(root, "config");
  const files = new Map<string, JsonFile>();
  for (const path of jsonPathsIn(folder)) {
    const name = relative(root, path).split(sep).join("/");
    files.set(name, parseJsonFile(name, readFileSync(path, "utf8")));
  }
  return files;
}

function jsonPathsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}
