import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Finding, isJsonObject, type JsonFile, parseJsonFile, positionOf } from "#renderer/release";

/** Folders that may name a message beside the configuration: code, manifests and schemas. */
const SOURCES = ["domain", "renderer", "schemas", "server", "widgets"];

/**
 * Finds messages of `config/messages` that nothing names: no source, manifest, schema, configuration file or
 * server text, neither whole nor as a template (`country.name.${code}`). One warning each, at the English
 * line; other languages are named in it. `code` is the folder of the sources; nothing is said of a project
 * without any. Takes the texts of a configuration by path, again and again: sources are read once, and a text
 * that did not change is not looked through again.
 */
export function createUnusedMessages(code: string): (texts: ReadonlyMap<string, string>) => Finding[] {
  const namesIn = rememberedByText(namesOf);
  const idsIn = rememberedByText((text, file) => {
    const source = parseJsonFile(file, text);
    return { source, ids: idsOf(source) };
  });
  let ofCode: readonly Names[] | undefined;
  return (texts) => {
    if (!existsSync(join(code, "server"))) return [];
    const localesOf = new Map<string, string[]>();
    const english: { readonly source: JsonFile; readonly ids: readonly string[] }[] = [];
    const names: Names[] = [];
    for (const [file, text] of texts) {
      if (mayName(file)) names.push(namesIn(file, text));
      if (!file.startsWith("config/messages/")) continue;
      const read = idsIn(file, text);
      const locale = file.split("/")[2] ?? "";
      if (locale === "en") english.push(read);
      for (const id of read.ids) localesOf.set(id, [...(localesOf.get(id) ?? []), locale]);
    }
    ofCode ??= SOURCES.flatMap((folder) => filesIn(join(code, folder)))
      .filter(mayName)
      .map((path) => namesOf(readFileSync(path, "utf8")));
    const named = isNamedIn([...ofCode, ...names]);
    return english.flatMap(({ source, ids }) =>
      ids.filter((id) => !named(id)).map((id) => unused(source, id, [...new Set(localesOf.get(id))].sort())),
    );
  };
}

/** What a text holds that can be a message id: whole ones, and templates that come to one. */
interface Names {
  readonly whole: readonly string[];
  readonly templates: readonly string[];
}

function rememberedByText<T>(make: (text: string, file: string) => T): (file: string, text: string) => T {
  const known = new Map<string, { readonly text: string; readonly made: T }>();
  return (file, text) => {
    let entry = known.get(file);
    if (entry?.text !== text) {
      entry = { text, made: make(text, file) };
      known.set(file, entry);
    }
    return entry.made;
  };
}

function unused(source: JsonFile, id: string, locales: readonly string[]): Finding {
  return {
    code: "unused-message",
    severity: "warning",
    file: source.file,
    ...positionOf(source, [id], "key"),
    message: `Nothing names "${id}"; it stands in ${locales.join(", ")}.`,
    suggestion: "Take it out of every language.",
    sites: [],
  };
}

function namesOf(text: string): Names {
  return {
    whole: [...text.matchAll(/["'`]([A-Za-z][\w-]*(?:\.[\w-]+)+)["'`]/g)].map(([, id = ""]) => id),
    templates: [...text.matchAll(/`([a-z][\w-]*\.[^`]*\$\{[^`]*)`/g)].map(([, template = ""]) => template),
  };
}

/** Whether an id is among the names, or what a template of them can come to. */
function isNamedIn(names: readonly Names[]): (id: string) => boolean {
  const whole = new Set(names.flatMap((each) => each.whole));
  const patterns = [...new Set(names.flatMap(({ templates }) => templates))].map(patternOf);
  return (id) => whole.has(id) || patterns.some((pattern) => pattern.test(id));
}

/**
 * Ids that a template literal can come to. What stands in its braces may be anything, templates of its own
 * included.
 */
function patternOf(template: string): RegExp {
  const escaped = template
    .replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}?/g, "\0")
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replaceAll("\0", ".+");
  return new RegExp(`^${escaped}$`);
}

function mayName(path: string): boolean {
  if (/\.test\.tsx?$|[/\\](testing|fixtures)[/\\]|[/\\]messages[/\\]/.test(path)) return false;
  return /\.(tsx?|mjs|json)$/.test(path);
}

function idsOf({ value }: JsonFile): string[] {
  return isJsonObject(value) ? Object.keys(value).filter((id) => id !== "$schema") : [];
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes("node_modules"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
