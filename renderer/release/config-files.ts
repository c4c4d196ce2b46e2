import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { type JsonFile, parseJsonFile } from "./json-file.ts";

/**
 * Every JSON file under `<root>/config`, by path relative to the project, in path order. Texts in `overlay` stand in for
 * files on disk, so that a change can be tried before it is written.
 */
export function loadConfigFiles(
  root: string,
  overlay: ReadonlyMap<string, string> = new Map(),
): ReadonlyMap<string, JsonFile> {
  const onDisk = jsonPathsIn(join(root, "config")).map((path) => relative(root, path).split(sep).join("/"));
  const names = [...new Set([...onDisk, ...overlay.keys()])].sort();
  const read = (name: string) => overlay.get(name) ?? readFileSync(join(root, name), "utf8");
  return new Map(names.map((name) => [name, parseJsonFile(name, read(name))]));
}

/** Names of the files in `config/brands/<brand>/assets`, by brand; a brand without the folder is absent. */
export function loadBrandAssets(root: string): ReadonlyMap<string, ReadonlySet<string>> {
  const brands = join(root, "config/brands");
  const assets = new Map<string, ReadonlySet<string>>();
  for (const brand of existsSync(brands) ? readdirSync(brands) : []) {
    const folder = join(brands, brand, "assets");
    if (existsSync(folder)) assets.set(brand, new Set(readdirSync(folder)));
  }
  return assets;
}

function jsonPathsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}
