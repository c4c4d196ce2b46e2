import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Folders that may name a message beside the configuration: code, manifests and schemas. */
const SOURCES = ["domain", "renderer", "schemas", "server", "widgets"];

/** What a text holds that can be a message id: whole ones, and templates that come to one. */
export interface Names {
  readonly whole: readonly string[];
  readonly templates: readonly string[];
}

/** Ids and templates that a text names. */
export function namesIn(text: string): Names {
  return {
    whole: [...text.matchAll(/["'`]([A-Za-z][\w-]*(?:\.[\w-]+)+)["'`]/g)].map(([, id = ""]) => id),
    templates: [...text.matchAll(/`([a-z][\w-]*\.[^`]*\$\{[^`]*)`/g)].map(([, template = ""]) => template),
  };
}

/** Whether an id is among the names, or what a template of them can come to. */
export function isNamedIn(names: readonly Names[]): (id: string) => boolean {
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

/** Whether a file can name a message that guests are shown. */
export function mayName(path: string): boolean {
  if (/\.test\.tsx?$|[/\\](testing|fixtures)[/\\]|[/\\]messages[/\\]/.test(path)) return false;
  return /\.(tsx?|mjs|json)$/.test(path);
}

/** What the sources in the folder of the code name. */
export function namesOfCode(code: string): readonly Names[] {
  return SOURCES.flatMap((folder) => filesIn(join(code, folder)))
    .filter(mayName)
    .map((path) => namesIn(readFileSync(path, "utf8")));
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes("node_modules"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** What was made of a file, for as long as its text stays the same. */
export function rememberedByText<T>(
  make: (text: string, file: string) => T,
): (file: string, text: string) => T {
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
