import {
  addProperty,
  type ConfigSource,
  compileMessage,
  didYouMean,
  jsonText,
  setValue,
} from "#renderer/release";
import { fileOf, idOf, type TranslatedFile, type TranslatedUnit } from "./unit.ts";
import { wordsIn } from "./words.ts";

/** What taking a translated file over means. */
export interface ImportPlan {
  /** New texts by path, of one language alone. */
  readonly files: ReadonlyMap<string, string>;
  readonly counts: {
    readonly added: number;
    readonly changed: number;
    readonly same: number;
    /** Without words yet. */
    readonly empty: number;
    /** That the file says somebody must look at. */
    readonly unsure: number;
    /** Whose English changed after the file was written. */
    readonly outdated: number;
  };
  /** What is wrong, each with its line of the translated file. Nothing is taken over then. */
  readonly problems: readonly { readonly line: number; readonly message: string }[];
}

/** Plans the words of a language from a translated file. Nothing else of the configuration changes. */
export function planImport(source: ConfigSource, locale: string, file: TranslatedFile): ImportPlan {
  const english = wordsIn(source, "en");
  const own = wordsIn(source, locale);
  const order = [...english.keys()];
  const files = new Map<string, string>();
  const problems: { line: number; message: string }[] = [];
  const counts = { added: 0, changed: 0, same: 0, empty: 0, unsure: 0, outdated: 0 };
  for (const unit of file.units) {
    const { key, target } = unit;
    const original = english.get(key);
    const state = original === undefined ? undefined : stateOf(unit, original);
    if (original === undefined) {
      const near = didYouMean(key, order);
      problems.push({
        line: unit.line,
        message: `There is no English message "${key}".${near ? ` ${near}` : ""}`,
      });
    } else if (state !== undefined) counts[state]++;
    else if (own.get(key) === target) counts.same++;
    else {
      const problem = mistakeIn(key, original, target);
      if (problem !== undefined) problems.push({ line: unit.line, message: problem });
      counts[own.has(key) ? "changed" : "added"]++;
      const path = fileOf(key, locale);
      const text = files.get(path) ?? source.texts.get(path) ?? emptyFile(path);
      files.set(path, written(text, idOf(key), target, order.map(idOf)));
    }
  }
  return { files: problems.length > 0 ? new Map() : files, counts, problems };
}

function stateOf(
  { target, isUnsure, source }: TranslatedUnit,
  original: string,
): "empty" | "unsure" | "outdated" | undefined {
  if (target.trim() === "") return "empty";
  if (isUnsure) return "unsure";
  return source === original ? undefined : "outdated";
}

/** What is wrong with translated words: no ICU, or other values than English gives. */
function mistakeIn(key: string, original: string, target: string): string | undefined {
  const said = compileMessage(target);
  if (!said.ok) return `"${key}" is no ICU message: ${said.problem} at sign ${said.offset + 1}.`;
  const wanted = compileMessage(original);
  if (!wanted.ok) return undefined;
  const missing = wanted.arguments.filter((name) => !said.arguments.includes(name));
  const extra = said.arguments.filter((name) => !wanted.arguments.includes(name));
  if (missing.length === 0 && extra.length === 0) return undefined;
  const parts = [
    ...(missing.length > 0 ? [`leaves out ${missing.join(", ")}`] : []),
    ...(extra.length > 0 ? [`asks for ${extra.join(", ")}`] : []),
  ];
  return `"${key}" ${parts.join(" and ")}; English has ${wanted.arguments.join(", ") || "no values"}.`;
}

/** A message in its file: in its place, or after the English message before it. */
function written(text: string, id: string, words: string, order: readonly string[]): string {
  const known = JSON.parse(text) as Readonly<Record<string, string>>;
  if (Object.hasOwn(known, id)) return setValue(text, [id], words);
  const before = new Set(["$schema", ...order.slice(0, order.indexOf(id))]);
  return addProperty(text, [id], words, (name) => before.has(name));
}

function emptyFile(path: string): string {
  const up = "../".repeat(path.split("/").length - 1);
  return jsonText({ $schema: `${up}schemas/config/messages.schema.json` });
}
