import { posix } from "node:path";
import { isJsonObject, type JsonFile, type JsonPath, nodeAt, parseJsonFile } from "#renderer/release";
import { LOCALE_KEY } from "../add/locale-key.ts";
import { newName } from "../add/names.ts";
import { type ChangePlan, ChangeRefused } from "./change-plan.ts";
import { createCodeNames } from "./code-names.ts";
import { placeText } from "./place-text.ts";
import type { ProjectText } from "./project-text.ts";
import { requirementsOf } from "./requirements.ts";
import { idField, type Kind, namesOf, ownFiles } from "./thing.ts";
import { renameInCode } from "./widget-code.ts";

export interface RenameRequest {
  readonly kind: Kind;
  readonly from: string;
  readonly to: string;
}

/** A stretch of a file that says a name. */
interface Edit {
  readonly source: JsonFile;
  readonly path: JsonPath;
  readonly part: "key" | "value";
  readonly write: (text: string) => string;
}

/**
 * Plans another name for a thing: its files and folders, its own record, every place that names it, and the
 * message that a country or a language is called by. Renaming back gives the same bytes. @throws
 * ChangeRefused when the new name is taken or is none.
 */
export function planRename(project: ProjectText, request: RenameRequest): ChangePlan {
  const { kind, from, to } = request;
  if (from === to) throw new ChangeRefused(`It is called ${to} already.`);
  if (kind === "message") return planMessage(project, from, to);
  if (kind === "language" && (from === "en" || to === "en"))
    throw new ChangeRefused("English stands in for every other language, so it keeps its name.");
  checkName(project, kind, to);
  const moved = ownFiles(project.files, kind, from, to);
  const edits: Edit[] = [];
  const follow = (kinds: string, name: string, written: string) => {
    for (const { source, path, part, kind: of, name: said } of project.places)
      if (of === kinds && said === name)
        edits.push({ source, path, part, write: (text) => replacedEnd(text, name, written) });
  };
  follow(kind, from, to);
  for (const name of requirementsOf(project, kind, from))
    follow("assertion", name, `${kind}.${to}${name.slice(`${kind}.${from}`.length)}`);
  for (const file of moved.keys()) {
    if (!/\.json$/.test(file) || /\/messages\/|\/assets\//.test(file)) continue;
    const source = parseJsonFile(file, project.text(file));
    const own = isJsonObject(source.value) ? source.value[idField(kind)] : undefined;
    if (own === from) edits.push({ source, path: [idField(kind)], part: "value", write: () => to });
  }
  const called = kind === "country" || kind === "language" ? nameMessage(project, kind, from) : undefined;
  if (called !== undefined) {
    const written = called.slice(0, -from.length) + to;
    follow("message", called, written);
    edits.push(...definitionEdits(project, called, written));
  }
  const allow = kind === "widget" ? allowEdits(project, from, to) : [];
  const texts = editedTexts([...edits, ...allow]);
  const code = kind === "widget" ? renameInCode(project.root, from, to, texts) : undefined;
  for (const [file, text] of code?.texts ?? []) texts.set(file, text);
  const names = new Map([...moved, ...(code?.moved ?? [])]);
  return {
    texts: new Map([...texts].map(([file, text]) => [names.get(file) ?? file, text])),
    removed: new Set(),
    moved: names,
    places: edits
      .filter(({ source }) => !moved.has(source.file))
      .map((edit) => placeText({ ...edit, kind, name: from, holder: "member" })),
    notes: [...(code?.notes ?? []), ...codeNotes(project, kind, from)],
  };
}

const PATTERNS: Readonly<Partial<Record<Kind, readonly [RegExp, string]>>> = {
  country: [/^[A-Z]{2}$/, "two capitals, such as PT"],
  language: [LOCALE_KEY, "a language tag, such as pt-BR"],
  experiment: [/^[a-z][a-zA-Z0-9]*$/, "like quietHero"],
};

function checkName({ files }: ProjectText, kind: Exclude<Kind, "message">, to: string): void {
  const pattern = PATTERNS[kind];
  if (pattern && !pattern[0].test(to))
    throw new ChangeRefused(`"${to}" is not a name of a ${kind}; write ${pattern[1]}.`);
  if (!pattern) wellFormed(kind, to);
  const taken = ownFiles(files, kind, to);
  if (namesOf(files, kind).includes(to) || taken.size > 0)
    throw new ChangeRefused(`There is a ${kind} ${to} already (${[...taken.keys()][0]}).`);
}

/** @throws ChangeRefused with the way the name would be written */
function wellFormed(kind: Kind, name: string): void {
  try {
    newName(kind, name, kind === "widget" ? ["ui", "generated"] : []);
  } catch (error) {
    throw new ChangeRefused(error instanceof Error ? error.message : String(error));
  }
}

/** The message that says what a country or a language is called, when it is named after it. */
function nameMessage(
  { places }: ProjectText,
  kind: "country" | "language",
  name: string,
): string | undefined {
  const folder = kind === "country" ? "countries" : "languages";
  const own = places.find(
    ({ source, path, kind: of }) =>
      of === "message" && source.file === `config/${folder}/${name}.json` && path.join() === "name",
  );
  return own?.name.endsWith(`.${name}`) ? own.name : undefined;
}

/** Keys of a message wherever it is said. */
function definitionEdits({ files, text }: ProjectText, id: string, to: string): Edit[] {
  const [namespace = ""] = id.split(".", 1);
  return files
    .filter((file) => /\/messages\/[^/]+\/[^/]+$/.test(file) && file.endsWith(`/${namespace}.json`))
    .map((file) => parseJsonFile(file, text(file)))
    .filter(({ value }) => isJsonObject(value) && id in value)
    .map((source) => ({ source, path: [id], part: "key", write: () => to }));
}

function allowEdits({ widgets, text }: ProjectText, from: string, to: string): Edit[] {
  return widgets.flatMap(({ name, slots = {} }) => {
    const source = parseJsonFile(`widgets/${name}/widget.json`, text(`widgets/${name}/widget.json`));
    return Object.entries(slots).flatMap(([slot, { allow = [] }]): Edit[] => {
      const index = allow.indexOf(from);
      const path = ["slots", slot, "allow", index];
      return index === -1 ? [] : [{ source, path, part: "value", write: () => to }];
    });
  });
}

/** `flag.web2` keeps what stands before the name. */
function replacedEnd(text: string, from: string, to: string): string {
  return text.endsWith(from) ? text.slice(0, text.length - from.length) + to : text;
}

/** The texts with their edits, last place first. Every file is read once, so that positions hold. */
function editedTexts(edits: readonly Edit[]): Map<string, string> {
  const byFile = new Map<string, Map<number, { readonly length: number; readonly text: string }>>();
  const texts = new Map<string, string>();
  for (const { source, path, part, write } of edits) {
    const found = nodeAt(source, path);
    const node = part === "key" ? found?.key : found?.value;
    if (!node) continue;
    texts.set(source.file, source.text);
    const places = byFile.get(source.file) ?? new Map();
    places.set(node.offset, { length: node.length, text: JSON.stringify(write(String(node.value))) });
    byFile.set(source.file, places);
  }
  for (const [file, places] of byFile) {
    const backwards = [...places].sort(([a], [b]) => b - a);
    let text = texts.get(file) ?? "";
    for (const [offset, edit] of backwards)
      text = text.slice(0, offset) + edit.text + text.slice(offset + edit.length);
    texts.set(file, text);
  }
  return texts;
}

/** A message keeps its place in its files; code and manifests that name it whole follow. */
function planMessage(project: ProjectText, from: string, to: string): ChangePlan {
  const [namespace = ""] = from.split(".", 1);
  if (!/^[a-z][\w-]*(\.[\w-]+)+$/.test(to))
    throw new ChangeRefused(`"${to}" is not a message id; write it like ${namespace}.title.`);
  if (to.split(".", 1)[0] !== namespace)
    throw new ChangeRefused(`A message keeps its file: write ${namespace}.…, as in ${namespace}.json.`);
  const definitions = definitionEdits(project, from, to);
  if (definitions.length === 0) throw new ChangeRefused(`There is no message "${from}".`);
  const [taken] = definitionEdits(project, to, to);
  if (taken) throw new ChangeRefused(`There is a message "${to}" already (${taken.source.file}).`);
  const code = createCodeNames(project.root);
  const made = code.made(from);
  if (made.length > 0)
    throw new ChangeRefused(
      `Code makes "${from}" from parts, so it cannot follow:\n${made.map(({ file, line }) => `  ${file}:${line}`).join("\n")}`,
    );
  const edits = project.places
    .filter(({ kind, name }) => kind === "message" && name === from)
    .map(({ source, path, part }): Edit => ({ source, path, part, write: () => to }));
  const texts = editedTexts([...definitions, ...edits]);
  const whole = code
    .whole(from)
    .filter(({ file }) => project.files.includes(file) || !/^widgets\//.test(file));
  for (const { file, offset } of [...whole].reverse()) {
    const text = texts.get(file) ?? project.text(file);
    texts.set(file, text.slice(0, offset) + to + text.slice(offset + from.length));
  }
  return {
    texts,
    removed: new Set(),
    moved: new Map(),
    places: [
      ...edits.map((edit) => placeText({ ...edit, kind: "message", name: from, holder: "member" })),
      ...whole.map(({ file, line }) => `${file}:${line}`),
    ],
    notes: [],
  };
}

/** Code that says the name too: only a person knows whether it means this thing. */
function codeNotes({ root }: ProjectText, kind: Kind, name: string): readonly string[] {
  if (kind === "country" || kind === "language") return [];
  const places = createCodeNames(root)
    .whole(name)
    .filter(({ file }) => !file.startsWith(posix.join("widgets", name, "/")));
  if (places.length === 0) return [];
  const shown = places.slice(0, 5).map(({ file, line }) => `${file}:${line}`);
  const more = places.length > shown.length ? ` and ${places.length - shown.length} more` : "";
  return [
    `Code says "${name}" as well, which does not follow: ${shown.join(", ")}${more}. Look whether it means this ${kind}.`,
  ];
}
