import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Finding, type JsonFile, parseJsonFile } from "#renderer/release";

/** JSON files by name (without folder and `suffix`), in name order; broken ones are findings and left out. */
export interface SourceFolder {
  readonly files: ReadonlyMap<string, JsonFile>;
  readonly findings: readonly Finding[];
}

/** Reads every `*<suffix>` of a folder. A folder that does not exist is empty. */
export async function loadJsonFolder(root: string, folder: string, suffix: string): Promise<SourceFolder> {
  const names = (await namesIn(join(root, folder))).filter((name) => name.endsWith(suffix));
  return loadJsonFiles(
    root,
    new Map(names.map((name) => [name.slice(0, -suffix.length), `${folder}/${name}`])),
  );
}

/** Reads `widgets/<name>/widget.json` of every widget folder. */
export async function loadManifests(root: string): Promise<SourceFolder> {
  const paths = new Map<string, string>();
  for (const name of await namesIn(join(root, "widgets"))) {
    if ((await namesIn(join(root, "widgets", name))).includes("widget.json")) {
      paths.set(name, `widgets/${name}/widget.json`);
    }
  }
  return loadJsonFiles(root, paths);
}

/** Reads files by the names they get; one that is no JSON is told in the findings and left out. */
export async function loadJsonFiles(root: string, paths: ReadonlyMap<string, string>): Promise<SourceFolder> {
  const files = new Map<string, JsonFile>();
  const findings: Finding[] = [];
  const read = [...paths].map(async ([name, path]) => {
    const text = await readFile(join(root, path), "utf8");
    return [name, parseJsonFile(path, text)] as const;
  });
  for (const [name, file] of await Promise.all(read)) {
    findings.push(...file.findings);
    if (file.findings.length === 0) files.set(name, file);
  }
  return { files, findings };
}

/** Sorted names in a folder; none when it does not exist or is a file. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch {
    return [];
  }
}
