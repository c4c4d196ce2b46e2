import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Location } from "vscode-languageserver/node";
import { configPlace, type JsonPath } from "#renderer/release";
import { idField, KINDS, type Kind } from "../change/thing.ts";
import type { Cursor } from "./cursor.ts";
import { addressOf, placeIn, rangeOf } from "./document-places.ts";
import { isOfPage } from "./find-definition.ts";
import { isInner } from "./inner-kinds.ts";
import { type NameUse, namesAt, namesIn } from "./names-in.ts";
import { objectIn, type ProjectView } from "./project-view.ts";

/** A place that names something: its file, and the place as an editor counts it, quotes included. */
export interface Mention extends Location {
  readonly file: string;
  /** What stands between the quotes before the name. */
  readonly prefix: string;
}

/** The name at the cursor; of an operand the experiment it reads. */
export function nameAtCursor(
  view: ProjectView,
  file: string,
  { path, isKey, value }: Cursor,
): NameUse | undefined {
  const [named] = namesAt(view, file, path, isKey ? "key" : "value", value);
  return named ?? fileName(file, path);
}

/** A record says its own name, which its file or folder has too. */
function fileName(
  file: string,
  path: JsonPath,
): (NameUse & { readonly kind: Exclude<Kind, "message"> }) | undefined {
  const [, widget] = /^widgets\/([^/]+)\/widget\.json$/.exec(file) ?? [];
  const place = configPlace(file.replace(/^config\//, ""));
  const own = widget === undefined ? place : { kind: "widget", id: widget };
  const isOwn = own !== undefined && isFileKind(own.kind) && path.join() === idField(own.kind);
  return isOwn ? { kind: own.kind, name: own.id, path, part: "value" } : undefined;
}

function isFileKind(kind: string): kind is Exclude<Kind, "message"> {
  return kind !== "message" && KINDS.some((known) => known === kind);
}

/** Every place of the configuration, the manifests and, for messages, the code that names the same. */
export function findReferences(view: ProjectView, named: Pick<NameUse, "kind" | "name">): readonly Mention[] {
  const { kind, name } = named;
  const files = [
    ...view.texts.keys(),
    ...view.provenance.widgetNames.map((widget) => `widgets/${widget}/widget.json`),
  ];
  // A node is named with its page and slot, an arm with its experiment, a requirement with who requires it.
  const last = isInner(kind) ? (name.split("/").at(-1) ?? "") : name;
  const inConfig = files
    .filter((file) => kind !== "node" || isOfPage(file, name.split("/", 1)[0] ?? ""))
    // Reading a file for names takes longer than seeing that the name is nowhere in it.
    .filter((file) => (view.texts.get(file) ?? view.file(file)?.text ?? "").includes(last))
    .flatMap((file) => mentionsIn(view, file, kind, name, last));
  return kind === "message" ? [...inConfig, ...mentionsInCode(view, name)] : inConfig;
}

function mentionsIn(
  view: ProjectView,
  file: string,
  kind: string,
  name: string,
  written: string,
): readonly Mention[] {
  const isWords = configPlace(file.replace(/^config\//, ""))?.kind === "messages";
  const uses: readonly NameUse[] = isWords
    ? kind === "message" && Object.hasOwn(objectIn(view.file(file)), name)
      ? [{ kind, name, path: [name], part: "key" }]
      : []
    : namesIn(view, file, (text) => text === written || text.endsWith(`.${written}`)).filter(
        (use) => use.kind === kind && use.name === name,
      );
  const own = isFileKind(kind) ? fileName(file, [idField(kind)]) : undefined;
  const isOwn = own?.name === name && objectIn(view.file(file))[idField(own.kind)] === name;
  return [...(isOwn ? [own] : []), ...uses].flatMap(({ path, part, prefix = "" }) => {
    const place = placeIn(view, file, path, part);
    return place ? [{ ...place, file, prefix }] : [];
  });
}

const CODE = ["domain", "renderer", "server", "widgets"];

/** Strings of code that are the id of a message, whatever their quotes. */
function mentionsInCode(view: ProjectView, id: string): readonly Mention[] {
  return CODE.flatMap((folder) => sourcesIn(join(view.root, folder))).flatMap((path) => {
    const text = readFileSync(path, "utf8");
    if (!text.includes(id)) return [];
    const file = relative(view.root, path).split(sep).join("/");
    return ['"', "'", "`"].flatMap((quote) => {
      const written = `${quote}${id}${quote}`;
      const mentions: Mention[] = [];
      for (let at = text.indexOf(written); at !== -1; at = text.indexOf(written, at + 1))
        mentions.push({
          uri: addressOf(view, file),
          range: rangeOf(text, at, written.length),
          file,
          prefix: "",
        });
      return mentions;
    });
  });
}

function sourcesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
}
