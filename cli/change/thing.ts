import { existsSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** Kinds of things that `add` makes, and single messages. */
export const KINDS = [
  "country",
  "brand",
  "domain",
  "language",
  "experiment",
  "microsite",
  "page",
  "widget",
  "message",
] as const;

export type Kind = (typeof KINDS)[number];

/** Where the files of each kind stand; the name in them is the only group. Every other file belongs to somebody else. */
const PLACES: Readonly<Record<Exclude<Kind, "message">, readonly RegExp[]>> = {
  country: [
    /^(?:config\/countries\/)(?<name>[^/]+?)(?=\.json$|\/)/,
    /^(?:config\/brands\/[^/]+\/countries\/)(?<name>[^/]+?)(?=\.json$|\/)/,
  ],
  brand: [/^(?:config\/brands\/)(?<name>[^/]+)(?=\/)/],
  domain: [/^(?:config\/domains\/)(?<name>[^/]+?)(?=\.json$)/],
  language: [
    /^(?:config\/languages\/)(?<name>[^/]+?)(?=\.json$)/,
    /^(?:config\/messages\/)(?<name>[^/]+)(?=\/)/,
    /^(?:config\/brands\/[^/]+\/messages\/)(?<name>[^/]+)(?=\/)/,
  ],
  experiment: [/^(?:config\/experiments\/)(?<name>[^/]+?)(?=\.json$)/],
  microsite: [/^(?:config\/microsites\/)(?<name>[^/]+?)(?=\.json$)/],
  page: [/^(?:config\/(?:.+\/)?pages\/)(?<name>[^/]+?)(?=\.json$)/],
  widget: [/^(?:widgets\/)(?<name>[^/]+)(?=\/)/],
};

/** The record that makes a thing one, and the field of it that says its name. */
const RECORDS: Readonly<Record<Exclude<Kind, "message">, readonly [(name: string) => string, string]>> = {
  country: [(name) => `config/countries/${name}.json`, "COUNTRY_CODE"],
  brand: [(name) => `config/brands/${name}/brand.json`, "id"],
  domain: [(name) => `config/domains/${name}.json`, "id"],
  language: [(name) => `config/languages/${name}.json`, "locale"],
  experiment: [(name) => `config/experiments/${name}.json`, "id"],
  microsite: [(name) => `config/microsites/${name}.json`, "name"],
  page: [(name) => `config/pages/${name}.json`, "id"],
  widget: [(name) => `widgets/${name}/widget.json`, "name"],
};

/** Field that says the name in a record of the kind. */
export function idField(kind: Exclude<Kind, "message">): string {
  return RECORDS[kind][1];
}

/** Files of a thing among some files; and their paths once it is called otherwise. */
export function ownFiles(
  files: readonly string[],
  kind: Exclude<Kind, "message">,
  name: string,
  to = name,
): ReadonlyMap<string, string> {
  const own = new Map<string, string>();
  for (const file of files)
    for (const pattern of PLACES[kind]) {
      const groups = pattern.exec(file)?.groups;
      if (groups?.name !== name) continue;
      const start = (pattern.exec(file)?.[0].length ?? 0) - name.length;
      own.set(file, file.slice(0, start) + to + file.slice(start + name.length));
      break;
    }
  return own;
}

/** Names of a kind that there are, by the places of its files. */
export function namesOf(files: readonly string[], kind: Exclude<Kind, "message">): readonly string[] {
  const [record] = RECORDS[kind];
  const names = files.flatMap((file) =>
    PLACES[kind].flatMap((pattern) => pattern.exec(file)?.groups?.name ?? []),
  );
  // A page may be one brand's alone, without a shared layer.
  const isOne = (name: string) => kind === "page" || files.includes(record(name));
  return [...new Set(names)].filter(isOne).sort();
}

/** Every file of a folder of the project, by path relative to the project, with forward slashes, in path order. */
export function filesUnder(root: string, folder: string): readonly string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes("node_modules"))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}
