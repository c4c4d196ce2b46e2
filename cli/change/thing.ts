import { existsSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { type ChangedKind, CONFIG_KINDS, configKinds, idName, recordPlace } from "#renderer/release";

export type Kind = ChangedKind | "widget" | "message";

/** Kinds of configuration that can be removed and renamed, in the order of the table. */
const things = configKinds.filter((kind): kind is ChangedKind => CONFIG_KINDS[kind].changes !== undefined);

/** Kinds of things that `add` makes, and single messages. */
export const KINDS: readonly Kind[] = [...things, "widget", "message"];

/**
 * Where the files of each kind stand; the name in them is the only group. Every other file belongs to
 * somebody else.
 */
const PLACES: ReadonlyMap<string, readonly RegExp[]> = new Map([
  ...things.map((kind) => [kind, placesOf(kind)] as const),
  ["widget", [/^(?:widgets\/)(?<name>[^/]+)(?=\/)/]],
]);

/** Every folder and file, of whatever kind, that is named after a thing. */
function placesOf(kind: ChangedKind): readonly RegExp[] {
  const mark = `<${idName(CONFIG_KINDS[kind])}>`;
  // `<id>` names the thing of the kind whose place it is.
  const kinds = mark === "<id>" ? [kind] : configKinds;
  const places = kinds
    .flatMap((each) => CONFIG_KINDS[each].files)
    .filter((file) => file.includes(mark))
    .map((file) => file.slice(0, file.indexOf(mark)).replace(/<\w+>/g, "[^/]+"));
  return [...new Set(places)].map((place) => new RegExp(`^(?:${place})(?<name>[^/]+?)(?=\\.json$|/)`));
}

/** The record that makes a thing one, and the field of it that says its name. */
function recordOf(kind: Exclude<Kind, "message">, name: string): string {
  return kind === "widget" ? `widgets/${name}/widget.json` : recordPlace(kind, name);
}

/** Field that says the name in a record of the kind. */
export function idField(kind: Exclude<Kind, "message">): string {
  return kind === "widget" ? "name" : (CONFIG_KINDS[kind].field ?? "id");
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
    for (const pattern of PLACES.get(kind) ?? []) {
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
  const names = files.flatMap((file) =>
    (PLACES.get(kind) ?? []).flatMap((pattern) => pattern.exec(file)?.groups?.name ?? []),
  );
  // What is made of layers may be one brand's alone, without a shared one.
  const isOne = (name: string) => isLayered(kind) || files.includes(recordOf(kind, name));
  return [...new Set(names)].filter(isOne).sort();
}

function isLayered(kind: Exclude<Kind, "message">): boolean {
  return kind !== "widget" && CONFIG_KINDS[kind].layered === true;
}

/**
 * Every file of a folder of the project, by path relative to the project, with forward slashes, in path
 * order.
 */
export function filesUnder(root: string, folder: string): readonly string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes("node_modules"))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}
