import { existsSync, readdirSync, readFileSync, realpathSync, type Stats, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Finding } from "../json/finding.ts";
import { type JsonFile, parseJsonFile } from "../json/json-file.ts";
import { type KindSchemas, withItsKind } from "./other-kind.ts";
import { withItsShape } from "./whole-shape.ts";

/** Everything a configuration folder holds, as bytes: what a release is made from, wherever it was kept. */
export interface ConfigSource {
  /** Texts of the JSON files by path relative to the project (`config/…`, forward slashes), in path order. */
  readonly texts: ReadonlyMap<string, string>;
  /** Logos, icons and the like of brands, by `<brand>/<file>`. */
  readonly brandFiles: ReadonlyMap<string, Uint8Array>;
  /** What could not be read; a stored source has none. */
  readonly problems?: readonly Finding[];
}

/**
 * Reads `<root>/config`. Texts in `overlay` stand in for files on disk, so that a change can be tried before
 * it is written; what belongs to no configuration is left aside. Links are followed inside of the folder.
 * Never throws: what cannot be read is among the problems.
 */
export function readConfigSource(
  root: string,
  overlay: ReadonlyMap<string, string> = new Map(),
): ConfigSource {
  const folder = join(root, "config");
  const problems: Finding[] = [];
  const found = filesIn(folder, root, problems);
  const texts = new Map<string, string>();
  const brandFiles = new Map<string, Uint8Array>();
  const planned = [...overlay.keys()].filter((name) => /^config\/.+\.json$/.test(name));
  const names = [...new Set([...found.filter((name) => name.endsWith(".json")), ...planned])].sort();
  for (const name of names) {
    const text = overlay.get(name) ?? bytesOf(root, name, problems)?.toString("utf8");
    if (text !== undefined) texts.set(name, text);
  }
  for (const name of found) {
    const [, brand, file] = /^config\/brands\/([^/]+)\/assets\/(.+)$/.exec(name) ?? [];
    if (!brand || !file) {
      if (isMeantAsConfig(name)) problems.push(notConfig(name));
      continue;
    }
    if (file.includes("/")) {
      const message = `Pictures stand in config/brands/${brand}/assets itself, so nothing shows one in a folder of it.`;
      problems.push(problemOf(name, "unknown-file", message, "warning"));
      continue;
    }
    const bytes = bytesOf(root, name, problems);
    if (bytes) brandFiles.set(`${brand}/${file}`, bytes);
  }
  for (const [name, bytes] of plannedBrandFiles(overlay)) brandFiles.set(name, bytes);
  return { texts, brandFiles, ...(problems.length > 0 && { problems }) };
}

/** What is no JSON file, no text for readers and none that an editor or a system leaves behind. */
function isMeantAsConfig(name: string): boolean {
  const file = name.slice(name.lastIndexOf("/") + 1);
  return !file.endsWith(".json") && !/^\.|^(Thumbs\.db|desktop\.ini)$|\.(md|sw[a-p])$|~$|^#.*#$/.test(file);
}

function notConfig(name: string): Finding {
  const message = "Configuration is read from files whose names end in .json, so nothing reads this one.";
  const json = /^(.+\.json)[^/]*$/i.exec(name)?.[1]?.replace(/\.json$/i, ".json");
  const suggestion = json
    ? `Name it ${json}, or take the copy away.`
    : "Write it as JSON in a file that is named so, or move it out of config.";
  return { ...problemOf(name, "unknown-file", message, "warning"), suggestion };
}

/** Versions of a file that are kept, so that taking a change back costs nothing. */
const KEPT_VERSIONS = 4;

/**
 * Reads the texts as JSON with positions. A text that was read before is the same object. With schemas, a
 * file that says what another kind says is told of once.
 */
export function createConfigParser(
  schemas?: KindSchemas,
): (source: ConfigSource) => ReadonlyMap<string, JsonFile> {
  const read = (name: string, text: string) => {
    const file = withItsShape(parseJsonFile(name, text));
    return schemas ? withItsKind(file, schemas) : file;
  };
  const versions = new Map<string, readonly JsonFile[]>();
  return ({ texts }) => {
    const files = new Map<string, JsonFile>();
    for (const [name, text] of texts) {
      const known = versions.get(name) ?? [];
      const file = known.find((version) => version.text === text) ?? read(name, text);
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

function plannedBrandFiles(overlay: ReadonlyMap<string, string>): [string, Uint8Array][] {
  return [...overlay].flatMap(([path, text]): [string, Uint8Array][] => {
    const [, brand, file] = /^config\/brands\/([^/]+)\/assets\/([^/]+)$/.exec(path) ?? [];
    return brand && file ? [[`${brand}/${file}`, Buffer.from(text)]] : [];
  });
}

/** No folder of ours is deeper; two links into each other end here. */
const DEEPEST = 12;

/** Files of a folder by path relative to the project, in path order. */
function filesIn(folder: string, root: string, problems: Finding[], depth = 0): string[] {
  if (!existsSync(folder) || depth > DEEPEST) return [];
  const nameOf = (path: string) => relative(root, path).split(sep).join("/");
  const attempt = <T>(path: string, read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      problems.push(unreadable(nameOf(path), error));
      return undefined;
    }
  };
  const entries = attempt(folder, () => readdirSync(folder, { withFileTypes: true })) ?? [];
  const files: string[] = [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    let kind: Pick<Stats, "isFile" | "isDirectory"> | undefined = entry;
    if (entry.isSymbolicLink()) {
      kind = attempt(path, () => statSync(path));
      const target = kind && realpathSync(path);
      if (target !== undefined && !isInside(target, realpathSync(join(root, "config")))) {
        const message = "The link leads out of config, so what it leads to is no part of a release.";
        problems.push(problemOf(nameOf(path), "outside-link", message));
        continue;
      }
      if (target !== undefined && isInside(realpathSync(folder), target)) {
        const message = "The link leads to a folder it stands in itself.";
        problems.push(problemOf(nameOf(path), "link-circle", message));
        continue;
      }
    }
    if (kind?.isDirectory()) {
      if (entry.name.endsWith(".json")) {
        const message = "This is a folder, and a file is expected where a name ends in .json.";
        problems.push(problemOf(nameOf(path), "not-a-file", message));
      } else files.push(...filesIn(path, root, problems, depth + 1));
    } else if (kind?.isFile()) files.push(nameOf(path));
  }
  return files;
}

function isInside(path: string, folder: string): boolean {
  return `${path}${sep}`.startsWith(`${folder}${sep}`);
}

/** A larger file is no configuration somebody wrote. */
const LARGEST_BYTES = 20_000_000;

function bytesOf(root: string, name: string, problems: Finding[]): Buffer | undefined {
  try {
    const path = join(root, name);
    const { size } = statSync(path);
    if (size <= LARGEST_BYTES) return readFileSync(path);
    const megabytes = (bytes: number) => Math.round(bytes / 1_000_000);
    const message = `The file has ${megabytes(size)} MB; at most ${megabytes(LARGEST_BYTES)} MB are read.`;
    problems.push(problemOf(name, "too-large", message));
  } catch (error) {
    // An editor that renames takes a file away for a moment; whoever watches reads again.
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") problems.push(unreadable(name, error));
  }
  return undefined;
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: "this user may not read it",
  EPERM: "this user may not read it",
  ENOENT: "the link leads nowhere",
  ELOOP: "the link leads to itself",
};

function unreadable(name: string, error: unknown): Finding {
  const { code = "", message } = error as NodeJS.ErrnoException;
  const problem = problemOf(name, "unreadable-file", `It cannot be read: ${REASONS[code] ?? message}.`);
  return { ...problem, suggestion: "Let it be read, or take it away." };
}

function problemOf(
  file: string,
  code: string,
  message: string,
  severity: Finding["severity"] = "error",
): Finding {
  return { code, severity, file, line: 1, column: 1, message, sites: [] };
}
