import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { type Finding, isJsonObject, type JsonFile, parseJsonFile, positionOf } from "#renderer/release";

/** Folders that may name a message beside the configuration: code, manifests and schemas. */
const SOURCES = ["domain", "renderer", "schemas", "server", "widgets"];

/**
 * Messages of `config/messages` that nothing names: no source, manifest, schema, configuration file or server text, neither whole
 * nor as a template (`country.name.${code}`). One warning each, at the English line; other languages are named in it.
 * `code` is the folder of the sources; nothing is said of a project without any.
 */
export function unusedMessages(root: string, code = root): Finding[] {
  if (!existsSync(join(code, "server"))) return [];
  const messages = filesIn(join(root, "config/messages")).map((path) => read(root, path));
  const localesOf = new Map<string, Set<string>>();
  for (const source of messages)
    for (const id of idsOf(source))
      localesOf.set(id, (localesOf.get(id) ?? new Set()).add(source.file.split("/")[2] ?? ""));
  const places = [join(root, "config"), ...SOURCES.map((folder) => join(code, folder))];
  const named = namedIn(places.flatMap(filesIn).filter(mayName));
  return messages
    .filter(({ file }) => file.startsWith("config/messages/en/"))
    .flatMap((source) =>
      idsOf(source)
        .filter((id) => !named(id))
        .map((id) => unused(source, id, [...(localesOf.get(id) ?? [])].sort())),
    );
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

/** Whether a text of the files holds an id as a string, or as what a template can come to. */
function namedIn(paths: readonly string[]): (id: string) => boolean {
  const whole = new Set<string>();
  const templates = new Set<string>();
  for (const path of paths) {
    const text = readFileSync(path, "utf8");
    for (const [, id] of text.matchAll(/["'`]([A-Za-z][\w-]*(?:\.[\w-]+)+)["'`]/g)) if (id) whole.add(id);
    for (const [, template] of text.matchAll(/`([a-z][\w-]*\.[^`]*\$\{[^`]*)`/g))
      if (template) templates.add(template);
  }
  const patterns = [...templates].map(patternOf);
  return (id) => whole.has(id) || patterns.some((pattern) => pattern.test(id));
}

/** Ids that a template literal can come to. What stands in its braces may be anything, templates of its own included. */
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

function read(root: string, path: string): JsonFile {
  return parseJsonFile(relative(root, path).split(sep).join("/"), readFileSync(path, "utf8"));
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes("node_modules"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
