import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { type JsonFile, parseJsonFile } from "./json-file.ts";
import { withItsShape } from "./whole-shape.ts";

/** Everything a configuration folder holds, as bytes: what a release is made from, wherever it was kept. */
export interface ConfigSource {
  /** Texts of the JSON files by path relative to the project (`config/…`, forward slashes), in path order. */
  readonly texts: ReadonlyMap<string, string>;
  /** Logos, icons and the like of brands, by `<brand>/<file>`. */
  readonly brandFiles: ReadonlyMap<string, Uint8Array>;
}

/**
 * Reads `<root>/config`. Texts in `overlay` stand in for files on disk, so that a change can be tried before it is written;
 * what belongs to no configuration is left aside.
 */
export function readConfigSource(
  root: string,
  overlay: ReadonlyMap<string, string> = new Map(),
): ConfigSource {
  const onDisk = jsonPathsIn(join(root, "config")).map((path) => relative(root, path).split(sep).join("/"));
  const planned = [...overlay.keys()].filter((name) => /^config\/.+\.json$/.test(name));
  const names = [...new Set([...onDisk, ...planned])].sort();
  const read = (name: string) => overlay.get(name) ?? readFileSync(join(root, name), "utf8");
  const brandFiles = new Map([...readBrandFiles(root), ...plannedBrandFiles(overlay)]);
  return { texts: new Map(names.map((name) => [name, read(name)])), brandFiles };
}

/** Versions of a file that are kept, so that taking a change back costs nothing. */
const KEPT_VERSIONS = 4;

/** Reads the texts as JSON with positions. A text that was read before is the same object. */
export function createConfigParser(): (source: ConfigSource) => ReadonlyMap<string, JsonFile> {
  const versions = new Map<string, readonly JsonFile[]>();
  return ({ texts }) => {
    const files = new Map<string, JsonFile>();
    for (const [name, text] of texts) {
      const known = versions.get(name) ?? [];
      const file = known.find((version) => version.text === text) ?? withItsShape(parseJsonFile(name, text));
      if (file !== known[0])
        versions.set(name, [file, ...known.filter((version) => version !== file)].slice(0, KEPT_VERSIONS));
      files.set(name, file);
    }
    return files;
  };
}

/** Names of the files in `config/brands/<brand>/assets`, by brand; a brand without any is absent. */
export function brandFileNames({ brandFiles }: ConfigSource): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>();
  for (const path of brandFiles.keys()) {
    const [brand = "", file = ""] = path.split("/");
    names.set(brand, (names.get(brand) ?? new Set()).add(file));
  }
  return names;
}

function readBrandFiles(root: string): ReadonlyMap<string, Uint8Array> {
  const brands = join(root, "config/brands");
  const files = new Map<string, Uint8Array>();
  for (const brand of existsSync(brands) ? readdirSync(brands).sort() : []) {
    const folder = join(brands, brand, "assets");
    for (const file of existsSync(folder) ? readdirSync(folder).sort() : [])
      files.set(`${brand}/${file}`, readFileSync(join(folder, file)));
  }
  return files;
}

function plannedBrandFiles(overlay: ReadonlyMap<string, string>): [string, Uint8Array][] {
  return [...overlay].flatMap(([path, text]): [string, Uint8Array][] => {
    const [, brand, file] = /^config\/brands\/([^/]+)\/assets\/([^/]+)$/.exec(path) ?? [];
    return brand && file ? [[`${brand}/${file}`, Buffer.from(text)]] : [];
  });
}

function jsonPathsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}
